import type { CustomRole } from '@platen/model/accounts/custom-roles';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { deliverCode } from '../passwords/passwords.service.ts';

const patience = { timeout: 45_000 };

describe('the email and phone of an account', () => {
  const app = useTestApp();
  const change = (token: string, id: number, body: object) =>
    app.call('PUT', `/users/${id}`, { token, body: { screen_name: 'Ada', ...body } });
  const sendCode = (loginName: string) =>
    deliverCode({ db: app.db, platform: app.platform, log: app.http.log }, loginName, 'reset_password');
  let staff: Awaited<ReturnType<typeof app.signUp>>;

  beforeAll(async () => {
    staff = await app.signUp('staff');
  });

  it('are changed by those alone who may reset passwords; the name by all who may edit customers', async () => {
    const admin = await app.signUp('admin');
    const abilities = ['users.read', 'users.update'];
    const role = await app.call<CustomRole>('POST', '/roles', {
      token: admin.token,
      body: { name: 'Editor', description: '', start_screen: 'users', abilities },
    });
    expect(role.status, JSON.stringify(role.body)).toBe(200);
    const editor = await app.signUp('staff');
    const assigned = { role: 'custom', custom_role_id: role.body.id };
    expect((await app.call('PUT', `/users/${editor.id}/role`, { token: admin.token, body: assigned })).status).toBe(
      200,
    );
    const customer = await app.signUp();
    const email = `${customer.login_name}@test.platen`;
    expect(await change(editor.token, customer.id, { email: 'thief@print.example' })).toMatchObject({
      status: 403,
      body: { code: 40313, fields: [{ path: 'email' }] },
    });
    expect(await change(editor.token, customer.id, { email, phone: '13800000000' })).toMatchObject({
      status: 403,
      body: { code: 40313, fields: [{ path: 'phone' }] },
    });
    expect((await change(editor.token, customer.id, { email })).status).toBe(200);
    expect((await change(editor.token, editor.id, { email: 'own@print.example' })).status).toBe(200);
    expect((await change(staff.token, customer.id, { email: 'new@print.example' })).status).toBe(200);
  });

  it('tell the previous address when they are changed', async () => {
    const customer = await app.signUp();
    const before = `${customer.login_name}@test.platen`;
    await change(staff.token, customer.id, { email: before });
    await change(staff.token, customer.id, { email: 'new@print.example', phone: '13800000001' });
    const notice = await vi.waitFor(() => {
      const found = app.sent.filter(({ recipient }) => recipient.email === before);
      expect(found).toHaveLength(1);
      return found[0];
    }, patience);
    expect(notice?.text).toContain('The email or phone of your account was changed');
  });

  it('tell the previous phone, where there was nothing else', async () => {
    const customer = await app.signUp();
    await sql`update users set email = null, phone = '13800000002' where id = ${customer.id}`.execute(app.db);
    await change(staff.token, customer.id, { email: 'new@print.example', phone: '13800000002' });
    await vi.waitFor(
      () => expect(app.sent.filter(({ recipient }) => recipient.phone === '13800000002')).toHaveLength(1),
      patience,
    );
  });

  it('get no codes for a new password on the day after they were changed', async () => {
    const customer = await app.signUp();
    const recipients = () => app.sent.flatMap(({ recipient, text }) => (/\d{6}/.test(text) ? [recipient] : []));
    await change(staff.token, customer.id, { email: 'thief@print.example', phone: '13800000003' });
    await sendCode(customer.login_name);
    expect(recipients()).not.toContainEqual(expect.objectContaining({ email: 'thief@print.example' }));
    await sql`update users set phone_changed_at = phone_changed_at - interval '25 hours' where id = ${customer.id}`.execute(
      app.db,
    );
    // A change of the name alone does not begin another day.
    await change(staff.token, customer.id, { email: 'thief@print.example', phone: '13800000003' });
    await sendCode(customer.login_name);
    expect(recipients()).toContainEqual({ email: null, phone: '13800000003' });
    await sql`update users set email_changed_at = email_changed_at - interval '25 hours' where id = ${customer.id}`.execute(
      app.db,
    );
    await sendCode(customer.login_name);
    expect(recipients()).toContainEqual({ email: 'thief@print.example', phone: '13800000003' });
  });
});
