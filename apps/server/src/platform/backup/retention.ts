import { segmentPosition } from '../embedded-database/wal.ts';
import type { BackupStorage } from './backup-storage.ts';
import { baseFolderOf, baseManifestName, listBaseIds, readBaseKeys, readManifest } from './base-manifest.ts';
import { removeFiles } from './stored-files.ts';
import { listWal, walNameOf, walPosition } from './wal-objects.ts';

/** Keeps the newest base backups, and removes the others with what only they need. Returns the ids of those. */
export async function applyRetention(storage: BackupStorage, keep: number): Promise<string[]> {
  const { complete } = await listBaseIds(storage);
  const removed = complete.slice(0, Math.max(0, complete.length - keep));
  for (const id of removed) await removeBase(storage, id);
  const oldest = complete[removed.length];
  if (oldest !== undefined) await removeWhatNoBaseNeeds(storage, oldest);
  return removed;
}

/** The manifest goes first: what is left after an interruption is an incomplete base backup. */
export async function removeBase(storage: BackupStorage, id: string): Promise<void> {
  await storage.remove(baseManifestName(id));
  for (const name of await storage.list(baseFolderOf(id))) await storage.remove(name);
}

/** A restore begins at a base backup: it reads the log from there on, and files that were named then or later. */
async function removeWhatNoBaseNeeds(storage: BackupStorage, oldestId: string): Promise<void> {
  const { firstSegment, startedAt } = await readManifest(storage, oldestId);
  const firstPosition = segmentPosition(firstSegment);
  for (const name of await listWal(storage))
    if ((walPosition(name) ?? firstPosition) < firstPosition) await storage.remove(walNameOf(name));
  const keys = new Set(await readBaseKeys(storage, oldestId));
  await removeFiles(storage, ({ key, savedAt }) => keys.has(key) || savedAt >= startedAt);
}
