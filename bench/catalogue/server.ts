import { fileURLToPath } from 'node:url';
import { apiBasePath } from '@platen/model/constants';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { sourceRenderWorker } from '../../apps/server/src/platform/renderer.ts';
import { createUser } from '../../apps/server/src/resources/users/users.service.ts';
import { fillTemplates } from './templates.ts';

const consoleDir = fileURLToPath(new URL('../../apps/console', import.meta.url));
const password = 'a bench password';
const log = pino({ level: 'warn' });

export type BenchServer = Awaited<ReturnType<typeof openBenchServer>>;

/** The whole server on a database with so many templates, and a customer and a staff member who ask it. */
export async function openBenchServer(serverUrl: string, name: string, count: number, dataDir: string) {
  const admin = openDatabase(serverUrl, () => undefined, 1);
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  await admin.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = openDatabase(url.href, () => undefined, 2);
  await migrate(db);
  const creators = [];
  for (const login of ['one', 'two', 'three', 'four', 'five']) {
    creators.push(await createUser(db, { login_name: login, password, role: 'staff', screen_name: login }));
  }
  const customer = await createUser(db, {
    login_name: 'customer',
    password,
    role: 'customer',
    screen_name: 'customer',
  });
  console.log(`making ${count} templates …`);
  await fillTemplates(db as unknown as Kysely<unknown>, count, creators);
  await sql`insert into users_sku_templates (user_id, sku_template_id)
    select ${customer}, id from sku_templates where id % ${Math.ceil(count / 60)} = 0`.execute(db);
  await sql`analyze`.execute(db);
  await close();
  return openServer(url.href, dataDir, creators[0] ?? 0);
}

async function openServer(url: string, dataDir: string, creatorId: number) {
  const config = readConfig({ PLATEN_DATA: dataDir, PLATEN_CAPTCHA: 'off', PLATEN_DEMO: 'off' });
  const app = await createApp({ config, databaseUrl: url, consoleDir, log, renderWorker: sourceRenderWorker() });
  const signIn = async (login_name: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `${apiBasePath}/sessions`,
      payload: { login_name, password },
    });
    return answer.json<{ token: string }>().token;
  };
  const tokens = { customer: await signIn('customer'), staff: await signIn('two') };

  async function ask(who: keyof typeof tokens, question: string): Promise<number> {
    const query = encodeURI(question.replace('{creator}', String(creatorId)));
    const answer = await app.http.inject({
      method: 'GET',
      url: `${apiBasePath}/sku_templates?${query}`,
      headers: { authorization: `Bearer ${tokens[who]}` },
    });
    if (answer.statusCode !== 200) throw new Error(`${question}: ${answer.body}`);
    return answer.json<{ meta: { total: number } }>().meta.total;
  }

  return {
    app,
    ask,
    tokens,
    close: app.close,
    /** The same database, with every statement's plan and row counts written to PostgreSQL's log. */
    async reopenWithPlans() {
      await sql`alter database ${sql.ref(new URL(url).pathname.slice(1))} set session_preload_libraries = 'auto_explain'`.execute(
        app.platform.db,
      );
      await app.close();
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
      return openServer(withPlans.href, dataDir, creatorId);
    },
    async largeTables(rowsMin: number): Promise<Map<string, number>> {
      const { rows } = await sql<{ relname: string; rows: number }>`
        select relname, reltuples::bigint as rows from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${rowsMin}`.execute(
        app.platform.db,
      );
      return new Map(rows.map(({ relname, rows: count }) => [relname, count]));
    },
  };
}
