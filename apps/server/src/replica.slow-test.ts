import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '@platen/contract/call';
import { calls } from '@platen/contract/calls';
import { apiBasePath } from '@platen/model/api';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import { migrate, migrationConnections } from './platform/installation/migrate.ts';
import { openReplica } from './platform/replica/replica.ts';
import { type DatabasePair, startDatabasePair } from './platform/testing/standby.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { runServerCommand } from './testing/command-runs.ts';
import { injectClient } from './testing/inject-client.ts';
import { sourceEntryPoints } from './worker-entry-points.ts';

const password = 'correct horse 42';
const log = pino({ level: 'silent' });

function open(url: string, size: number): ReturnType<typeof openDatabase> {
  return openDatabase(
    () => url,
    () => undefined,
    size,
  );
}

async function prepare(url: string): Promise<void> {
  const { db, close } = open(url, migrationConnections);
  await migrate(db);
  for (const [login_name, role] of Object.entries({ ann: 'customer', bob: 'customer', boss: 'admin' } as const))
    await createUser(db, { login_name, password, role, screen_name: login_name });
  await close();
}

/** The tests follow each other: the last ones stop the standby. */
describe('a read replica', { timeout: 300_000 }, () => {
  let pair: DatabasePair;
  let standby: Db;
  let app: Awaited<ReturnType<typeof createApp>>;
  let dataDir: string;
  let closeStandby: () => Promise<void>;

  beforeAll(async () => {
    pair = await startDatabasePair(prepare);
    const opened = open(pair.standbyUrl, 2);
    standby = opened.db;
    closeStandby = opened.close;
    dataDir = await mkdtemp(join(tmpdir(), 'platen-replica-'));
    app = await createApp({
      config: readConfig({
        PLATEN_DATA: dataDir,
        PLATEN_CAPTCHA: 'off',
        PLATEN_DEMO: 'off',
        PLATEN_ROLE: 'api',
        PLATEN_SECRET: 'the secret of this installation',
        PLATEN_DATABASE_REPLICA_URL: pair.standbyUrl,
      }),
      databaseAddress: () => pair.primaryUrl,
      consoleDir: fileURLToPath(new URL('../../console', import.meta.url)),
      log,
      entryPoints: sourceEntryPoints(),
    });
  }, 300_000);
  afterAll(async () => {
    await app.close();
    await closeStandby();
    await pair.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 300_000);

  const status = () => app.platform.replica.status();
  const waitUntil = (isFresh: boolean) =>
    vi.waitFor(() => expect(status()).toMatchObject({ isFresh }), { timeout: 120_000, interval: 100 });

  async function signIn(login_name: string): Promise<string> {
    const { token } = await injectClient(app.http)('POST /sessions', { body: { login_name, password } });
    return token;
  }
  /** As if the last change was long ago. */
  const forgetChanges = () => sql`delete from recent_writers`.execute(app.platform.db);

  async function readsBy(by: string): Promise<number> {
    const metric = await app.platform.metrics.registry.getSingleMetric('platen_replica_reads_total')?.get();
    return metric?.values.find(({ labels }) => labels.by === by)?.value ?? 0;
  }

  it('serves every list, export and the dashboard to those who have changed nothing', async () => {
    const everyCall: readonly Call[] = Object.values(calls).flatMap((ofResource) => Object.values<Call>(ofResource));
    const served = everyCall.filter(({ list, path }) => (list && !path.includes(':')) || path === '/dashboard');
    expect(served.length).toBeGreaterThan(20);
    const found: [path: string, status: number, replicaReads: number][] = [];
    for (const login of ['bob', 'boss']) {
      const token = await signIn(login);
      await waitUntil(true);
      await forgetChanges();
      for (const { method, path } of served) {
        // On a busy machine the replica falls behind, and everything is read from the primary meanwhile.
        await waitUntil(true);
        const [replica, primary] = [await readsBy('replica'), await readsBy('primary')];
        const headers = { authorization: `Bearer ${token}` };
        const { statusCode } = await app.http.inject({ method, url: apiBasePath + path, headers });
        // An export is recorded, and then counted, after its response.
        const counted = async () => (await readsBy('replica')) + (await readsBy('primary')) - replica - primary;
        await expect.poll(counted, { timeout: 10_000 }).toBe(statusCode === 200 ? 1 : 0);
        const isBehind = (await readsBy('primary')) > primary && status()?.isFresh === false;
        if (!isBehind) found.push([path, statusCode, (await readsBy('replica')) - replica]);
      }
    }
    const isRight = ([, code, reads]: (typeof found)[number]) =>
      (code === 200 && reads === 1) || (code === 403 && reads === 0);
    expect(found.filter((one) => !isRight(one))).toEqual([]);
    expect(found.filter(([, code]) => code === 200).length).toBeGreaterThan(30);
    expect(await readsBy('repeated')).toBe(0);
  });

  it('is not read by somebody who may miss their own change', async () => {
    const ann = injectClient(app.http, await signIn('ann'));
    await waitUntil(true);
    await sql`select pg_wal_replay_pause()`.execute(standby);
    await ann('POST /api_keys', { body: { name: 'shop' } });
    const { rows } = await sql`select from api_keys`.execute(standby);
    expect(rows).toEqual([]);
    const { data } = await ann('GET /api_keys');
    expect(data.map(({ name }) => name)).toEqual(['shop']);
  });

  it('is not read by anybody once it is too far behind, until it has caught up', async () => {
    const boss = injectClient(app.http, await signIn('boss'));
    // Something is written all the time, if only the last use of a session.
    await sql`update users set screen_name = 'Ann' where login_name = 'ann'`.execute(app.platform.db);
    await waitUntil(false);
    await forgetChanges();
    const { data } = await boss('GET /users');
    expect(data.map(({ screen_name }) => screen_name)).toContain('Ann');
    const health = await boss('GET /health');
    expect(health.database.replica).toMatchObject({ is_read: false, error: null });
    await sql`select pg_wal_replay_resume()`.execute(standby);
    await waitUntil(true);
    expect((await boss('GET /health')).database.replica).toMatchObject({ is_read: true, error: null });
  });

  it('is checked by npm run check:config', async () => {
    const settings = {
      DATABASE_URL: pair.primaryUrl,
      PLATEN_DATA: dataDir,
      PLATEN_SECRET: 'the secret of this installation',
    };
    const check = (url: string) =>
      runServerCommand('check-config', [], { ...settings, PLATEN_DATABASE_REPLICA_URL: url });
    expect((await check(pair.standbyUrl)).output).toMatch(/✓ replica +127.*, \d+ bytes behind/);
    expect((await check(pair.primaryUrl)).output).toMatch(/✗ replica +it is not a replica/);
  });

  it('is not read if it is another database', async () => {
    const replica = openReplica({
      primary: app.platform.db,
      url: pair.primaryUrl,
      poolSize: 2,
      log,
      metrics: { registry: new Registry() },
    });
    await vi.waitFor(() => expect(replica.status()?.error).toMatch(/not a replica/), { timeout: 60_000 });
    expect(await replica.read(undefined, async (db) => db)).toBe(app.platform.db);
    await replica.close();
  });

  it('reads from the primary while the replica is unavailable', async () => {
    const boss = injectClient(app.http, await signIn('boss'));
    await waitUntil(true);
    await forgetChanges();
    await pair.stopStandby();
    expect((await boss('GET /users')).data).toHaveLength(3);
    await waitUntil(false);
    expect((await boss('GET /users')).data).toHaveLength(3);
    const { replica } = (await boss('GET /health')).database;
    expect(replica).toMatchObject({ is_read: false, error: expect.stringContaining('database unavailable') });
  });
});
