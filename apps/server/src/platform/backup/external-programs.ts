import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';

export type PostgresProgram = 'pg_basebackup' | 'pg_receivewal' | 'postgres';

/** Where the packages of Debian and of PostgreSQL itself install what is not in the path. */
function candidatesFor(program: PostgresProgram, majorVersion: number): string[] {
  const folders = [`/usr/lib/postgresql/${majorVersion}/bin`, `/usr/pgsql-${majorVersion}/bin`];
  return [...folders.map((folder) => join(folder, program)), program];
}

/** An installed program of PostgreSQL in the version of the database: another version cannot read its files. */
export async function findPostgresProgram(program: PostgresProgram, majorVersion: number): Promise<string> {
  for (const candidate of candidatesFor(program, majorVersion)) {
    const version = await promisify(execFile)(candidate, ['--version']).then(
      ({ stdout }) => stdout,
      () => '',
    );
    if (Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]) === majorVersion) return candidate;
  }
  throw new StartupError(
    `${program} of PostgreSQL ${majorVersion} is not installed on this machine (on Debian: ` +
      `postgresql-${program === 'postgres' ? '' : 'client-'}${majorVersion}). Install it, or back the database up with ` +
      'pgBackRest (docs/backup.md)',
  );
}

/** The arguments and variables with which a program connects; the password is in no list of processes. */
export function connectionOf(databaseUrl: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    args: ['--dbname', url.href, '--no-password'],
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
  };
}
