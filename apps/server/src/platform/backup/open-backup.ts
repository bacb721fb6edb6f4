import { resolve } from 'node:path';
import type { BackupConfig, Config } from '../config/config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createEncryption } from './backup-encryption.ts';
import { type BackupStorage, openStorage } from './backup-storage.ts';
import type { BackupTarget } from './backup-target.ts';
import { openFolderTarget } from './folder-target.ts';

const bucketPattern = /^s3:\/\/(?<bucket>[^/]+)(?:\/(?<prefix>.*))?$/;

/** Opens the backup at an address, with the configured key. */
export async function openBackup(address: string, { backup }: Pick<Config, 'backup'>): Promise<BackupStorage> {
  const target = await openTarget(address, backup);
  return openStorage(target, backup.key === undefined ? undefined : createEncryption(backup.key));
}

async function openTarget(address: string, { s3 }: BackupConfig): Promise<BackupTarget> {
  const { bucket, prefix = '' } = bucketPattern.exec(address)?.groups ?? {};
  if (bucket !== undefined) {
    if (!s3) throw new StartupError(`the setting PLATEN_BACKUP_S3_ACCESS_KEY is missing: ${address} needs it`);
    // Loaded on demand, because the SDK takes longer to load than the rest of the server.
    const { openS3Target } = await import('./s3-target.ts');
    return openS3Target(bucket, prefix, s3);
  }
  // Otherwise a folder of this name would be created, on the disk that the backup is to survive.
  if (/^\w+:\/\//.test(address))
    throw new StartupError(`a backup is stored in a folder or at s3://bucket/prefix, and ${address} is neither`);
  return openFolderTarget(resolve(address));
}
