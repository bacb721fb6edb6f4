import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorResponse } from '@platen/model/errors/errors';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from './platform/database/database.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { type ServerProcess, startServerProcess } from './resources/orders/form-orders/testing/server-process.ts';
import { isFullRun } from './testing/full-run.ts';

/** The fields of the responses that these tests read. */
interface Said extends ErrorResponse {
  id: number;
  token: string;
}

const clients = 8;
const times = isFullRun ? 10 : 3;
const password = 'correct horse 42';

let dataDir: string;
let server: ServerProcess;
let token: string;

async function readClusterFile(name: string): Promise<string> {
  return readFile(join(dataDir, 'postgres', name), 'utf8');
}

async function databaseUrl(): Promise<string> {
  const port = (await readClusterFile('postmaster.pid')).split('\n')[3];
  return `postgres://platen:${await readClusterFile('platen.password')}@127.0.0.1:${port}/platen`;
}

async function query<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-lost-'));
  // When started as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(dataDir, 0o755);
  server = await startServerProcess({ PLATEN_DATA: dataDir });
  const url = await databaseUrl();
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    1,
  );
  await createUser(db, { login_name: 'maker', password, role: 'staff', screen_name: 'Maker' });
  await close();
  token = (await call('POST', '/sessions', { login_name: 'maker', password })).body.token;
}, 60_000);

afterAll(async () => {
  await server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function call(method: string, path: string, body: object, key = '') {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as Said;
  server.secrets.collect([body, said]);
  return { status: answer.status, headers: answer.headers, body: said };
}

/** Clients that create rows without a pause, each until it is confirmed, and remember what was confirmed. */
function startLoad() {
  const made = new Map<string, number>();
  const refusals: { status: number; code: number; retryAfter: string | null }[] = [];
  const over = new AbortController();
  let lastMadeAt = Date.now();
  let longestGapMs = 0;

  async function make(name: string): Promise<void> {
    for (;;) {
      const { status, headers, body } = await call('POST', '/categories', { name }, name);
      if (status === 200) {
        made.set(name, body.id);
        longestGapMs = Math.max(longestGapMs, Date.now() - lastMadeAt);
        lastMadeAt = Date.now();
        return;
      }
      refusals.push({ status, code: body.code, retryAfter: headers.get('retry-after') });
      await sleep(50);
    }
  }

  const prefix = Math.random().toString(36).slice(2);
  async function client(number: number): Promise<void> {
    for (let index = 0; !over.signal.aborted; index++) await make(`${prefix}-${number}-${index}`);
  }
  const working = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  // If the process dies, the strikes below fail first, and they are what this test is about.
  working.catch(() => undefined);
  return {
    made,
    refusals,
    prefix,
    longestGapMs: () => longestGapMs,
    async stop() {
      over.abort();
      await working;
    },
  };
}

async function endEveryConnection(): Promise<void> {
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`);
}

async function killPostgres(): Promise<void> {
  process.kill(Number.parseInt(await readClusterFile('postmaster.pid'), 10), 'SIGKILL');
}

it.each([
  { name: 'every connection is ended', strike: endEveryConnection },
  { name: 'PostgreSQL is killed', strike: killPostgres },
])(
  'survives and loses nothing when $name under load, again and again',
  { timeout: 120_000 },
  async ({ name, strike }) => {
    const load = startLoad();
    for (let round = 0; round < times; round++) {
      const before = load.made.size;
      // Each client has received a response over a connection opened since the last strike.
      await vi.waitFor(() => expect(load.made.size).toBeGreaterThan(before + clients), { timeout: 60_000 });
      await strike();
    }
    const last = load.made.size;
    await vi.waitFor(() => expect(load.made.size).toBeGreaterThan(last + clients), { timeout: 60_000 });
    await load.stop();
    process.stdout.write(`${name} ${times} times: ${load.made.size} made, longest gap ${load.longestGapMs()} ms\n`);

    // The port may still be that of a postmaster that is ending.
    const rows = await vi.waitFor(
      () =>
        query<{ id: number; name: string }>(`select id::int, name from categories where name like '${load.prefix}-%'`),
      { timeout: 60_000, interval: 500 },
    );
    expect(new Map(rows.map((row) => [row.name, row.id]))).toEqual(load.made);
    expect(rows).toHaveLength(load.made.size);
    expect(load.refusals.length).toBeGreaterThan(0);
    for (const refusal of load.refusals) expect(refusal).toEqual({ status: 503, code: 50302, retryAfter: '2' });
  },
);
