import { parseArgs } from 'node:util';
import { printChecks, runCommand, withDatabase } from './command.ts';
import { readConfig } from './config.ts';
import type { BackupStorage } from './platform/backup/backup-storage.ts';
import { receiveWal } from './platform/backup/external-wal.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { applyRetention } from './platform/backup/retention.ts';
import { embeddedSpoolOf, shipWal } from './platform/backup/wal-shipping.ts';
import type { Config } from './platform/config/config.ts';
import { StartupError, withoutPassword } from './platform/errors/startup-error.ts';
import { createStore } from './platform/store/create-store.ts';
import { isFaultless } from './resources/operations/backups/backup-checks.service.ts';
import { saveNewFiles, takeBackup } from './resources/operations/backups/backups.service.ts';
import { verifyBackup } from './resources/operations/backups/verify-backup.service.ts';

/**
 * `npm run backup`: takes a base backup of the installation, which may be running. `files` only saves files that are new,
 * `verify` proves that the backup can be restored, and `receive` saves the log of the database in DATABASE_URL until it is
 * stopped.
 */
const usage = `usage: npm run backup -- [--to <address>] [--keep <number>] [--encrypt]
       npm run backup -- files [--to <address>]
       npm run backup -- verify [--from <address>] [--all]
       npm run backup -- receive [--to <address>]
An address is a folder or s3://bucket/prefix; PLATEN_BACKUP_TO if it is left out.`;

interface BackupArguments {
  command: string;
  address: string | undefined;
  keep: number | undefined;
  isEncryptionRequired: boolean;
  readsAllFiles: boolean;
}

function readArguments(args: readonly string[]): BackupArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        keep: { type: 'string' },
        encrypt: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    });
    const [command = 'take', ...more] = positionals;
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (more.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) throw new Error('usage');
    const address = values.to ?? values.from;
    return { command, address, keep, isEncryptionRequired: values.encrypt, readsAllFiles: values.all };
  } catch {
    throw new StartupError(usage);
  }
}

async function take(storage: BackupStorage, { address, keep }: BackupArguments): Promise<void> {
  await withDatabase(async (db, config, url) => {
    const isEmbedded = config.databaseUrl === undefined;
    const source = { db, store: await createStore(config), storage };
    const databaseUrl = isEmbedded ? url : sessionUrlOf(config);
    const { base, files } = await takeBackup(source, { dataDir: config.dataDir, databaseUrl, isEmbedded });
    // If a server is running, it does the same; without one, this is the only program that can.
    if (isEmbedded && (address === undefined || address === config.backup.to))
      await shipWal(embeddedSpoolOf(config.dataDir), storage);
    console.log(`platen: saved the database as of ${base.completedAt} and ${files.saved} files`);
    for (const missing of files.missing)
      console.log(`platen: not saved, because the store does not have it: ${missing}`);
  });
  if (keep === undefined) return;
  for (const id of await applyRetention(storage, keep)) console.log(`platen: removed the base backup ${id}`);
}

/** The address of the database itself: behind a pooler there are no sessions and no replication. */
function sessionUrlOf({ databaseUrl, databaseListenUrl }: Config): string {
  const url = databaseListenUrl ?? databaseUrl;
  if (url === undefined)
    throw new StartupError('the embedded database hands its log over by itself: “receive” is for DATABASE_URL');
  return url;
}

async function receive(storage: BackupStorage, config: Config): Promise<void> {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  const databaseUrl = sessionUrlOf(config);
  console.log(`platen: saving the log of ${withoutPassword(databaseUrl)} to ${storage.target.address}`);
  const onError = (reason: string) => console.error(`platen: changes are not backed up: ${reason}`);
  await receiveWal({ databaseUrl, dataDir: config.dataDir, storage, onError, signal: stopped.signal });
}

async function saveOnlyFiles(storage: BackupStorage): Promise<void> {
  const { saved, missing } = await withDatabase(async (db, config) =>
    saveNewFiles({ db, store: await createStore(config), storage }),
  );
  console.log(`platen: saved ${saved} files`);
  for (const line of missing) console.log(`platen: not saved, because the store does not have it: ${line}`);
}

async function verify(storage: BackupStorage, { dataDir }: Config, readsAllFiles: boolean): Promise<void> {
  const log = (line: string) => console.log(`platen: ${line}`);
  const checks = await verifyBackup({ storage, dataDir, readsAllFiles, log });
  printChecks(checks);
  if (!isFaultless(checks)) throw new StartupError('the backup cannot be restored completely');
}

runCommand(async (args) => {
  const given = readArguments(args);
  const config = readConfig(process.env);
  const address = given.address ?? config.backup.to;
  if (address === undefined) throw new StartupError(usage);
  if (given.isEncryptionRequired && config.backup.key === undefined)
    throw new StartupError('--encrypt needs a key: set PLATEN_BACKUP_KEY');
  const storage = await openBackup(address, config);
  if (given.command === 'take') await take(storage, given);
  else if (given.command === 'files') await saveOnlyFiles(storage);
  else if (given.command === 'verify') await verify(storage, config, given.readsAllFiles);
  else if (given.command === 'receive') await receive(storage, config);
  else throw new StartupError(usage);
});
