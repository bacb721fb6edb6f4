import { parseArgs } from 'node:util';
import { printChecks, runCommand } from './command.ts';
import { openBackup } from './platform/backup/open-backup.ts';
import { readRestoreConfig } from './platform/config.ts';
import { StartupError } from './platform/startup-error.ts';
import { isFaultless, restoreInstallation } from './resources/operations/backups/backups.service.ts';

/** `npm run restore`: restores an installation with the embedded database from a backup, into an empty data folder. */
const usage = `usage: npm run restore -- --from <address> [--until <time>]
An address is a folder or s3://bucket/prefix; PLATEN_BACKUP_TO if it is left out.
A time is written as 2026-11-17T09:30:00Z or 2026-11-17T17:30:00+08:00.`;

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function readArguments(args: readonly string[]): { from: string | undefined; until: Date | undefined } {
  try {
    const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' }, until: { type: 'string' } } });
    // A time without a zone would be that of the machine, which is seldom the one that somebody has in mind.
    if (values.until !== undefined && !timePattern.test(values.until)) throw new Error('usage');
    return { from: values.from, until: values.until === undefined ? undefined : new Date(values.until) };
  } catch {
    throw new StartupError(usage);
  }
}

runCommand(async (args) => {
  const { from, until } = readArguments(args);
  const config = readRestoreConfig(process.env);
  const address = from ?? config.backup.to;
  if (address === undefined) throw new StartupError(usage);
  if (config.databaseUrl !== undefined)
    throw new StartupError('only the embedded database can be restored: leave out DATABASE_URL (docs/backup.md)');
  const storage = await openBackup(address, config);
  const log = (line: string) => console.log(`platen: ${line}`);
  const checks = await restoreInstallation({ storage, dataDir: config.dataDir, until, log }, process.env);
  printChecks(checks);
  if (!isFaultless(checks))
    throw new StartupError(`${config.dataDir} is restored, but not completely: see the lines above`);
  console.log(`platen: ${config.dataDir} is restored. Start the server, then take a new base backup`);
});
