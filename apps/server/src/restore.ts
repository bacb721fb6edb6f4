import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printChecks, runCommand } from './command.ts';
import { readConfig, readRestoreConfig } from './config.ts';
import type { BackupStorage } from './platform/backup/backup-storage.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { type BackupCheck, isFaultless } from './resources/operations/backups/backup-checks.service.ts';
import {
  restoreExternalDatabase,
  restoreFiles,
  restoreInstallation,
} from './resources/operations/backups/restore.service.ts';

/**
 * `npm run restore`: restores an installation with the embedded database from a backup, into an empty data folder. For a
 * PostgreSQL of the operator's own, `--data` writes the folder that it is started on, and `files` restores the rest.
 */
const usage = `usage: npm run restore -- --from <address> [--until <time>]
       npm run restore -- --from <address> [--until <time>] --data <folder>
       npm run restore -- files --from <address>
An address is a folder or s3://bucket/prefix; PLATEN_BACKUP_TO if it is left out.
A time is written as 2026-11-17T09:30:00Z or 2026-11-17T17:30:00+08:00.`;

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

interface RestoreArguments {
  isFilesOnly: boolean;
  from: string | undefined;
  until: Date | undefined;
  /** The folder of a PostgreSQL of the operator's own. */
  clusterDir: string | undefined;
}

function readArguments(args: readonly string[]): RestoreArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, until: { type: 'string' }, data: { type: 'string' } },
    });
    const { from, until, data } = values;
    // A time without a zone would be that of the machine, which is seldom the one that somebody has in mind.
    if (until !== undefined && !timePattern.test(until)) throw new Error('usage');
    if (positionals.length > 0 && positionals.join(' ') !== 'files') throw new Error('usage');
    return {
      isFilesOnly: positionals.length > 0,
      from,
      until: until === undefined ? undefined : new Date(until),
      clusterDir: data === undefined ? undefined : resolve(data),
    };
  } catch {
    throw new StartupError(usage);
  }
}

function report(checks: readonly BackupCheck[], restored: string): void {
  printChecks(checks);
  if (!isFaultless(checks)) throw new StartupError(`${restored} is restored, but not completely: see the lines above`);
  console.log(`platen: ${restored} is restored. Start the server, then take a new base backup`);
}

async function restoreWithExternalDatabase(storage: BackupStorage, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined)
    throw new StartupError('set DATABASE_URL to the database that was restored (docs/backup.md)');
  report(await restoreFiles(databaseUrl, storage, () => readConfig(process.env)), 'the installation');
}

runCommand(async (args) => {
  const { isFilesOnly, from, until, clusterDir } = readArguments(args);
  const config = readRestoreConfig(process.env);
  const address = from ?? config.backup.to;
  if (address === undefined) throw new StartupError(usage);
  const storage = await openBackup(address, config);
  const request = { storage, dataDir: config.dataDir, until, log: (line: string) => console.log(`platen: ${line}`) };
  if (isFilesOnly) return restoreWithExternalDatabase(storage, config.databaseUrl);
  if (clusterDir !== undefined) {
    await restoreExternalDatabase(request, clusterDir);
    console.log(
      `platen: start PostgreSQL on ${clusterDir}, wait until it accepts connections, set DATABASE_URL to it,`,
    );
    return console.log('platen: then run “npm run restore -- files”, which restores the files and checks everything');
  }
  if (config.databaseUrl !== undefined)
    throw new StartupError('the database in DATABASE_URL is restored with --data <folder> (docs/backup.md)');
  report(await restoreInstallation(request, () => readConfig(process.env)), config.dataDir);
});
