import { readConfig } from './config.ts';
import type { Config } from './platform/config/config.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import { embeddedDatabaseOptions, withEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';
import { startFailure } from './platform/errors/startup-error.ts';
import { migrationConnections } from './platform/installation/migrate.ts';

/** Runs a command line program of the server. Expected errors are printed as one line; unexpected ones with their stack. */
export function runCommand(command: (args: readonly string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(`platen: ${startFailure(error)}`);
    process.exitCode = 1;
  });
}

type DatabaseUse<T> = (db: Db, config: Config, url: string) => Promise<T>;

/** Opens the database of this environment, which may be in use by a running server; the embedded one is started if not. */
export async function withDatabase<T>(use: DatabaseUse<T>): Promise<T> {
  const config = readConfig(process.env);
  const useAt = async (url: string) => {
    const { db, close } = openDatabase(
      () => url,
      () => undefined,
      migrationConnections,
    );
    try {
      return await use(db, config, url);
    } finally {
      await close();
    }
  };
  return config.databaseUrl === undefined
    ? withEmbeddedDatabase(
        embeddedDatabaseOptions(config, () => undefined),
        useAt,
      )
    : useAt(config.databaseUrl);
}

interface Check {
  part: string;
  found: string;
  faults: readonly string[];
}

/** Prints what a check of several parts has found, each fault on its own line. */
export function printChecks(checks: readonly Check[]): void {
  for (const { part, found, faults } of checks) {
    if (faults.length === 0) console.log(`✓ ${part.padEnd(14)} ${found}`);
    for (const fault of faults) console.log(`✗ ${part.padEnd(14)} ${fault}`);
  }
}
