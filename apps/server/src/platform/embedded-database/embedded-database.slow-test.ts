import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase, withEmbeddedDatabase } from './embedded-database.ts';

const modulePath = fileURLToPath(new URL('./embedded-database.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let root: string;
/** One data folder for most tests, because creating a database takes a second. */
let dataDir: string;
const lines: string[] = [];

const start = (dir = dataDir): Promise<EmbeddedDatabase> =>
  startEmbeddedDatabase({ dataDir: dir, log: (line) => lines.push(line), settings: { fsync: 'off' } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'platen-embedded-'));
  // When started as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** A Platen in a separate process, which can be killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(modulePath)});
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log('up');
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('creates a database, keeps its content and address, and stops', async () => {
  const first = await start();
  await query(first.url, `create table kept as select 'Ünïcode 印' as text`);
  expect(await query(first.url, 'select lower(text) as text from kept')).toEqual([{ text: 'ünïcode 印' }]);
  await first.stop();
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select text from kept')).toHaveLength(1);
  await second.stop();
});

test('applies settings and requires the password', async () => {
  const database = await start();
  expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  expect(await query(database.url, 'show max_connections')).toEqual([{ max_connections: '100' }]);
  const stranger = database.url.replace(/:[^:@]+@/, ':guess@');
  await expect(query(stranger, 'select 1')).rejects.toThrow('password authentication failed');
  await database.stop();
});

test('uses another port if its own is taken', async () => {
  const before = await start();
  await before.stop();
  const other = createServer();
  other.listen({ host: '127.0.0.1', port: Number(new URL(before.url).port) });
  await once(other, 'listening');
  const after = await start();
  expect(new URL(after.url).port).not.toBe(new URL(before.url).port);
  await after.stop();
  other.close();
});

test('takes over the PostgreSQL that a killed Node left behind', async () => {
  const killed = await startElsewhere();
  const pid = await postmasterPid();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const database = await start();
  expect(await postmasterPid()).toBe(pid);
  expect(lines.at(-1)).toBe('PostgreSQL was still running; taking it over');
  await database.stop();
});

test('refuses a second owner, and names the first', async () => {
  const owner = await startElsewhere();
  await expect(start()).rejects.toThrow(
    new StartupError(
      `another Platen (process ${owner.pid}) is running on the database in ${join(dataDir, 'postgres')}`,
    ),
  );
  owner.kill('SIGKILL');
  await (await start()).stop();
});

test.each([
  ['of no process', 2 ** 22 + 1],
  ['that another process has by now', process.pid],
])('starts despite a pid file with a number %s', async (_, pid) => {
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  await writeFile(pidFile, `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`);
  const database = await start();
  expect(await postmasterPid()).not.toBe(pid);
  await database.stop();
});

test('restarts a killed PostgreSQL at the same address', async () => {
  const database = await start();
  const killed = await postmasterPid();
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => query(database.url, 'select text from kept').catch(() => []), { timeout: 45_000 })
    .toHaveLength(1);
  expect(await postmasterPid()).not.toBe(killed);
  await database.stop();
});

test('restarts PostgreSQL on another port if its own is taken, and reports it', async () => {
  const database = await start();
  const before = database.url;
  process.kill(await postmasterPid(), 'SIGKILL');
  const other = await holdPort(Number(new URL(before).port));
  await expect.poll(() => database.url, { timeout: 45_000 }).not.toBe(before);
  expect(await query(database.url, 'select text from kept')).toHaveLength(1);
  await database.stop();
  other.close();
});

test('keeps retrying while PostgreSQL does not start, and says why once', async () => {
  const database = await start();
  const settings = join(dataDir, 'postgres/postgresql.conf');
  const good = await readFile(settings, 'utf8');
  await writeFile(settings, `${good}\nnonsense = on\n`);
  const reports = () => lines.filter((line) => line.startsWith('PostgreSQL did not start')).length;
  const reportsBefore = reports();
  async function countLaunches(): Promise<number> {
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    return log.split('contains errors').length;
  }
  const launchesBefore = await countLaunches();
  process.kill(await postmasterPid(), 'SIGKILL');
  // An attempt launches it twice.
  await expect.poll(countLaunches, { timeout: 45_000 }).toBeGreaterThanOrEqual(launchesBefore + 6);
  expect(reports()).toBe(reportsBefore + 1);
  await writeFile(settings, good);
  await expect
    .poll(() => query(database.url, 'select text from kept').catch(() => []), { timeout: 45_000 })
    .toHaveLength(1);
  await database.stop();
});

test('can be stopped while PostgreSQL does not start', async () => {
  const database = await start();
  const settings = join(dataDir, 'postgres/postgresql.conf');
  const good = await readFile(settings, 'utf8');
  await writeFile(settings, `${good}\nnonsense = on\n`);
  process.kill(await postmasterPid(), 'SIGKILL');
  await expect.poll(() => lines.at(-1), { timeout: 45_000 }).toContain('PostgreSQL did not start');
  await database.stop();
  await writeFile(settings, good);
  await (await start()).stop();
});

/** Binds the port as soon as PostgreSQL has released it. */
async function holdPort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    server.listen({ host: '127.0.0.1', port });
    const isHeld = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isHeld) return server;
  }
}

test('ignores an interrupted initdb and cleans up after it', async () => {
  const dir = join(root, 'half');
  await mkdir(join(dir, `postgres.init-${2 ** 22 + 1}-0badcafe/cluster/base`), { recursive: true });
  await (await start(dir)).stop();
  expect(await readdir(dir)).toEqual(['postgres']);
});

test('creates one database with one owner on two concurrent first starts', async () => {
  const dir = join(root, 'twice');
  const results = await Promise.allSettled([start(dir), start(dir)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const result of results) if (result.status === 'fulfilled') await result.value.stop();
  expect(await readdir(dir)).toEqual(['postgres']);
});

test('serves a short piece of work, whether or not a Platen runs on it', async () => {
  const one = (url: string) => query(url, 'select 1 as one');
  const options = { dataDir, log: () => undefined, settings: { fsync: 'off' } };
  expect(await withEmbeddedDatabase(options, one)).toEqual([{ one: 1 }]);
  // It was stopped again: nothing owns the cluster, and the next start is an ordinary one.
  const database = await start();
  expect(await withEmbeddedDatabase(options, one)).toEqual([{ one: 1 }]);
  // It was left running for its owner.
  expect(await one(database.url)).toEqual([{ one: 1 }]);
  await database.stop();
});

test('explains startup errors in one line', async () => {
  const file = join(root, 'a-file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(`the data folder ${file} cannot be used: EEXIST`);

  const settings = join(dataDir, 'postgres/postgresql.conf');
  const good = await readFile(settings, 'utf8');
  await writeFile(settings, `${good}\nnonsense = on\n`);
  await expect(start()).rejects.toThrow(/did not start; its log .*server\.log says: .*contains errors$/);
  await writeFile(settings, good);
});

test.runIf(isRoot)('stores the database elsewhere if PostgreSQL’s user cannot reach the data folder', async () => {
  const closed = join(root, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const dir = join(closed, 'data');
  await (await start(dir)).stop();
  const place = await readlink(join(dir, 'postgres'));
  expect(place).toMatch(/^\/var\/lib\/platen\/[0-9a-f]{16}$/);
  const again = await start(dir);
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
  await rm(place, { recursive: true });
});
