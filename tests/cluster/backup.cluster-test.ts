import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRestoreConfig } from '../../apps/server/src/config.ts';
import { openS3Target } from '../../apps/server/src/platform/backup/s3-target.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { recordStateChanges } from '../../apps/server/src/resources/orders/form-orders/testing/ledger-checks.ts';
import {
  expectOrdersAsOf,
  startOrderLoad,
} from '../../apps/server/src/resources/orders/form-orders/testing/order-load.ts';
import { runServerCommand } from '../../apps/server/src/testing/command-runs.ts';
import { adminPassword } from './cluster.ts';
import { waitUntil } from './journey.ts';
import { definePart, type Part } from './part.ts';
import { createPlaten } from './platen.ts';
import { createPostgres, type ExternalPostgres, query, startPostgres } from './postgres.ts';
import { RetryingClient } from './retrying-client.ts';
import { createSwift } from './swift.ts';

const built = fileURLToPath(new URL('../../apps/server/dist/', import.meta.url));
process.env.PLATEN_TEST_SERVER = join(built, 'main.js');

let dir: string;
let logDir: string;
let postgres: ExternalPostgres;
let settings: Record<string, string>;
const started: Part[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'platen-external-'));
  chmodSync(dir, 0o755);
  logDir = join(dir, 'logs');
  mkdirSync(logDir);
  postgres = await createPostgres(dir, logDir);
  started.push(postgres.part);
  const store = await createSwift(dir, logDir);
  started.push(...store.parts);
  const passwordFile = join(dir, 'admin-password');
  writeFileSync(passwordFile, adminPassword);
  settings = {
    DATABASE_URL: postgres.url,
    PLATEN_DATA: join(dir, 'api'),
    PLATEN_SECRET: 'the secret of this installation',
    PLATEN_S3_ENDPOINT: store.endpoint,
    PLATEN_S3_BUCKET: store.bucket,
    PLATEN_S3_ACCESS_KEY: store.accessKey,
    PLATEN_S3_SECRET_KEY: store.secretKey,
    PLATEN_BACKUP_TO: `s3://${store.bucket}/backup`,
    PLATEN_BACKUP_KEY: 'a passphrase of the operator',
    PLATEN_BACKUP_S3_ENDPOINT: store.endpoint,
    PLATEN_BACKUP_S3_ACCESS_KEY: store.accessKey,
    PLATEN_BACKUP_S3_SECRET_KEY: store.secretKey,
    PLATEN_ADMIN_LOGIN: 'admin',
    PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
    PLATEN_CAPTCHA: 'off',
    PLATEN_CALLS_PER_MINUTE: '100000',
  };
});
afterAll(async () => {
  for (const part of started.toReversed()) await part.stop();
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

const run = (name: string, ...args: string[]) => runServerCommand(name, args, settings);

async function startApi(): Promise<{ api: Part; url: string }> {
  const api = await createPlaten('api', 'api', dir, logDir, settings);
  await api.start();
  started.push(api);
  return { api, url: `http://127.0.0.1:${api.port}` };
}

async function signInBoth(url: string) {
  const staff = await new RetryingClient(url).signIn('admin', adminPassword);
  const person = { login_name: 'buyer', password: adminPassword, screen_name: 'Buyer' };
  await staff.send('POST', '/users', { body: person });
  return { staff, customer: await new RetryingClient(url).signIn('buyer', adminPassword) };
}

async function startReceiving(): Promise<Part> {
  const part = definePart({
    name: 'receiver',
    logDir,
    program: process.execPath,
    args: [join(built, 'backup.js'), 'receive'],
    env: settings,
    isReady: () => isReceived('0/0'),
  });
  await part.start();
  started.push(part);
  return part;
}

/** Whether everything so far was received; what arrived is saved at the latest when receiving stops. */
async function isReceived(lsn: string): Promise<boolean> {
  const found = await query(
    postgres.url,
    `select from pg_stat_replication where application_name = 'pg_receivewal' and write_lsn >= '${lsn}'`,
  );
  return found.length > 0;
}

it('restores a PostgreSQL of our own from a bucket to any second', async () => {
  const { api, url } = await startApi();
  const clients = await signInBoth(url);
  const { db, close } = openDatabase(
    () => postgres.url,
    () => undefined,
    1,
  );
  await recordStateChanges(db);
  await close();
  const receiver = await startReceiving();
  const load = await startOrderLoad((method, path, as, body) =>
    clients[as].send(method, path, { ...(body && { body }) }),
  );
  await load.goOn();
  const taken = await run('backup', '--encrypt');
  expect(taken.output).toContain('platen: saved the database as of');
  await load.goOn();
  const moment = Date.now();
  await load.goOn();
  await load.stop();
  const [end] = await query<{ lsn: string }>(postgres.url, 'select pg_current_wal_lsn()::text as lsn');
  await waitUntil(() => isReceived(end?.lsn ?? ''));
  await receiver.stop();
  const verified = await run('backup', 'verify', '--all');
  expect(verified, verified.output).toMatchObject({ code: 0 });

  await api.kill('SIGKILL');
  await postgres.part.kill('SIGKILL');
  rmSync(join(dir, 'postgres'), { recursive: true });
  const data = join(dir, 'restored');
  const restored = await run('restore', '--until', new Date(moment).toISOString(), '--data', data);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  postgres = await startPostgres(data, logDir);
  started.push(postgres.part);
  settings.DATABASE_URL = postgres.url;
  const files = await run('restore', 'files');
  expect(files, files.output).toMatchObject({ code: 0 });

  await startApi();
  const database = openDatabase(
    () => postgres.url,
    () => undefined,
    1,
  );
  await expectOrdersAsOf(database.db, load, moment);
  await database.close();
});

it('lists a backup in several responses', async () => {
  const { s3 } = readRestoreConfig(settings).backup;
  if (!s3) throw new Error('the settings have no S3');
  const whole = await openS3Target('platen', 'backup', s3).list('base');
  expect(whole.length).toBeGreaterThan(2);
  expect(await openS3Target('platen', 'backup', s3, 2).list('base')).toEqual(whole);
});
