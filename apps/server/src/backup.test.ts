import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DirectUpload } from '@platen/model/blobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from './platform/database.ts';
import { pngOf } from './platform/testing/test-images.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { type ServerProcess, startServerProcess } from './resources/orders/form-orders/testing/server-process.ts';
import { compareLedger } from './resources/wallet/wallets/ledger-checks.service.ts';
import { runServerCommand } from './testing/command-runs.ts';

const password = 'correct horse 42';
const patience = { timeout: 120_000 };
/** One address may create 60 recharges in a minute. */
const rechargeEveryMs = 1100;

/** The fields of the responses that these tests read. */
interface Said extends DirectUpload {
  id: number;
  token: string;
}

/** A confirmed change, and the time in which it was made. */
interface Confirmed {
  what: string;
  sentAt: number;
  answeredAt: number;
}

let root: string;
let dataDir: string;
let backupDir: string;
let environment: Record<string, string>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'platen-backup-'));
  // When started as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
  backupDir = join(root, 'backup');
  environment = {
    PLATEN_DATA: dataDir,
    PLATEN_BACKUP_TO: backupDir,
    PLATEN_BACKUP_KEY: 'a passphrase of the operator',
    PLATEN_LOG_LEVEL: 'error',
  };
  server = await startServerProcess(environment);
});
afterAll(async () => {
  await server?.kill('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

async function withDb<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const readClusterFile = (name: string) => readFile(join(dataDir, 'postgres', name), 'utf8');
  const port = (await readClusterFile('postmaster.pid')).split('\n')[3];
  const url = `postgres://platen:${await readClusterFile('platen.password')}@127.0.0.1:${port}/platen`;
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    1,
  );
  try {
    return await use(db);
  } finally {
    await close();
  }
}

async function call(method: string, path: string, token: string, body?: object): Promise<Said> {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as Said;
}

async function signUp(login_name: string, role: 'staff' | 'customer'): Promise<string> {
  await withDb((db) => createUser(db, { login_name, password, role, screen_name: login_name }));
  return (await call('POST', '/sessions', '', { login_name, password })).token;
}

async function upload(token: string, index: number): Promise<void> {
  const bytes = await pngOf(8, 8, `rgb(${index % 256}, ${Math.floor(index / 256)}, 7)`);
  const { direct_upload } = await call('POST', '/active_storage/direct_upload', token, {
    filename: `${index}.png`,
    content_type: 'image/png',
    byte_size: bytes.length,
    base64_digest: createHash('md5').update(bytes).digest('base64'),
  });
  const put = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
  expect(put.status).toBeLessThan(300);
  // A file is checked, and its upload complete, when it is first used.
  const shown = await fetch(new URL(direct_upload.blob_url, server?.url));
  expect(shown.status).toBe(200);
  await shown.arrayBuffer();
}

/** People who change the installation without a pause, and remember what was confirmed. */
function startLoad(staff: string, customer: string) {
  const confirmed: Confirmed[] = [];
  const over = new AbortController();
  const actions = {
    category: async (index: number) => void (await call('POST', '/categories', staff, { name: `category-${index}` })),
    recharge: async () => {
      const { id } = await call('POST', '/recharges', customer, { amount: 10, payment_method: 'offline' });
      await call('PUT', `/recharges/${id}/approve`, staff);
      await sleep(rechargeEveryMs, undefined, { signal: over.signal }).catch(() => undefined);
    },
    file: (index: number) => upload(customer, index),
  };
  const working = Promise.all(
    Object.entries(actions).map(async ([kind, act]) => {
      for (let index = 0; !over.signal.aborted; index++) {
        const sentAt = Date.now();
        await act(index);
        confirmed.push({ what: `${kind}-${index}`, sentAt, answeredAt: Date.now() });
      }
    }),
  );
  // A failure of the load fails the test when it is stopped.
  working.catch(() => undefined);
  const countOf = (kind: string) => confirmed.filter(({ what }) => what.startsWith(kind)).length;
  return {
    confirmed,
    /** Waits until every kind of change was confirmed a few more times. */
    async goOn(): Promise<void> {
      const before = Object.keys(actions).map((kind) => [kind, countOf(kind)] as const);
      await vi.waitFor(() => {
        for (const [kind, count] of before) expect(countOf(kind), kind).toBeGreaterThan(count + 3);
      }, patience);
    },
    async stop(): Promise<void> {
      over.abort();
      await working;
    },
  };
}

/** Waits until all changes so far are in the backup, as they would be after half a minute. */
async function waitForArchive(): Promise<void> {
  const segment = await withDb(async (db) => {
    const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
    return rows[0]?.name ?? '';
  });
  await vi.waitFor(async () => {
    expect(await readdir(join(backupDir, 'wal'))).toContain(`${segment}.gz.enc`);
  }, patience);
}

const run = (name: string, args: string[], more: Record<string, string> = {}) =>
  runServerCommand(name, args, { ...environment, ...more });

/** Everything on the machine is gone: processes, database, files and secret. */
async function destroy(): Promise<void> {
  const postmaster = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  await server?.kill('SIGKILL');
  server = undefined;
  process.kill(postmaster, 'SIGKILL');
  await rm(dataDir, { recursive: true });
}

async function damage(path: string): Promise<() => Promise<void>> {
  const good = await readFile(path);
  const bad = Buffer.from(good);
  bad.writeUInt8(bad.readUInt8(bad.length - 1) ^ 1, bad.length - 1);
  await writeFile(path, bad);
  return () => writeFile(path, good);
}

async function readState() {
  return withDb(async (db) => {
    const categories = await db.selectFrom('categories').select('name').execute();
    const recharges = await db.selectFrom('recharges').select('id').where('state', '=', 'paid').execute();
    const entries = await db
      .selectFrom('ledger_entries')
      .select('amount_fen')
      .where('account', '=', 'wallet')
      .execute();
    const blobs = await db.selectFrom('blobs').selectAll().where('uploaded_at', 'is not', null).execute();
    return { categories, recharges, entries, blobs, ledger: await compareLedger(db) };
  });
}

describe('npm run backup and npm run restore', () => {
  it('bring back every change before a moment and none after it', { timeout: 480_000 }, async () => {
    const staff = await signUp('maker', 'staff');
    const customer = await signUp('buyer', 'customer');
    const load = startLoad(staff, customer);
    await load.goOn();
    const taken = await run('backup', ['--encrypt']);
    expect(taken.output).toContain('platen: saved the database as of');
    await load.goOn();
    const moment = Date.now();
    await load.goOn();
    await load.stop();
    expect((await run('backup', ['files'])).output).toMatch(/platen: saved \d+ files/);
    await waitForArchive();
    await destroy();

    const until = new Date(moment).toISOString();
    const wrong = await run('restore', ['--until', until], { PLATEN_BACKUP_KEY: 'somebody else’s passphrase' });
    expect(wrong.output).toContain('cannot be decrypted: PLATEN_BACKUP_KEY is another one');
    const restored = await run('restore', ['--until', until]);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect((await run('restore', [])).output).toContain(`platen: ${dataDir} is not empty`);

    server = await startServerProcess(environment);
    const state = await readState();
    const before = load.confirmed.filter(({ answeredAt }) => answeredAt < moment);
    const after = load.confirmed.filter(({ sentAt }) => sentAt > moment);
    expect(Math.min(before.length, after.length)).toBeGreaterThan(10);
    const names = new Set(state.categories.map(({ name }) => name));
    const categoriesOf = (changes: Confirmed[]) => changes.filter(({ what }) => what.startsWith('category'));
    expect(categoriesOf(before).filter(({ what }) => !names.has(what))).toEqual([]);
    expect(categoriesOf(after).filter(({ what }) => names.has(what))).toEqual([]);
    // One of each may have been on its way at that moment.
    for (const [kind, count] of [
      ['recharge', state.entries.length],
      ['file', state.blobs.length],
    ] as const) {
      const confirmedBefore = before.filter(({ what }) => what.startsWith(kind)).length;
      expect(count, kind).toBeGreaterThanOrEqual(confirmedBefore);
      expect(count, kind).toBeLessThanOrEqual(confirmedBefore + 1);
    }
    expect(state.recharges).toHaveLength(state.entries.length);
    expect(state.ledger.differences).toEqual([]);
    for (const { key, byte_size, checksum } of state.blobs) {
      const bytes = await readFile(join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key));
      expect([bytes.length, createHash('md5').update(bytes).digest('base64')]).toEqual([byte_size, checksum]);
    }
    // The sessions and the secret are those of before: the customer goes on where they were.
    await upload(customer, 1);
  });

  it('verify the backup, name what is damaged, and keep what is needed', { timeout: 480_000 }, async () => {
    expect((await run('backup', ['--keep', '1'])).output).toContain('platen: removed the base backup');
    const [id = ''] = await readdir(join(backupDir, 'base'));
    const good = await run('backup', ['verify']);
    expect(good, good.output).toMatchObject({ code: 0 });
    const report = async () => JSON.parse(await readFile(join(backupDir, 'last-verify.json'), 'utf8')) as object;
    expect(await report()).toMatchObject({ isRestorable: true });

    const [key = ''] = (await readState()).blobs.map((blob) => blob.key);
    const repairFile = await damage(join(backupDir, 'files', key.slice(0, 2), key.slice(2, 4), `${key}.enc`));
    const withoutFile = await run('backup', ['verify']);
    expect(withoutFile.code).toBe(1);
    expect(withoutFile.output).toContain(`✗ files          ${key}:`);
    expect(await report()).toMatchObject({ isRestorable: false });
    await repairFile();

    await damage(join(backupDir, 'base', id, 'cluster/platen.password.gz.enc'));
    const empty = join(root, 'empty');
    const foreign = await run('backup', [], { PLATEN_DATA: join(root, 'another') });
    expect(foreign.output).toContain(`${backupDir} is the backup of another database`);

    const withoutBase = await run('restore', [], { PLATEN_DATA: empty });
    expect(withoutBase.output).toContain(
      `base/${id}/cluster/platen.password.gz of the backup in ${backupDir} cannot be`,
    );
    expect(await readdir(empty)).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('verify-'))).toEqual([]);
  });
});
