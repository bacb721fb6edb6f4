import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from './platform/database/database.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';
import { runServerCommand } from './testing/command-runs.ts';

/** The program itself, as an operator runs it, on a database of its own. */
describe('npm run admin', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase(inject('databaseServerUrl'));
    dataDir = await mkdtemp(join(tmpdir(), 'platen-admin-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  function admin(...args: string[]): Promise<{ output: string; code: number }> {
    return runServerCommand('admin', args, {
      DATABASE_URL: database.url,
      PLATEN_DATA: dataDir,
      PLATEN_PUBLIC_URL: 'https://print.example',
    });
  }

  it('creates administrators and reset links, and explains errors in one sentence', async () => {
    const created = await admin('create', 'boss');
    expect(created.code).toBe(0);
    expect(created.output).toMatch(/https:\/\/print\.example\/password#login_name=boss&code=[\w-]{43}&invited=1\n/);
    const { db, close } = openDatabase(
      () => database.url,
      () => undefined,
      1,
    );
    const users = await db.selectFrom('users').select(['login_name', 'role', 'password_hash']).execute();
    // The set-up page is closed with it, and its first steps begin.
    const { code_salt, checklist_opened_at } = await db.selectFrom('setup').selectAll().executeTakeFirstOrThrow();
    await close();
    // Hashed as in production, unlike in the tests that run the server in their own process.
    const password_hash = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(users).toEqual([{ login_name: 'boss', role: 'admin', password_hash }]);
    expect([code_salt, checklist_opened_at]).toEqual([null, expect.any(String)]);

    expect((await admin('create', 'second')).output).toContain('login_name=second');
    expect((await admin('reset', 'BOSS')).output).toMatch(/password#login_name=boss&code=[\w-]{43}\n/);
    expect(await admin('create', 'boss')).toEqual({
      code: 1,
      output: 'platen: there is an account "boss" already: npm run admin -- reset boss\n',
    });
    expect(await admin('reset', 'nobody')).toEqual({
      code: 1,
      output: 'platen: nobody has the login name "nobody"\n',
    });
    expect((await admin('reset-factors', 'boss')).output).toBe(
      'The second factors of "boss" are removed and all sessions ended. The password alone signs in now.\n',
    );
    expect((await admin('delete', 'boss')).output).toContain('usage: npm run admin -- create <login>');
  }, 120_000);
});
