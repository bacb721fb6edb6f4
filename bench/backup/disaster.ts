import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import {
  startEmbeddedDatabase,
  withEmbeddedDatabase,
} from '../../apps/server/src/platform/embedded-database/embedded-database.ts';
import { migrate } from '../../apps/server/src/platform/installation/migrate.ts';
import { createUser } from '../../apps/server/src/resources/accounts/users/users.service.ts';
import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/resources/orders/form-orders/testing/server-process.ts';
import { runServerCommand } from '../../apps/server/src/testing/command-runs.ts';
import { benchPassword } from '../lists/server.ts';
import { ordersOf } from '../orders/orders.ts';

/** Longer than a part of the log stays in the database. */
const changesMs = 90_000;
const changeEveryMs = 200;

const minutesMax = 10;
const secondsLostMax = 60;

export async function benchDisaster(dir: string, orders: number): Promise<void> {
  const dataDir = join(dir, 'data');
  const settings = { PLATEN_DATA: dataDir, PLATEN_BACKUP_TO: join(dir, 'backup'), PLATEN_LOG_LEVEL: 'error' };
  await fill(dataDir, orders);
  const { stdout } = await promisify(execFile)('du', ['-sb', dataDir]);
  console.log(`the data folder has ${(Number.parseInt(stdout, 10) / 1024 ** 3).toFixed(1)} GiB`);
  const cpS = await measure('cp of the folder', () =>
    promisify(execFile)('cp', ['-r', dataDir, join(dir, 'copy')]).then(() => undefined),
  );
  await rm(join(dir, 'copy'), { recursive: true });

  let server = await startServerProcess(settings);
  const baseS = await measure('base backup', () => runCommand('backup', settings));
  const confirmed = await makeChanges(server);
  await destroy(server, dataDir);
  const lostAt = Date.now();
  const restoreS = await measure('restore', () => runCommand('restore', settings));
  const readyS = await measure('start', async () => {
    server = await startServerProcess(settings);
  });
  await server.kill('SIGTERM');
  const lostS = (lostAt - (await lastFound(dataDir, confirmed))) / 1000;

  console.log(`seconds of confirmed changes that were lost: ${lostS.toFixed(0)} (at most ${secondsLostMax})`);
  const minutes = (restoreS + readyS) / 60;
  console.log(`minutes until the service is back: ${minutes.toFixed(1)} (at most ${minutesMax})`);
  console.log(`ratio backup.base ${(baseS / cpS).toFixed(2)}`);
  console.log(`ratio backup.restore ${(restoreS / cpS).toFixed(2)}`);
  if (minutes > minutesMax || lostS > secondsLostMax) process.exitCode = 1;
}

async function measure(what: string, act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${what.padEnd(20)} ${seconds.toFixed(1)} s`);
  return seconds;
}

async function runCommand(name: 'backup' | 'restore', settings: Record<string, string>): Promise<void> {
  const { code, output } = await runServerCommand(name, [], settings);
  if (code !== 0) throw new Error(output);
}

async function fill(dataDir: string, orders: number): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  await withDb(database.url, async (db) => {
    await migrate(db);
    const newUser: Parameters<ReturnType<typeof ordersOf>>[1] = (login_name, role) =>
      createUser(db, { login_name, password: benchPassword, role, screen_name: login_name });
    await ordersOf(orders)(db as unknown as Kysely<unknown>, newUser);
    await sql`checkpoint`.execute(db);
  });
  await database.stop();
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    2,
  );
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The names of categories that were made, with the time of their confirmation. */
async function makeChanges({ url }: ServerProcess): Promise<Map<string, number>> {
  const send = async (path: string, token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { token: string };
  };
  const { token } = await send('/sessions', '', { login_name: 'staff', password: benchPassword });
  const confirmed = new Map<string, number>();
  for (const endAt = Date.now() + changesMs; Date.now() < endAt; await sleep(changeEveryMs)) {
    const name = `change ${confirmed.size}`;
    await send('/categories', token, { name });
    confirmed.set(name, Date.now());
  }
  return confirmed;
}

async function lastFound(dataDir: string, confirmed: ReadonlyMap<string, number>): Promise<number> {
  const names = await withEmbeddedDatabase({ dataDir, log: () => undefined }, (url) =>
    withDb(url, (db) => db.selectFrom('categories').select('name').execute()),
  );
  return Math.max(...names.map(({ name }) => confirmed.get(name) ?? 0));
}

/** Processes, database, files and secret are gone. */
async function destroy(server: ServerProcess, dataDir: string): Promise<void> {
  const postmaster = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  await server.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  // PostgreSQL's other processes notice within moments that the first one is gone, and write until then.
  await rm(dataDir, { recursive: true, maxRetries: 20 });
}
