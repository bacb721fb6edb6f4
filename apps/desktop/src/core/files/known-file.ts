import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBesideSheet } from '@platen/sheet/image-path';
import { FileRefused } from './file-refused.ts';

/** A file as it was when it was checked. It is uploaded only if it has not changed since. */
export interface KnownFile {
  path: string;
  /** The name that the sheet uses for it. */
  name: string;
  size: number;
  modifiedMs: number;
  /** Detects that the file was replaced by another one with the same name. */
  inode: number;
}

type Stats = Awaited<ReturnType<typeof lstat>>;

/**
 * The file that a sheet names by a path below its own folder. Neither `..` nor a symbolic link may lead out of it,
 * because a sheet from somebody else must not upload other files of this computer.
 */
export async function findInFolder(folder: string, reference: string): Promise<KnownFile> {
  const inside = pathBesideSheet(reference);
  if (inside === undefined || reference.includes('\0')) throw new FileRefused('image_outside', { name: reference });
  // macOS stores file names in decomposed Unicode (NFD).
  const found = (await walk(folder, inside, reference)) ?? (await walk(folder, inside.normalize('NFD'), reference));
  if (!found) throw new FileRefused('image_missing', { name: reference });
  return found;
}

async function walk(folder: string, inside: string, reference: string): Promise<KnownFile | undefined> {
  let path = folder;
  let stats: Stats | undefined;
  for (const step of inside.split('/')) {
    path = join(path, step);
    stats = await lstat(path).catch(() => undefined);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) throw new FileRefused('image_link', { name: reference });
  }
  return stats?.isFile() ? knownFile(path, reference, stats) : undefined;
}

/** A file that this client wrote itself. */
export async function ownFile(path: string, name: string): Promise<KnownFile> {
  return knownFile(path, name, await lstat(path));
}

function knownFile(path: string, name: string, { size, mtimeMs, ino }: Stats): KnownFile {
  return { path, name, size: Number(size), modifiedMs: Number(mtimeMs), inode: Number(ino) };
}

/** Opens the file for `use`, and throws if it has changed since it was checked, before or after reading. */
export async function withUnchanged<T>(file: KnownFile, read: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file.path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code === 'ELOOP' ? 'image_link' : 'image_missing';
    throw new FileRefused(reason, { name: file.name });
  });
  try {
    await expectUnchanged(file, handle);
    const result = await read(handle);
    await expectUnchanged(file, handle);
    return result;
  } finally {
    await handle.close();
  }
}

async function expectUnchanged(file: KnownFile, handle: FileHandle): Promise<void> {
  const now = knownFile(file.path, file.name, await handle.stat());
  const isSame = now.size === file.size && now.modifiedMs === file.modifiedMs && now.inode === file.inode;
  if (!isSame) throw new FileRefused('image_changed', { name: file.name });
}
