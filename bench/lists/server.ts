import { fileURLToPath } from 'node:url';
import type { Role } from '@platen/model/accounts/roles';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/installation/migrate.ts';
import { createUser } from '../../apps/server/src/resources/accounts/users/users.service.ts';
import { injectClient } from '../../apps/server/src/testing/inject-client.ts';
import { sourceEntryPoints } from '../../apps/server/src/worker-entry-points.ts';

const consoleDir = fileURLToPath(new URL('../../apps/console', import.meta.url));
export const benchPassword = 'a bench password';
const log = pino({ level: 'warn' });

export type BenchServer = Awaited<ReturnType<typeof openServer>>;
export type Fill = (db: Kysely<unknown>, newUser: (login: string, role: Role) => Promise<number>) => Promise<void>;

/** Creates, migrates and fills a database and returns its URL. */
export async function createBenchDatabase(serverUrl: string, name: string, fill: Fill): Promise<string> {
  const admin = openDatabase(
    () => serverUrl,
    () => undefined,
    1,
  );
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  await admin.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = openDatabase(
    () => url.href,
    () => undefined,
    2,
  );
  await migrate(db);
  await fill(db as unknown as Kysely<unknown>, (login_name, role) =>
    createUser(db, { login_name, password: benchPassword, role, screen_name: login_name }),
  );
  await sql`vacuum analyze`.execute(db);
  await close();
  return url.href;
}

/**
 * A server on a filled database with `customer` and `staff` signed in. Jobs do not run, so that they do not disturb the
 * measurement.
 */
export async function openServer(url: string, dataDir: string) {
  const config = readConfig({
    PLATEN_DATA: dataDir,
    PLATEN_CAPTCHA: 'off',
    PLATEN_DEMO: 'off',
    PLATEN_ROLE: 'api',
    PLATEN_CALLS_PER_MINUTE: '10000000',
  });
  const app = await createApp({
    config,
    databaseAddress: () => url,
    consoleDir,
    log,
    entryPoints: sourceEntryPoints(),
  });
  const signIn = async (login_name: string) => {
    const { token } = await injectClient(app.http)('POST /sessions', { body: { login_name, password: benchPassword } });
    return token;
  };
  const tokens = { customer: await signIn('customer'), staff: await signIn('staff') };

  const clients = { customer: injectClient(app.http, tokens.customer), staff: injectClient(app.http, tokens.staff) };

  return { app, clients, signIn, tokens, close: app.close };
}

/** Reopens the database with auto_explain, which logs every plan with its row counts. */
export async function reopenWithPlans(server: BenchServer, url: string, dataDir: string): Promise<BenchServer> {
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql.ref(name)} set session_preload_libraries = 'auto_explain'`.execute(
    server.app.platform.db,
  );
  await server.close();
  const settings = [
    'auto_explain.log_min_duration=0',
    'auto_explain.log_analyze=on',
    'auto_explain.log_timing=off',
    'auto_explain.log_format=json',
    'auto_explain.log_parameter_max_length=0',
  ];
  const withPlans = new URL(url);
  withPlans.searchParams.set(
    'options',
    ['max_parallel_workers_per_gather=0', ...settings].map((setting) => `-c ${setting}`).join(' '),
  );
  return openServer(withPlans.href, dataDir);
}

export async function largeTables({ app }: BenchServer, rowsMin: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ relname: string; rows: number }>`
    select relname, reltuples::bigint as rows from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${rowsMin}`.execute(app.platform.db);
  return new Map(rows.map(({ relname, rows: count }) => [relname, count]));
}
