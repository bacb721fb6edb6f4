import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BackupStorage } from './backup-storage.ts';
import { readJson } from './json-objects.ts';

const fileSchema = z.object({ path: z.string(), byteSize: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  /** The time at which the backup began, as a name of a folder. Later ones sort after earlier ones. */
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** The earliest time to which it can be restored. */
  completedAt: z.iso.datetime(),
  /** Which database it is: every cluster has its own number, and a restored one keeps it. */
  systemIdentifier: z.string(),
  /** The part of the log that it cannot be restored without; it is stored with it. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  folders: z.array(z.string()),
  files: z.array(fileSchema),
  segments: z.array(fileSchema),
  /** Set for a database of the operator's own: the copy is then a tar archive in pieces, and the lists above are empty. */
  external: z
    .object({
      majorVersion: z.number(),
      user: z.string(),
      database: z.string(),
      pieces: z.array(fileSchema),
    })
    .optional(),
  /** The secret of the installation, if it was in the data folder. */
  secret: fileSchema.optional(),
});

/** Describes a base backup: a copy of the whole database at one time. It is written last, so an incomplete one has none. */
export type BaseManifest = z.output<typeof manifestSchema>;
export type BaseFile = z.output<typeof fileSchema>;

const manifestName = 'manifest.json';

export function baseFolderOf(id: string): string {
  return `base/${id}`;
}

export function baseFileName(id: string, path: string): string {
  return `${baseFolderOf(id)}/${path}.gz`;
}

/** Saves a file of a base backup, and returns what a restore expects it to be. */
export async function saveBaseFile(
  storage: BackupStorage,
  id: string,
  path: string,
  body: Buffer | AsyncIterable<Buffer>,
): Promise<BaseFile> {
  const bytes: AsyncIterable<Buffer> = Buffer.isBuffer(body) ? Readable.from([body]) : body;
  return { path, ...(await storage.write(baseFileName(id, path), bytes)) };
}

export function baseManifestName(id: string): string {
  return `${baseFolderOf(id)}/${manifestName}`;
}

export function baseKeysName(id: string): string {
  return `${baseFolderOf(id)}/file-keys.json.gz`;
}

/** The ids of complete and of incomplete base backups, the oldest first. */
export async function listBaseIds(storage: BackupStorage): Promise<{ complete: string[]; incomplete: string[] }> {
  const names = await storage.list('base');
  const ids = [...new Set(names.map((name) => name.split('/')[1] ?? ''))].sort();
  const isComplete = (id: string) => names.includes(baseManifestName(id));
  return { complete: ids.filter(isComplete), incomplete: ids.filter((id) => !isComplete(id)) };
}

export function readManifest(storage: BackupStorage, id: string): Promise<BaseManifest> {
  return readJson(storage, baseManifestName(id), manifestSchema);
}

/** The keys of the files that the database named when the backup began. */
export function readBaseKeys(storage: BackupStorage, id: string): Promise<string[]> {
  return readJson(storage, baseKeysName(id), z.array(z.string()));
}
