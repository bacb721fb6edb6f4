import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { createEncryption } from './backup-encryption.ts';
import { type BackupStorage, openStorage } from './backup-storage.ts';
import { StartupError } from '../startup-error.ts';
import { openFolderTarget } from './folder-target.ts';

/** Opens the backup at an address, with the configured key. */
export async function openBackup(address: string, { backup }: Pick<Config, 'backup'>): Promise<BackupStorage> {
  // Otherwise a folder of this name would be created, on the disk that the backup is to survive.
  if (/^\w+:\/\//.test(address)) throw new StartupError(`a backup is stored in a folder, and ${address} is none`);
  const target = await openFolderTarget(resolve(address));
  return openStorage(target, backup.key === undefined ? undefined : createEncryption(backup.key));
}
