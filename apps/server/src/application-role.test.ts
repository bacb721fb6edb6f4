import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { jobs } from './jobs/index.ts';
import { deleteEntriesBefore } from './platform/audit/audit-seals.ts';
import { grantApplicationRole } from './platform/database/application-role.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import { migrate, migrationConnections } from './platform/installation/migrate.ts';
import { openJobQueue } from './platform/jobs/jobs.ts';
import { createEmptyDatabase, onServer } from './platform/testing/test-database.ts';
import { orderingIn } from './resources/orders/form-orders/testing/ordering.ts';
import { useTestApp } from './testing/test-app.ts';

const role = `app_${randomBytes(6).toString('hex')}`;
const password = randomBytes(12).toString('hex');

/** The address of the same database for the role of the server. */
function asRole(url: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}

async function withDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    migrationConnections,
  );
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** An operator of an outside database: a role for the server, and its rights. */
async function prepareRole(url: string): Promise<string> {
  await onServer(url, (client) => client.query(`create role ${role} login password '${password}'`));
  await withDb(url, (db) => grantApplicationRole(db, role));
  return asRole(url);
}

describe('a server whose role does not own its tables', () => {
  // Before the application, so that it runs after the database is gone.
  afterAll(() => onServer(inject('databaseServerUrl'), (client) => client.query(`drop role ${role}`)));
  const app = useTestApp({}, undefined, prepareRole);
  const ordering = orderingIn(app);

  it('finds nothing to migrate', async () => {
    expect(await migrate(app.db)).toEqual([]);
  });

  it('takes orders, money and uploads, and does its jobs', async () => {
    const customer = await app.signUp();
    await ordering.fund(customer, 100);
    const template = await ordering.publishTemplate();
    const { id } = await ordering.order(customer.token, template, [ordering.row()]);
    expect((await ordering.pay(customer.token, id)).status).toBe(200);
    await ordering.uploadImage(customer.token, 20, 20);
    const { rows: entries } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries where actor_id = ${customer.id}`.execute(app.db);
    expect(entries[0]?.count).toBeGreaterThan(3);
    await app.call('POST', '/verification_codes', { body: { target: customer.login_name, event: 'reset_password' } });
    await vi.waitFor(() => expect(app.sent).toHaveLength(1), { timeout: 120_000 });
  });

  it.each(['audit_entries', 'audit_seals'])('adds to %s, and is refused every other change', async (table) => {
    const denied = { code: '42501', message: `permission denied for table ${table}` };
    for (const statement of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table}`])
      await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject(denied);
    for (const statement of [
      `alter table ${table} disable trigger all`,
      `drop table ${table}`,
      `drop trigger append_only on ${table}`,
      'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$',
    ])
      await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('removes entries of the audit log only once they are old', async () => {
    const { rows } = await sql<{ next: string }>`select pg_current_xact_id()::text as next`.execute(app.db);
    await expect(deleteEntriesBefore(app.db, rows[0]?.next ?? '', 10)).rejects.toThrow('append-only');
    expect(await deleteEntriesBefore(app.db, '1', 10)).toBe(0);
  });

  it('cannot pretend that a migration was applied', async () => {
    await expect(sql`delete from kysely_migration`.execute(app.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`delete from migration_compatibility`.execute(app.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('uses the job queue that the migration has made in a new database', { timeout: 240_000 }, async () => {
    const database = await createEmptyDatabase(inject('databaseServerUrl'));
    await withDb(database.url, async (db) => {
      await migrate(db);
      await grantApplicationRole(db, role);
    });
    const [job] = jobs;
    const { queue } = await openJobQueue({
      address: () => asRole(database.url),
      jobs: job ? [job] : [],
      log: pino({ level: 'silent' }),
      timeZone: 'UTC',
    });
    expect(await withDb(asRole(database.url), (db) => queue.countJobs(db))).toMatchObject([{ name: job?.name }]);
    await queue.stop();
    await withDb(database.url, (db) => grantApplicationRole(db, role));
    await database.drop();
  });

  it('is not given the rights of the owner, nor those of nobody', async () => {
    const url = inject('databaseServerUrl');
    const { username } = new URL(url);
    await withDb(url, async (db) => {
      await expect(grantApplicationRole(db, username)).rejects.toThrow('may do everything');
      await expect(grantApplicationRole(db, 'nobody_at_all')).rejects.toThrow('no role nobody_at_all');
    });
  });
});
