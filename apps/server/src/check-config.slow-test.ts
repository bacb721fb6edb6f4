import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DeclaredMigration } from '../migrations/migration.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import { migrate, migrationConnections } from './platform/installation/migrate.ts';
import { thisBuild } from './platform/installation/schema-compatibility.ts';
import { createEmptyDatabase, onServer } from './platform/testing/test-database.ts';
import { runServerCommand } from './testing/command-runs.ts';

/** A port on which nothing listens. */
const closedPort = 9;

describe('npm run check:config and npm run migrate', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let dataDir: string;
  beforeAll(async () => {
    database = await createEmptyDatabase(inject('databaseServerUrl'));
    dataDir = await mkdtemp(join(tmpdir(), 'platen-config-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const settings = () => ({
    DATABASE_URL: database.url,
    PLATEN_DATA: dataDir,
    PLATEN_SECRET: 'the secret of this installation',
  });
  const check = (more: Record<string, string> = {}) => runServerCommand('check-config', [], { ...settings(), ...more });

  async function withDb<T>(use: (db: Db) => Promise<T>): Promise<T> {
    const { db, close } = openDatabase(
      () => database.url,
      () => undefined,
      migrationConnections,
    );
    try {
      return await use(db);
    } finally {
      await close();
    }
  }

  async function countTables(): Promise<number> {
    const { rows } = await withDb((db) =>
      sql<{ count: number }>`select count(*)::int as count from pg_tables where schemaname = 'public'`.execute(db),
    );
    return rows[0]?.count ?? -1;
  }

  it('shows what a new database lacks and changes nothing', async () => {
    const { output, code } = await check();
    expect(code, output).toBe(0);
    expect(output).toMatch(/✓ database +PostgreSQL \d+.*, \d+ migrations to apply/);
    expect(output).toMatch(/✓ notifications +arrive from /);
    expect(output).toMatch(/✓ store +folder/);
    expect(await countTables()).toBe(0);
  });

  it('migrates once', async () => {
    const first = await runServerCommand('migrate', [], settings());
    expect(first.output).toMatch(/^platen: applied 0001-accounts, /);
    expect(await countTables()).toBeGreaterThan(40);
    const second = await runServerCommand('migrate', [], settings());
    expect(second).toEqual({ output: 'platen: the database is at the latest version\n', code: 0 });
    expect((await check()).output).toContain('at the latest version');
  });

  it('grants rights only to a role that there is', async () => {
    const { output, code } = await runServerCommand('migrate', ['--grant-to', 'nobody_at_all'], settings());
    expect({ output, code }).toEqual({
      output: 'platen: the database has no role nobody_at_all: create it first\n',
      code: 1,
    });
    const misspelled = await runServerCommand('migrate', ['--grant', 'platen'], settings());
    expect(misspelled).toEqual({ output: 'platen: use: npm run migrate [-- --grant-to <role>]\n', code: 1 });
  });

  it('gives a role no rights to the tables of a newer version, which knows what the role must not do', async () => {
    const role = `app_${randomBytes(6).toString('hex')}`;
    await onServer(database.url, (client) => client.query(`create role ${role}`));
    expect((await runServerCommand('migrate', ['--grant-to', role], settings())).code).toBe(0);
    await withDb(async (db) => {
      const added: DeclaredMigration = {
        compatibleWith: thisBuild.release,
        async up(transaction) {
          await sql`create table newer_entries (id integer primary key)`.execute(transaction);
        },
      };
      await migrate(db, { build: { ...thisBuild, migrations: { ...thisBuild.migrations, '9000-entries': added } } });
      await sql`grant select, insert on newer_entries to ${sql.id(role)}`.execute(db);
    });
    expect(await runServerCommand('migrate', ['--grant-to', role], settings())).toEqual({
      code: 0,
      output:
        'platen: nothing is changed: a newer version has applied 9000-entries, and this one works with it\n' +
        `platen: nothing is granted to ${role}: the newer version knows what it needs\n`,
    });
    await withDb(async (db) => {
      const { rows } = await sql`select has_table_privilege(${role}, 'newer_entries', 'insert') as adds,
        has_table_privilege(${role}, 'newer_entries', 'delete') as deletes`.execute(db);
      expect(rows).toEqual([{ adds: true, deletes: false }]);
      await sql`drop owned by ${sql.id(role)}`.execute(db);
    });
    await onServer(database.url, (client) => client.query(`drop role ${role}`));
  });

  it('names every part that cannot be used', async () => {
    const { output, code } = await check({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${closedPort}/platen`,
      PLATEN_SMTP_URL: `smtp://127.0.0.1:${closedPort}`,
      PLATEN_S3_ENDPOINT: `http://127.0.0.1:${closedPort}`,
      PLATEN_S3_BUCKET: 'platen',
      PLATEN_S3_ACCESS_KEY: 'key',
      PLATEN_S3_SECRET_KEY: 'secret',
    });
    expect(code).toBe(1);
    for (const part of ['database', 'notifications', 'store', 'mail']) expect(output).toMatch(`✗ ${part}`);
    expect(output).toContain('4 parts cannot be used');
    expect(output).not.toContain('secret');
  });

  it('names a setting that is wrong or unknown', async () => {
    expect(await check({ PORT: 'high' })).toMatchObject({ code: 1, output: expect.stringContaining('PORT') });
    expect((await check({ PLATEN_SECRETS: 'x' })).output).toContain('did you mean PLATEN_SECRET?');
  });
});
