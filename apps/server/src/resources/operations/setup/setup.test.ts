import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@platen/model/accounts/accounts';
import type { ApplicationInfo } from '@platen/model/factory/application';
import { firstRequiredParts } from '@platen/model/factory/shipping-settings';
import type { SetupChecklist, SetupState } from '@platen/model/operations/setup';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { createConfiguredAdmin } from './configured-admin.service.ts';
import { findSetupCode } from './setup.service.ts';

const input = {
  name: '星云工厂',
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
  login_name: 'boss',
  password: testPassword,
  screen_name: 'The boss',
};

describe('an installation without accounts', () => {
  const app = useTestApp();
  const codeNow = async () => (await findSetupCode(app.db, app.platform.config)) ?? '';
  const complete = (body: object) => app.call<Session>('POST', '/setup', { body });

  it('reports that it needs set-up', async () => {
    expect((await app.call<ApplicationInfo>('GET', '/application/info')).body.needs_setup).toBe(true);
    expect((await app.call<SetupState>('GET', '/setup')).body).toEqual({
      time_zone: 'Asia/Shanghai',
      is_time_zone_fixed: false,
      currency: 'CNY',
    });
  });

  it('has one code in all processes, which is not in the database', async () => {
    const code = await codeNow();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await codeNow()).toBe(code);
    expect(await findSetupCode(app.db, { ...app.platform.config, secret: 'the secret of a stranger' })).not.toBe(code);
    expect(JSON.stringify(await app.db.selectFrom('setup').selectAll().execute())).not.toContain(code);
  });

  it('names invalid fields and creates nothing', async () => {
    const code = await codeNow();
    const wrong = { ...input, code, password: 'short', time_zone: 'Berlin', email: 'nobody' };
    const { status, body } = await complete(wrong);
    expect(status).toBe(400);
    expect(body.fields?.map(({ path }) => path).sort()).toEqual(['email', 'password', 'time_zone']);
    expect((await complete({ ...input, code, currency: 'JPY' })).body.fields?.map(({ path }) => path)).toEqual([
      'currency',
    ]);
    expect(await codeNow()).toBe(code);
  });

  it('refuses a wrong code at its field', async () => {
    const { status, body } = await complete({ ...input, code: '0000-0000-0000' });
    expect(status).toBe(400);
    expect(body.fields?.map(({ path }) => path)).toEqual(['code']);
  });

  it('creates one administrator for two concurrent requests, and closes for good', async () => {
    // The code as people type it.
    const code = (await codeNow()).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const responses = await Promise.all([
      complete({ ...input, code }),
      complete({ ...input, code, login_name: 'other', name: 'Other' }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const users = await app.db.selectFrom('users').select(['login_name', 'role']).execute();
    expect(users).toEqual([{ login_name: expect.any(String), role: 'admin' }]);
    const token = responses.find(({ status }) => status === 200)?.body.token;
    const mine = await app.call<{ role: string }>('GET', '/mine', { token });
    // Orders without an address are refused until the factory allows them.
    // Parcels start in the country of the time zone.
    expect(await app.as(token ?? '')('GET /shipping_settings')).toMatchObject({
      required_parts: firstRequiredParts,
      home_country: 'DE',
    });
    expect(mine.body.role).toBe('admin');
    const info = (await app.call<ApplicationInfo>('GET', '/application/info')).body;
    expect(info).toMatchObject({ time_zone: 'Europe/Berlin', currency: 'EUR', needs_setup: false });

    expect((await app.call('GET', '/setup')).status).toBe(404);
    expect((await complete({ ...input, code, login_name: 'third' })).status).toBe(409);
    expect(await findSetupCode(app.db, app.platform.config)).toBeUndefined();
  });
});

describe('wrong codes', () => {
  const app = useTestApp({ PLATEN_TRUST_PROXY: '1' });
  const guess = (address: string, code = 'AAAA-AAAA-AAAA') =>
    app.call('POST', '/setup', { body: { ...input, code }, headers: { 'x-forwarded-for': address } });

  it('are limited by address, including the right code', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await guess('203.0.113.7')).status).toBe(400);
    const code = await findSetupCode(app.db, app.platform.config);
    expect((await guess('203.0.113.7', code)).status).toBe(429);
  });

  it('are limited in total', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 100; tries++) statuses.add((await guess(`198.51.100.${tries}`)).status);
    expect(statuses).toEqual(new Set([400, 429]));
    expect((await guess('192.0.2.1')).status).toBe(429);
  });
});

describe('a time zone set by the environment', () => {
  const app = useTestApp({ PLATEN_TZ: 'America/New_York' });

  it('is not changed by the set-up page', async () => {
    expect((await app.call<SetupState>('GET', '/setup')).body).toMatchObject({
      time_zone: 'America/New_York',
      is_time_zone_fixed: true,
    });
    const code = await findSetupCode(app.db, app.platform.config);
    const { body } = await app.call<Session>('POST', '/setup', { body: { ...input, code } });
    const info = await app.call<ApplicationInfo>('GET', '/application/info', { token: body.token });
    expect(info.body).toMatchObject({ time_zone: 'America/New_York', is_time_zone_fixed: true });
  });
});

describe('the checklist', () => {
  const app = useTestApp();
  const statesOf = ({ steps }: SetupChecklist) => Object.fromEntries(steps.map(({ key, state }) => [key, state]));

  it('shows what is done, allows skipping, and can be dismissed at the end', async () => {
    const code = await findSetupCode(app.db, app.platform.config);
    const { body } = await app.call<Session>('POST', '/setup', { body: { ...input, code } });
    const admin = app.as(body.token);
    const open = await admin('GET /setup/checklist');
    expect(open.is_open).toBe(true);
    expect(open.steps).toHaveLength(8);
    expect(new Set(Object.values(statesOf(open)))).toEqual(new Set(['open']));

    await admin('POST /users/invite', { body: { login_name: 'anna', screen_name: 'Anna', role: 'staff' } });
    await admin('POST /users/invite', { body: { login_name: 'shop', screen_name: 'Shop' } });
    await admin('POST /categories', { body: { name: 'Mugs' } });
    await admin('PUT /payment_settings', { body: { offline_instructions: 'IBAN' } });
    await admin('PUT /shipping_settings', {
      body: { shipping_methods: [{ name: 'Courier', kind: 'domestic' }] },
    });
    const { id } = await admin('POST /sku_templates', {
      body: { name: 'Mug', kind: 'batch_order', size_prices: [{ size: 'S', price: 1 }] },
    });
    await admin('PUT /sku_templates/:id/publish', { params: { id } });
    expect(statesOf(await admin('GET /setup/checklist'))).toEqual({
      staff: 'done',
      categories: 'done',
      shipping_methods: 'done',
      fonts: 'open',
      template: 'done',
      customer: 'done',
      payment: 'done',
      mail: 'open',
    });

    const refused = await app.call('DELETE', '/setup/checklist', { token: body.token });
    expect(refused.status).toBe(409);
    await admin('PUT /setup/checklist/:step', { params: { step: 'mail' }, body: { is_skipped: true } });
    await admin('PUT /setup/checklist/:step', { params: { step: 'mail' }, body: { is_skipped: true } });
    await admin('PUT /setup/checklist/:step', { params: { step: 'fonts' }, body: { is_skipped: true } });
    const back = await admin('PUT /setup/checklist/:step', { params: { step: 'mail' }, body: { is_skipped: false } });
    expect(statesOf(back)).toMatchObject({ mail: 'open', fonts: 'skipped' });
    await admin('PUT /setup/checklist/:step', { params: { step: 'mail' }, body: { is_skipped: true } });
    expect(await admin('DELETE /setup/checklist')).toEqual({ is_open: false, steps: [] });
    expect(await admin('GET /setup/checklist')).toEqual({ is_open: false, steps: [] });
  });

  it('reports that mail is not configured', async () => {
    const { token } = await app.signUp('staff');
    const response = await app.call('POST', '/setup/test_mail', { token, body: { email: 'a@b.example' } });
    expect(response.status).toBe(409);
  });
});

describe('mail', () => {
  const app = useTestApp({ PLATEN_SMTP_URL: 'smtp://127.0.0.1:1' });

  it('can be tested, and counts as a done step', async () => {
    const { token } = await app.signUp('staff');
    await app.as(token)('POST /setup/test_mail', { body: { email: 'a@b.example' } });
    expect(app.sent.at(-1)?.recipient.email).toBe('a@b.example');
  });
});

describe('the administrator configured in the environment', () => {
  const app = useTestApp();
  const log = pino({ level: 'silent' });

  it('is created once; a missing, empty or short password file stops the start with a message', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'platen-admin-'));
    const file = join(dir, 'password');
    const create = (passwordFile = file) =>
      createConfiguredAdmin(
        { ...app.platform, config: { ...app.platform.config, firstAdmin: { loginName: 'root', passwordFile } } },
        log,
      );
    await expect(create(join(dir, 'nowhere'))).rejects.toThrow(/cannot read PLATEN_ADMIN_PASSWORD_FILE/);
    await writeFile(file, '\n');
    await expect(create()).rejects.toThrow(/is empty/);
    await writeFile(file, 'short\n');
    await expect(create()).rejects.toThrow(/too short: it needs at least 8/);
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);

    await writeFile(file, `${testPassword}\n`);
    await create();
    const token = await app.signIn('root');
    expect((await app.call<{ role: string }>('GET', '/mine', { token })).body.role).toBe('admin');
    await writeFile(file, 'another password 9');
    await create();
    expect(await app.signIn('root')).toBeTruthy();
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    await rm(dir, { recursive: true });
  });
});
