import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, generateSecret } from 'otplib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seal, unseal } from './platform/auth/secrets.ts';
import { type Config, keyFor } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { checkSecret } from './platform/installation/installation-fingerprints.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';
import { useTotpCode } from './resources/accounts/factors/totp.service.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { secretKey } from './resources/connections/webhooks/webhook-request.ts';
import { runServerCommand } from './testing/command-runs.ts';

const old = { secret: 'the secret that somebody learned' } as Config;
const replaced = { secret: 'the secret that nobody knows yet' } as Config;

describe('npm run replace-secret', { timeout: 120_000 }, () => {
  const totpSecret = generateSecret();
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let opened: ReturnType<typeof openDatabase>;
  let dataDir = '';
  let newFile = '';
  let userId = 0;
  const replace = (args: string[], settings: Record<string, string> = {}) =>
    runServerCommand('replace-secret', args, { DATABASE_URL: database.url, PLATEN_DATA: dataDir, ...settings });
  const webhook = () =>
    opened.db.selectFrom('webhooks').select(['secret', 'previous_secret']).executeTakeFirstOrThrow();

  beforeAll(async () => {
    database = await createTestDatabase(inject('databaseServerUrl'));
    dataDir = await mkdtemp(join(tmpdir(), 'platen-secret-'));
    newFile = join(dataDir, 'new');
    await writeFile(newFile, `${replaced.secret}\n`);
    opened = openDatabase(
      () => database.url,
      () => undefined,
      2,
    );
    const { db } = opened;
    await checkSecret(db, old);
    const user = { login_name: 'ada', role: 'customer', screen_name: 'Ada' } as const;
    userId = await createUser(db, user);
    await db
      .insertInto('totp_secrets')
      .values({
        user_id: userId,
        secret_sealed: seal(keyFor(old, 'totp-secret'), totpSecret),
        confirmed_at: new Date().toISOString(),
      })
      .execute();
    await db
      .insertInto('webhooks')
      .values({
        user_id: userId,
        url: 'https://shop.example/hook',
        description: '',
        events: [],
        is_active: true,
        secret: seal(secretKey(old), 'whsec-current'),
        previous_secret: seal(secretKey(old), 'whsec-previous'),
        previous_secret_expires_at: null,
      })
      .execute();
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('explains in one line what is wrong, and changes nothing', async () => {
    const before = await webhook();
    const short = join(dataDir, 'short');
    await writeFile(short, 'too short');
    const settings = { PLATEN_SECRET: old.secret };
    for (const [args, given, line] of [
      [[], settings, 'use: npm run replace-secret -- --with <file with the new secret>'],
      [['--with', join(dataDir, 'none')], settings, 'cannot read the new secret: '],
      [['--with', short], settings, 'the new secret needs at least 22 characters: openssl rand -hex 32'],
      [['--with', newFile], { PLATEN_SECRET: replaced.secret }, 'this process has another secret than the others'],
    ] as const) {
      const { code, output } = await replace([...args], given);
      expect([code, output]).toEqual([1, expect.stringContaining(`platen: ${line}`)]);
    }
    const process = { id: randomUUID(), role: 'api', host: 'print-1', version: '0' } as const;
    await opened.db.insertInto('processes').values(process).execute();
    expect(await replace(['--with', newFile], settings)).toEqual({
      code: 1,
      output: 'platen: a process is running on print-1: stop all, and try again in a minute\n',
    });
    await opened.db.deleteFrom('processes').execute();
    expect(await webhook()).toEqual(before);
  });

  it('keeps authenticator apps and webhooks, and lets no process start with the old secret', async () => {
    const { code, output } = await replace(['--with', newFile], { PLATEN_SECRET: old.secret });
    expect(code, output).toBe(0);
    expect(output).toContain('set PLATEN_SECRET to the new one for every process');
    const totp = await generate({ secret: totpSecret });
    expect(await useTotpCode(opened.db, replaced, userId, totp)).toBe(true);
    const { secret, previous_secret } = await webhook();
    const key = secretKey(replaced);
    expect(unseal(key, secret)).toBe('whsec-current');
    expect(unseal(key, previous_secret ?? Buffer.alloc(0))).toBe('whsec-previous');
    expect(() => unseal(secretKey(old), secret)).toThrow();
    await checkSecret(opened.db, replaced);
    await expect(checkSecret(opened.db, old)).rejects.toThrow('another secret');
  });

  it('replaces the secret in the data folder where no setting has it', async () => {
    const file = join(dataDir, 'secret');
    await writeFile(file, replaced.secret);
    const next = join(dataDir, 'next');
    await writeFile(next, 'a third secret of this installation');
    expect((await replace(['--with', next])).output).toBe(
      `platen: the secret is replaced, also in ${file}: start the server\n`,
    );
    expect(await readFile(file, 'utf8')).toBe('a third secret of this installation');
  });
});
