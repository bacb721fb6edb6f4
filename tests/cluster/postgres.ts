import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { definePart, findFreePort, type Part } from './part.ts';

const user = 'postgres';

export interface ExternalPostgres {
  part: Part;
  url: string;
  port: number;
}

/** The PostgreSQL of Debian, as an external database. */
export async function createPostgres(dir: string, logDir: string): Promise<ExternalPostgres> {
  const home = join(dir, 'postgres');
  mkdirSync(home, { recursive: true });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, 'platen');
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  for (const path of [home, passwordFile]) chownSync(path, uid, gid);
  chmodSync(home, 0o700);
  const data = join(home, 'data');
  const initdb = ['-D', data, '-U', 'platen', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8'];
  execFileSync('setpriv', ['--reuid', user, '--regid', user, '--clear-groups', programPath('initdb'), ...initdb], {
    stdio: 'ignore',
  });
  const postgres = await startPostgres(data, logDir);
  await query(postgres.url.replace(/platen$/, 'postgres'), 'create database platen');
  return postgres;
}

/** Starts it on a data folder that exists; resolves when it accepts connections. */
export async function startPostgres(data: string, logDir: string): Promise<ExternalPostgres> {
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const part = definePart({
    name: 'postgres',
    logDir,
    user,
    program: programPath('postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    isReady: () => answersQueries(`postgres://platen:platen@127.0.0.1:${port}/postgres`),
    // It refuses to start while a backend of the killed one still runs.
    isSupervised: true,
  });
  await part.start();
  return { part, port, url: `postgres://platen:platen@127.0.0.1:${port}/platen` };
}

function programPath(program: string): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one));
  return join('/usr/lib/postgresql', versions[0] ?? '', 'bin', program);
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function answersQueries(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
}
