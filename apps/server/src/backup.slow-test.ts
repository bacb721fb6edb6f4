import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBasePath } from '@platen/model/api';
import type { DirectUpload } from '@platen/model/files/blobs';
import type { Erasure } from '@platen/model/operations/data-protection';
import type { Health } from '@platen/model/operations/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from './platform/database/database.ts';
import { pngOf } from './platform/testing/test-images.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import {
  type Needles,
  searchDatabase,
  searchFolder,
} from './resources/operations/data-protection/testing/search-everywhere.ts';
import { recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { expectOrdersAsOf, pauseMs, startOrderLoad } from './resources/orders/form-orders/testing/order-load.ts';
import { type ServerProcess, startServerProcess } from './resources/orders/form-orders/testing/server-process.ts';
import { runServerCommand } from './testing/command-runs.ts';
import { createSecretWatch } from './testing/secret-watch.ts';

const password = 'correct horse 42';
const patience = { timeout: 120_000 };
/** Of another color than those that are uploaded meanwhile. */
const erasedPhoto = 40_000;

/** A file whose upload was confirmed, and the time in which that happened. */
interface UploadedFile {
  key: string;
  sentAt: number;
  answeredAt: number;
}

let root: string;
let dataDir: string;
let backupDir: string;
let environment: Record<string, string>;
let server: ServerProcess | undefined;
const secrets = createSecretWatch();

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
  };
  server = await startServerProcess(environment, { secrets });
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

async function call<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const answered = JSON.parse(text) as T;
  secrets.collect([body, answered]);
  return answered;
}

async function signUp(login_name: string, role: 'staff' | 'customer' | 'admin'): Promise<string> {
  await withDb((db) => createUser(db, { login_name, password, role, screen_name: login_name }));
  return (await call<{ token: string }>('POST', '/sessions', '', { login_name, password })).token;
}

/** Returns the key of the file. */
async function upload(token: string, index: number): Promise<string> {
  const bytes = await pngOf(8, 8, `rgb(${index % 256}, ${Math.floor(index / 256)}, 7)`);
  const { key, direct_upload } = await call<DirectUpload>('POST', '/active_storage/direct_upload', token, {
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
  return key;
}

/** Somebody who uploads one file after the other until they are told to stop. */
function startUploads(token: string) {
  const uploaded: UploadedFile[] = [];
  const over = new AbortController();
  async function uploadUntilOver(): Promise<void> {
    for (let index = 0; !over.signal.aborted; index++) {
      const sentAt = Date.now();
      const key = await upload(token, index);
      uploaded.push({ key, sentAt, answeredAt: Date.now() });
      await sleep(pauseMs);
    }
  }
  const working = uploadUntilOver();
  // A failure fails the test when it is stopped.
  working.catch(() => undefined);
  return {
    uploaded,
    async stop(): Promise<void> {
      over.abort();
      await working;
    },
  };
}

/** An order with a photo whose receiver is erased, as far as the database and the store know. */
async function eraseReceiver(tokens: { staff: string; customer: string }): Promise<Needles> {
  const admin = await signUp('keeper', 'admin');
  const size_prices = [{ size: 'S', price: 3, width: 8, height: 8 }];
  const template = { name: '挂画', kind: 'form_order', size_prices };
  const { id, no } = await call<{ id: number; no: string }>('POST', '/sku_templates', tokens.staff, template);
  await call('PUT', `/sku_templates/${id}/publish`, tokens.staff);
  const key = await upload(tokens.customer, erasedPhoto);
  const production_image_urls = [`${apiBasePath}/blobs/${key}/${erasedPhoto}.png`];
  const row = {
    no: 'E-1',
    quantity: 1,
    size: 'S',
    receiver_name: '慕容晓月',
    address: '听雨轩三号',
    production_image_urls,
  };
  const { form_order } = await call<{ form_order: { id: number } }>('POST', '/form_orders', tokens.customer, {
    type: 'FormOrder::Form',
    sku_template_no: no,
    orders_attributes: [row],
  });
  await call('PUT', `/form_orders/${form_order.id}/close`, tokens.customer);
  const erasure = await call<Erasure>('POST', '/erasures', admin, { kind: 'receiver', receiver_name: '慕容晓月' });
  const reach = (state: Erasure['state']) =>
    vi.waitFor(async () => {
      expect((await call<Erasure>('GET', `/erasures/${erasure.id}`, admin)).state).toBe(state);
    }, patience);
  await reach('ready');
  await call('PUT', `/erasures/${erasure.id}/confirm`, admin);
  await reach('done');
  const bytes = await pngOf(8, 8, `rgb(${erasedPhoto % 256}, ${Math.floor(erasedPhoto / 256)}, 7)`);
  return { texts: ['慕容晓月', '听雨轩三号', key], files: [bytes] };
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
  // PostgreSQL's other processes notice within moments that the first one is gone, and write until then.
  await rm(dataDir, { recursive: true, maxRetries: 20 });
}

async function damage(path: string): Promise<() => Promise<void>> {
  const good = await readFile(path);
  const bad = Buffer.from(good);
  bad.writeUInt8(bad.readUInt8(bad.length - 1) ^ 1, bad.length - 1);
  await writeFile(path, bad);
  return () => writeFile(path, good);
}

function listFiles(db: Db) {
  return db.selectFrom('blobs').selectAll().where('uploaded_at', 'is not', null).execute();
}

/** Every file from before the moment is in the store with its digest, and none from after it is known. */
async function expectFilesAsOf(db: Db, uploaded: readonly UploadedFile[], moment: number): Promise<void> {
  const files = await listFiles(db);
  const keys = new Set(files.map(({ key }) => key));
  const before = uploaded.filter(({ answeredAt }) => answeredAt < moment);
  const after = uploaded.filter(({ sentAt }) => sentAt > moment);
  expect(Math.min(before.length, after.length)).toBeGreaterThan(0);
  expect(before.filter(({ key }) => !keys.has(key))).toEqual([]);
  expect(after.filter(({ key }) => keys.has(key))).toEqual([]);
  for (const { key, byte_size, checksum } of files) {
    const bytes = await readFile(join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key));
    expect([bytes.length, createHash('md5').update(bytes).digest('base64')]).toEqual([byte_size, checksum]);
  }
}

describe('npm run backup and npm run restore', () => {
  it('bring back every order, payment and file before a moment and none after it', { timeout: 480_000 }, async () => {
    await withDb(recordStateChanges);
    const tokens = { staff: await signUp('maker', 'staff'), customer: await signUp('buyer', 'customer') };
    const erased = await eraseReceiver(tokens);
    const uploads = startUploads(tokens.customer);
    const load = await startOrderLoad((method, path, as, body) => call(method, path, tokens[as], body));
    await load.goOn();
    const taken = await run('backup', ['--encrypt']);
    expect(taken.output).toContain('platen: saved the database as of');
    await load.goOn();
    const moment = Date.now();
    await load.goOn();
    await Promise.all([load.stop(), uploads.stop()]);
    expect((await run('backup', ['files'])).output).toMatch(/platen: saved \d+ files/);
    await waitForArchive();
    await destroy();

    const until = new Date(moment).toISOString();
    const wrong = await run('restore', ['--until', until], { PLATEN_BACKUP_KEY: 'somebody else’s passphrase' });
    expect(wrong.output).toContain('cannot be decrypted: PLATEN_BACKUP_KEY is another one');
    const restored = await run('restore', ['--until', until]);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect((await run('restore', [])).output).toContain(`platen: ${dataDir} is not empty`);

    server = await startServerProcess(environment, { secrets });
    await withDb(async (db) => {
      await expectOrdersAsOf(db, load, moment);
      await expectFilesAsOf(db, uploads.uploaded, moment);
      expect(await searchDatabase(db, erased), 'erased before the backup').toEqual([]);
    });
    expect(await searchFolder(join(dataDir, 'files'), erased)).toEqual([]);
    // The sessions and the secret are those of before: the customer goes on where they were.
    await upload(tokens.customer, 1);
  });

  it('lose at most the last minute of what was ordered right after a start', { timeout: 480_000 }, async () => {
    const tokens = { staff: await signUp('maker-2', 'staff'), customer: await signUp('buyer-2', 'customer') };
    const admin = await signUp('keeper-2', 'admin');
    await run('backup', ['--encrypt']);
    await server?.kill('SIGTERM');
    server = await startServerProcess(environment, { secrets });
    const load = await startOrderLoad((method, path, as, body) => call(method, path, tokens[as], body));
    await load.goOn();
    await load.stop();
    const answeredAt = Date.now();
    // Less than the five minutes after which PostgreSQL makes its first checkpoint, on a machine of any speed.
    await vi.waitFor(
      async () => {
        const { backup } = await call<Health>('GET', '/health', admin);
        expect(Date.parse(backup?.log_saved_until ?? '')).toBeGreaterThan(answeredAt);
      },
      { ...patience, interval: 500 },
    );
    await destroy();

    const restored = await run('restore', []);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    server = await startServerProcess(environment, { secrets });
    await withDb(async (db) => {
      const found = new Set((await db.selectFrom('form_orders').select('id').execute()).map(({ id }) => id));
      expect(load.payments.length).toBeGreaterThan(2);
      expect([...load.orders, ...load.payments].filter(({ id }) => !found.has(id))).toEqual([]);
    });
  });

  it('leave the backup of another database as it is', { timeout: 480_000 }, async () => {
    const bases = await readdir(join(backupDir, 'base'));
    const owner = await readFile(join(backupDir, 'owner.json'), 'utf8');
    const another = { ...environment, PLATEN_DATA: join(root, 'another') };
    const message = `${backupDir} is the backup of another database: choose an empty folder`;
    await expect(startServerProcess(another, { secrets })).rejects.toThrow(message);
    for (const args of [[], ['files']]) {
      const refused = await run('backup', args, { PLATEN_DATA: join(root, 'another') });
      expect(refused.output).toContain(message);
      expect(refused.code).toBe(1);
    }
    expect(await readdir(join(backupDir, 'base'))).toEqual(bases);
    expect(await readFile(join(backupDir, 'owner.json'), 'utf8')).toBe(owner);
  });

  it('verify the backup, name what is damaged, and keep what is needed', { timeout: 480_000 }, async () => {
    expect((await run('backup', ['--keep', '1'])).output).toContain('platen: removed the base backup');
    const [id = ''] = await readdir(join(backupDir, 'base'));
    const good = await run('backup', ['verify']);
    expect(good, good.output).toMatchObject({ code: 0 });
    const report = async () => JSON.parse(await readFile(join(backupDir, 'last-verify.json'), 'utf8')) as object;
    expect(await report()).toMatchObject({ isRestorable: true });

    const [key = ''] = (await withDb(listFiles)).map((file) => file.key);
    const repairFile = await damage(join(backupDir, 'files', key.slice(0, 2), key.slice(2, 4), `${key}.enc`));
    const withoutFile = await run('backup', ['verify', '--all']);
    expect(withoutFile.code).toBe(1);
    expect(withoutFile.output).toContain(`✗ files          ${key}:`);
    expect(await report()).toMatchObject({ isRestorable: false });
    await repairFile();

    await damage(join(backupDir, 'base', id, 'cluster/platen.password.gz.enc'));
    const empty = join(root, 'empty');
    const withoutBase = await run('restore', [], { PLATEN_DATA: empty });
    expect(withoutBase.output).toContain(
      `base/${id}/cluster/platen.password.gz of the backup in ${backupDir} cannot be`,
    );
    expect(await readdir(empty)).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('verify-'))).toEqual([]);
  });
});
