import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry, AuditedActions } from '@platen/model/operations/audit-entries';
import { auditedFieldTexts } from '@platen/model/operations/audited-fields';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findReader } from '../../../platform/http/audit.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { routes } from '../../index.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { sampleThings } from '../../testing/sample-things.ts';

/** The names of the fields at the top of a response. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap((option) => fieldsOf(option as z.ZodType)) : [];
}

it('has a name for every field that can change', () => {
  const shown = routes.flatMap((route) => {
    const reader = findReader(routes, route);
    return reader ? fieldsOf(reader.response as z.ZodType) : [];
  });
  const noted = [
    'added_abilities',
    'removed_abilities',
    'weakened_rules',
    'shipping_no',
    'shipping_company',
    'copied_from',
    'job_id',
    'further_refusals',
  ];
  const parts = ['width', 'height'];
  const named = [...Object.keys(auditedFieldTexts), 'updated_at'];
  expect([...new Set([...shown, ...noted, ...parts])].toSorted()).toEqual(named.toSorted());
});

/** That every change leaves one entry is checked by `expectAuditEntry` in all tests. */
describe('the audit log', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  let admin: Awaited<ReturnType<typeof app.signUp>>;
  beforeAll(async () => {
    admin = await app.signUp('admin');
  });

  async function entriesOf(query: Record<string, string | number | boolean>): Promise<AuditEntry[]> {
    const text = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) text.append(name, String(value));
    const { body } = await app.call<Page<AuditEntry>>('GET', `/audit_entries?${text.toString()}`, {
      token: admin.token,
    });
    return body.data;
  }

  it('says who changed what, before and after, from where and in which request', async () => {
    const staff = await app.signUp('staff');
    const { body: made } = await app.call<{ id: number }>('POST', '/categories', {
      token: staff.token,
      body: { name: '杯子' },
    });
    const renamed = await app.call('PUT', `/categories/${made.id}`, { token: staff.token, body: { name: '马克杯' } });
    const [entry] = await entriesOf({
      subject_type_eq: 'categories',
      subject_id_eq: made.id,
      action_eq: 'PUT /categories/:id',
    });
    expect(entry).toMatchObject({
      action: 'PUT /categories/:id',
      refused_code: null,
      actor: { id: staff.id, screen_name: expect.any(String) },
      session_id: expect.any(Number),
      api_key_id: null,
      address: '127.0.0.1',
      request_id: renamed.headers['x-request-id'],
    });
    expect(entry?.changes).toContainEqual({ field: 'name', before: '杯子', after: '马克杯' });
    await app.call('DELETE', `/categories/${made.id}`, { token: staff.token });
    const [removal] = await entriesOf({ action_eq: 'DELETE /categories/:id', subject_id_eq: made.id });
    expect(removal?.changes).toContainEqual({ field: 'name', before: '马克杯', after: null });
  });

  it('tells the old and the new prices of a template', async () => {
    const template = { name: '帆布袋', kind: 'batch_order', size_prices: [{ size: 'S', price: 3 }] };
    const { body: made } = await app.call<{ id: number }>('POST', '/sku_templates', {
      token: admin.token,
      body: template,
    });
    const size_prices = [{ size: 'S', price: 5 }];
    await app.call('PUT', `/sku_templates/${made.id}`, { token: admin.token, body: { size_prices } });
    const [entry] = await entriesOf({ action_eq: 'PUT /sku_templates/:id', subject_id_eq: made.id });
    expect(entry?.changes).toContainEqual({
      field: 'size_prices',
      before: [expect.objectContaining({ size: 'S', price: 3 })],
      after: [expect.objectContaining({ size: 'S', price: 5 })],
    });
  });

  it('tells for whom another retention was set, by id and not by name', async () => {
    const customer = await app.signUp();
    const body = { user_id: customer.id, days: 30 };
    await app.call('POST', '/retention_exceptions', { token: admin.token, body });
    await app.call('POST', '/retention_exceptions', { token: admin.token, body: { ...body, days: 90 } });
    const [changed, made] = await entriesOf({ action_eq: 'POST /retention_exceptions' });
    expect(made?.changes).toEqual(
      expect.arrayContaining([
        { field: 'user', before: null, after: customer.id },
        { field: 'days', before: null, after: 30 },
      ]),
    );
    expect(changed?.changes).toEqual([{ field: 'days', before: 30, after: 90 }]);
    await app.call('DELETE', `/retention_exceptions/${made?.subject_id}`, { token: admin.token });
    const [removed] = await entriesOf({ action_eq: 'DELETE /retention_exceptions/:id' });
    expect(removed?.changes).toContainEqual({ field: 'days', before: 90, after: null });
  });

  it('names what a call made, also where its path names something else', async () => {
    const body = { login_name: 'invited', screen_name: 'New' };
    const { body: invited } = await app.call<{ user: { id: number } }>('POST', '/users/invite', {
      token: admin.token,
      body,
    });
    expect((await entriesOf({ action_eq: 'POST /users/invite' }))[0]?.subject_id).toBe(invited.user.id);
    const { body: source } = await app.call<{ id: number }>('POST', '/sku_templates', {
      token: admin.token,
      body: { name: 'Bag', kind: 'batch_order', size_prices: [{ size: 'S', price: 3 }] },
    });
    const { body: copy } = await app.call<{ id: number }>('POST', `/sku_templates/${source.id}/copy`, {
      token: admin.token,
      body: { name: 'Copy' },
    });
    const [copied] = await entriesOf({ subject_type_eq: 'sku_templates', subject_id_eq: copy.id });
    expect(copied?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', before: null, after: 'Copy' },
        { field: 'copied_from', before: null, after: source.id },
      ]),
    );
    const { body: page } = await app.call<{ id: number }>('POST', '/custom_pages', {
      token: admin.token,
      body: { title: 'Home' },
    });
    const { body: duplicate } = await app.call<{ id: number }>('POST', `/custom_pages/${page.id}/duplicate`, {
      token: admin.token,
    });
    const [duplicated] = await entriesOf({ action_eq: 'POST /custom_pages/:id/duplicate' });
    expect(duplicated?.subject_id).toBe(duplicate.id);
    expect(duplicated?.changes).toContainEqual({ field: 'copied_from', before: null, after: page.id });
  });

  it('has no entry for the time that the designer reports every few seconds', async () => {
    const { body: made } = await app.call<{ id: number }>('POST', '/sku_templates', {
      token: admin.token,
      body: { name: 'Bag', kind: 'batch_order', size_prices: [{ size: 'S', price: 3 }] },
    });
    const body = { id: made.id, edit_time: 5 };
    const reported = await app.call('PUT', '/sku_templates/update_edit_time', { token: admin.token, body });
    expect(reported.status).toBe(200);
    const entries = await entriesOf({ subject_type_eq: 'sku_templates', subject_id_eq: made.id });
    expect(entries.map(({ action }) => action)).toEqual(['POST /sku_templates']);
  });

  it('tells what changed where the path has another name of the thing', async () => {
    await sql`update setup set checklist_opened_at = now()`.execute(app.db);
    await app.call('PUT', '/setup/checklist/mail', { token: admin.token, body: { is_skipped: true } });
    const [skipped] = await entriesOf({ action_eq: 'PUT /setup/checklist/:step' });
    expect(skipped?.changes.map(({ field }) => field)).toEqual(['steps']);
  });

  it('names what was revoked or retried where its address is not its id', async () => {
    const { makers } = sampleThings(app, await app.signUp(), 0);
    const link = await makers.sharedLink();
    const job = await makers.failedJob();
    await app.as(admin.token)('DELETE /image_library_download_records/:slug', { params: { slug: link.slug } });
    const [revoked] = await entriesOf({ action_eq: 'DELETE /image_library_download_records/:slug' });
    expect(revoked?.subject_id).toBe(link.id);
    await app.as(admin.token)('PUT /health/failed_jobs/:id/retry', { params: { id: job.id } });
    const [retried] = await entriesOf({ action_eq: 'PUT /health/failed_jobs/:id/retry' });
    expect(retried?.changes).toEqual([{ field: 'job_id', before: null, after: job.id }]);
  });

  it('tells what is left of a thing of which a part was deleted', async () => {
    const staff = await app.signUp('packer');
    await app.call('DELETE', `/users/${staff.id}/sessions`, { token: admin.token });
    const [entry] = await entriesOf({ action_eq: 'DELETE /users/:id/sessions', subject_id_eq: staff.id });
    expect(entry?.changes).toEqual([]);
  });

  it('names the changed fields of personal data without their values', async () => {
    const customer = await app.signUp();
    await app.call('PUT', `/users/${customer.id}`, {
      token: admin.token,
      body: { screen_name: 'Wang Xiaoming', email: 'wang@example.com' },
    });
    const [entry] = await entriesOf({ action_eq: 'PUT /users/:id', subject_id_eq: customer.id });
    expect(entry?.changes).toEqual(expect.arrayContaining([{ field: 'screen_name' }, { field: 'email' }]));
    const { rows } = await sql<{ text: string }>`select changes::text as text from audit_entries`.execute(app.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/Wang|example\.com/);
  });

  it('records sign-ins that succeed and those that fail, without what was typed', async () => {
    const person = await app.signUp();
    const body = { login_name: person.login_name, password: 'a wrong password' };
    const refused = await app.call('POST', '/sessions', { body });
    await app.call('POST', '/sessions', { body: { login_name: testPassword, password: 'x' } });
    const entries = await entriesOf({ actor_id_eq: person.id, action_eq: 'POST /sessions' });
    expect(entries.map(({ refused_code }) => refused_code)).toEqual([refused.body.code, null]);
    const { rows } = await sql<{ text: string }>`select audit_entries::text as text from audit_entries`.execute(app.db);
    const log = rows.map(({ text }) => text).join('\n');
    expect(log).not.toContain('a wrong password');
    expect(log).not.toContain(testPassword);
  });

  it('records what was refused, by whom', async () => {
    const customer = await app.signUp();
    expect(await app.call('GET', '/audit_entries', { token: customer.token })).toMatchObject({ status: 403 });
    expect(await app.call('PUT', `/users/${admin.id}/freeze`, { token: customer.token })).toMatchObject({
      status: 403,
    });
    const entries = await entriesOf({ actor_id_eq: customer.id, is_refused_eq: true });
    expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['PUT /users/:id/freeze', null],
      ['GET /audit_entries', null],
    ]);
  });

  it('records refused API keys with whose they are', async () => {
    const customer = await app.signUp();
    const { body: key } = await app.call<{ id: number; key_value: string }>('POST', '/api_keys', {
      token: customer.token,
      body: { name: 'shop', scopes: ['orders_read'], addresses: ['203.0.113.0/24'] },
    });
    expect((await app.call('GET', '/orders', { token: key.key_value })).body.code).toBe(40305);
    const unknown = `${key.key_value.slice(0, -8)}xxxxxxxx`;
    for (let tries = 0; tries < 10; tries++) await app.call('GET', '/orders', { token: unknown });
    const entries = await entriesOf({ action_eq: 'GET /orders', is_refused_eq: true });
    expect(entries.filter(({ api_key_id }) => api_key_id === key.id)).toMatchObject([
      { actor: { id: customer.id }, refused_code: 40305, address: '127.0.0.1' },
    ]);
    expect(entries.filter(({ refused_code }) => refused_code === 40103)).toHaveLength(10);
  });

  it('records what an API key did, under the key', async () => {
    const customer = await app.signUp();
    const { body: key } = await app.call<{ id: number; key_value: string }>('POST', '/api_keys', {
      token: customer.token,
      body: { name: 'shop' },
    });
    const bag = await ordering.publishTemplate();
    const placed = await ordering.order(key.key_value, bag, [ordering.row()]);
    const [entry] = await entriesOf({ subject_type_eq: 'form_orders', subject_id_eq: placed.id });
    expect(entry).toMatchObject({ actor: { id: customer.id }, session_id: null, api_key_id: key.id });
    const { rows } = await sql<{ text: string }>`select audit_entries::text as text from audit_entries`.execute(app.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(key.key_value);
  });

  it('names each action in the language of its reader, and lists them for the filter', async () => {
    await app.signUp('staff');
    const ask = <T>(path: string, locale: string) =>
      app.call<T>('GET', path, { token: admin.token, headers: { 'accept-language': locale } });
    const named = async (locale: string) =>
      (await ask<Page<AuditEntry>>('/audit_entries?action_eq=POST%20%2Fsessions', locale)).body.data[0]?.action_name;
    expect([await named('zh-CN'), await named('en-US')]).toEqual(['登录', 'Signed in']);
    const { body } = await ask<AuditedActions>('/audit_entries/read_options', 'en-US');
    expect(body.data).toContainEqual({ action: 'PUT /users/:id/freeze', name: 'Froze an account' });
    await sql`insert into audit_entries (action, subject_type, changes, address, request_id)
      values ('PUT /gone', 'x', '[]', '', 'old')`.execute(app.db);
    expect((await entriesOf({ request_id_eq: 'old' }))[0]?.action_name).toBe('PUT /gone');
    await sql`insert into audit_entries (action, subject_type, changes, address, request_id)
      values ('PUT /sku_templates/update_edit_time', 'sku_templates', '[]', '', 'time')`.execute(app.db);
    expect((await entriesOf({ request_id_eq: 'time' }))[0]?.action_name).toBe('Recorded time on a template');
  });

  it('records exports, its own too', async () => {
    const staff = await app.signUp('staff');
    expect((await app.call('GET', '/orders/export', { token: staff.token })).status).toBe(200);
    const exported = await app.call('GET', '/audit_entries/export', { token: admin.token });
    expect(exported.raw.length).toBeGreaterThan(2000);
    expect((await entriesOf({ actor_id_eq: staff.id }))[0]?.action).toBe('GET /orders/export');
    expect((await entriesOf({ actor_id_eq: admin.id }))[0]?.action).toBe('GET /audit_entries/export');
  });

  it('rolls an entry back with its change', async () => {
    const staff = await app.signUp('staff');
    const refused = await app.call('POST', '/categories', { token: staff.token, body: { name: '' } });
    expect(refused.status).toBe(400);
    expect((await entriesOf({ actor_id_eq: staff.id })).map(({ action }) => action)).toEqual(['POST /sessions']);
  });

  it.each([
    ['changed', sql`update audit_entries set actor_id = 1`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
  ])('cannot be %s', async (_, statement) => {
    await expect(statement.execute(app.db)).rejects.toThrow('the audit log is append-only');
  });
});
