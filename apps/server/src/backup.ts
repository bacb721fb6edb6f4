import { parseArgs } from 'node:util';
import { printChecks, runCommand, withDatabase } from './command.ts';
import type { BackupStorage } from './platform/backup/backup-storage.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { applyRetention } from './platform/backup/retention.ts';
import { shipWal } from './platform/backup/wal-shipping.ts';
import { type Config, readConfig } from './platform/config.ts';
import { StartupError } from './platform/startup-error.ts';
import { createStore } from './platform/store/create-store.ts';
import { isFaultless, saveNewFiles, takeBackup, verifyBackup } from './resources/operations/backups/backups.service.ts';

/**
 * `npm run backup`: takes a base backup of the installation, which may be running. `files` only saves files that are new,
 * and `verify` proves that the backup can be restored.
 */
const usage = `usage: npm run backup -- [--to <address>] [--keep <number>] [--encrypt]
       npm run backup -- files [--to <address>]
       npm run backup -- verify [--from <address>]
An address is a folder or s3://bucket/prefix; PLATEN_BACKUP_TO if it is left out.`;

interface BackupArguments {
  command: string;
  address: string | undefined;
  keep: number | undefined;
  isEncryptionRequired: boolean;
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
      },
    });
    const [command = 'take', ...more] = positionals;
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (more.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) throw new Error('usage');
    return { command, address: values.to ?? values.from, keep, isEncryptionRequired: values.encrypt };
  } catch {
    throw new StartupError(usage);
  }
}

async function take(storage: BackupStorage, { address, keep }: BackupArguments): Promise<void> {
  await withDatabase(async (db, config, databaseUrl) => {
    if (config.databaseUrl !== undefined) throw new StartupError(outsideDatabaseMessage);
    const source = { db, store: await createStore(config), storage };
    const { base, files } = await takeBackup(source, { dataDir: config.dataDir, databaseUrl });
    // If a server is running, it does the same; without one, this is the only program that can.
    if (address === undefined || address === config.backup.to) await shipWal(config.dataDir, storage);
    console.log(`platen: saved the database as of ${base.completedAt} and ${files.saved} files`);
    for (const missing of files.missing)
      console.log(`platen: not saved, because the store does not have it: ${missing}`);
  });
  if (keep === undefined) return;
  for (const id of await applyRetention(storage, keep)) console.log(`platen: removed the base backup ${id}`);
}

const outsideDatabaseMessage =
  'this backs up the embedded database only. For the one in DATABASE_URL use pgBackRest or pg_basebackup, and ' +
  '“npm run backup -- files” for the files (docs/backup.md)';

async function saveOnlyFiles(storage: BackupStorage): Promise<void> {
  const { saved, missing } = await withDatabase(async (db, config) =>
    saveNewFiles({ db, store: await createStore(config), storage }),
  );
  console.log(`platen: saved ${saved} files`);
  for (const line of missing) console.log(`platen: not saved, because the store does not have it: ${line}`);
}

async function verify(storage: BackupStorage, { dataDir }: Config): Promise<void> {
  const checks = await verifyBackup({ storage, dataDir, log: (line) => console.log(`platen: ${line}`) });
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
  else if (given.command === 'verify') await verify(storage, config);
  else throw new StartupError(usage);
});
