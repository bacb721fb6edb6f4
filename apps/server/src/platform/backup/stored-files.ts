import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { reasonOf } from '../errors/startup-error.ts';
import type { Store } from '../store/store.ts';
import type { BackupStorage, FileFacts } from './backup-storage.ts';
import { readJson, writeJson } from './json-objects.ts';

/** An object of the store that the database names. */
export interface StoredObject {
  key: string;
  byteSize: number;
}

const savedFileSchema = z.object({
  key: z.string(),
  byteSize: z.number(),
  sha256: z.string(),
  savedAt: z.iso.datetime(),
});

/** A file in the backup, as one of its lists describes it. */
export type SavedFile = z.output<typeof savedFileSchema>;

const listsFolder = 'file-lists';
const listPattern = /^file-lists\/(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-([\d.]+Z)-/;

/** Two levels deep, as in the store, so that no folder grows too large. */
function savedFileName(key: string): string {
  return `files/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
}

export interface SavedFilesResult {
  saved: number;
  /** What the store does not have, with the reason. */
  missing: string[];
}

/**
 * Copies every object that the backup does not have. Objects never change, so what is there need not be compared. What a
 * crash left without a line in a list is copied again if all lists are given.
 */
export async function saveFiles(
  storage: BackupStorage,
  store: Store,
  objects: AsyncIterable<StoredObject>,
  listed?: ReadonlyMap<string, SavedFile>,
): Promise<SavedFilesResult> {
  const startedAt = new Date();
  const saved: SavedFile[] = [];
  const missing: string[] = [];
  for await (const { key } of objects) {
    if (listed ? listed.has(key) : await storage.has(savedFileName(key))) continue;
    try {
      const facts = await storage.write(savedFileName(key), await store.open(key));
      saved.push({ key, ...facts, savedAt: new Date().toISOString() });
    } catch (error) {
      missing.push(`${key}: ${reasonOf(error)}`);
    }
  }
  if (saved.length > 0) await writeList(storage, saved, startedAt);
  return { saved: saved.length, missing };
}

/** All files of the backup by key. */
export async function readLists(storage: BackupStorage, names?: readonly string[]): Promise<Map<string, SavedFile>> {
  const files = new Map<string, SavedFile>();
  for (const name of names ?? (await storage.list(listsFolder))) {
    for (const file of await readJson(storage, name, z.array(savedFileSchema))) files.set(file.key, file);
  }
  return files;
}

/**
 * Removes the files that are not needed, and replaces all lists by one, since there is a new one for every minute in
 * which files were uploaded.
 */
export async function removeFiles(storage: BackupStorage, isNeeded: (file: SavedFile) => boolean): Promise<void> {
  const oldLists = await storage.list(listsFolder);
  const coveredUntil = latestOf(oldLists);
  if (!coveredUntil) return;
  const kept: SavedFile[] = [];
  for (const file of (await readLists(storage, oldLists)).values()) {
    if (isNeeded(file)) kept.push(file);
    else await storage.remove(savedFileName(file.key));
  }
  await writeList(storage, kept, coveredUntil);
  for (const name of oldLists) await storage.remove(name);
}

/** The time up to which all files were saved. Undefined: none were. */
export async function filesCoveredUntil(storage: BackupStorage): Promise<Date | undefined> {
  return latestOf(await storage.list(listsFolder));
}

function latestOf(listNames: readonly string[]): Date | undefined {
  const [, day, hour, minute, second] = listPattern.exec(listNames.toSorted().at(-1) ?? '') ?? [];
  return day === undefined ? undefined : new Date(`${day}${hour}:${minute}:${second}`);
}

async function writeList(storage: BackupStorage, files: readonly SavedFile[], coveredUntil: Date): Promise<void> {
  const name = `${coveredUntil.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  await writeJson(storage, `${listsFolder}/${name}.json.gz`, files);
}

interface RestoredFiles {
  count: number;
  byteSize: number;
  /** What is missing or damaged, by key, with the reason. */
  faults: string[];
}

/**
 * Reads every object that the database names from the backup and hands it over: to a store, or to nothing if it is only
 * verified. A fault does not end it, so that one run names all of them.
 */
export async function readFiles(
  storage: BackupStorage,
  objects: AsyncIterable<StoredObject>,
  receive: (object: StoredObject, body: AsyncIterable<Buffer>) => Promise<void>,
): Promise<RestoredFiles> {
  const listed = await readLists(storage);
  const restored: RestoredFiles = { count: 0, byteSize: 0, faults: [] };
  for await (const object of objects) {
    try {
      await receive(object, storage.read(savedFileName(object.key), expectedFacts(object, listed.get(object.key))));
      restored.count++;
      restored.byteSize += object.byteSize;
    } catch (error) {
      restored.faults.push(`${object.key}: ${reasonOf(error)}`);
    }
  }
  return restored;
}

function expectedFacts({ key, byteSize }: StoredObject, listed: SavedFile | undefined): FileFacts {
  if (!listed) throw new Error(`no list of the backup names ${key}`);
  if (listed.byteSize !== byteSize)
    throw new Error(`the backup has ${listed.byteSize} bytes, the database names ${byteSize}`);
  return listed;
}
