import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { createEmptyDatabase } from './platform/testing/test-database.ts';
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

  async function countTables(): Promise<number> {
    const { db, close } = openDatabase(
      () => database.url,
      () => undefined,
      1,
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_tables where schemaname = 'public'`.execute(db);
    await close();
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
