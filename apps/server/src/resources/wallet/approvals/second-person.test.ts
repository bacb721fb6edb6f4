import { accessGrantKinds } from '@platen/model/accounts/access-grants';
import type { RoleKey } from '@platen/model/accounts/roles';
import type { InvitedUser, UserDetail } from '@platen/model/accounts/users';
import { errorTable } from '@platen/model/errors/errors';
import { defaultTimeZone } from '@platen/model/factory/time-zones';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { approvalsIn, type Person } from './testing/approval-steps.ts';

const dependent = errorTable.approval_dependent.code;
let made = 0;

describe('the second person', () => {
  const app = useTestApp();
  const { setLimits, grant, waitingFor, decide } = approvalsIn(app);
  let [admin, customer] = [] as unknown as [Person, Person];

  beforeAll(async () => {
    admin = await app.signUp('admin');
    await setLimits(admin, { advance_amount: 100 });
  });
  beforeEach(async () => {
    [admin, customer] = [await app.signUp('admin'), await app.signUp()];
  });

  const put = (by: Person, path: string, body?: object) => app.call('PUT', path, { token: by.token, body });
  async function signedIn(id: number, login_name: string): Promise<Person> {
    return { id, login_name, token: await app.signIn(login_name) };
  }
  async function make(by: Person, role: RoleKey = 'finance'): Promise<Person> {
    const login_name = `made-${++made}`;
    const body = { login_name, role, screen_name: login_name, password: testPassword };
    const { body: user } = await app.call<UserDetail>('POST', '/users', { token: by.token, body });
    return signedIn(user.id, login_name);
  }

  /** How the first person gives somebody a way into an account, for each kind. */
  const ways: Record<(typeof accessGrantKinds)[number], (by: Person, other: Person) => Promise<unknown>> = {
    created: (by) => make(by),
    async invited(by) {
      const login_name = `made-${++made}`;
      const body = { login_name, role: 'finance', screen_name: login_name };
      const invited = await app.call<InvitedUser>('POST', '/users/invite', { token: by.token, body });
      const code = new URLSearchParams(new URL(invited.body.link.url).hash.slice(1)).get('code');
      await app.call('PUT', '/passwords', { body: { login_name, verification_code: code, password: testPassword } });
      return signedIn(invited.body.user.id, login_name);
    },
    role: (by, { id }) => put(by, `/users/${id}/role`, { role: 'finance' }),
    contact: (by, { id }) => put(by, `/users/${id}`, { screen_name: 'B', email: 'b@x.test', phone: null }),
    password: (by, { id }) => app.call('POST', `/users/${id}/reset_link`, { token: by.token }),
    factors: (by, { id }) => app.call('DELETE', `/users/${id}/factors`, { token: by.token }),
    async unfrozen(by, { id }) {
      await put(by, `/users/${id}/freeze`);
      await put(by, `/users/${id}/unfreeze`);
    },
  };

  it.each(accessGrantKinds)('is nobody who has access from the first person (%s) for 30 days', async (kind) => {
    const other = await app.signUp('finance');
    const given = await ways[kind](admin, other);
    const second = kind === 'created' || kind === 'invited' ? (given as Person) : other;
    second.token = await app.signIn(second.login_name);
    expect((await grant(admin, customer, 200)).status).toBe(200);
    const { rows } = await sql<{ kind: string; granted_at: string }>`
      select kind, granted_at from access_grants where user_id = ${second.id} and granted_by_id = ${admin.id}`.execute(
      app.db,
    );
    expect(rows.map((row) => row.kind)).toEqual([kind]);
    const from = new Date(Date.parse(rows[0]?.granted_at ?? '') + 30 * 86_400_000).toISOString();

    const waiting = await waitingFor(second, customer);
    expect(waiting).toMatchObject({ can_decide: true, approvable_from: from });
    const refused = await decide(second, waiting.id, 'approve');
    expect([refused.status, refused.body.code]).toEqual([403, dependent]);
    expect(refused.body.error_message).toContain(waiting.requested_by.screen_name);
    // In the evening of UTC it is the next day already where the factory is.
    const day = zonedTime(from, defaultTimeZone).toISOString().slice(0, 10);
    expect(refused.body.error_message).toContain(day);
    const after = await app.as(admin.token)('GET /users/:id', { params: { id: customer.id } });
    expect(after).toMatchObject({ advance_amount: 0, waiting_advance_amount: 200 });

    const age = (days: number) =>
      sql`update access_grants set granted_at = now() - make_interval(days => ${days}) where user_id = ${second.id}`;
    const tried = await app.as(admin.token)('GET /audit_entries', {
      query: { actor_id_eq: second.id, action_eq: 'PUT /approvals/:id/approve', is_refused_eq: true },
    });
    expect(tried.data).toMatchObject([{ subject_id: waiting.id, refused_code: dependent }]);

    await age(29).execute(app.db);
    expect((await decide(second, waiting.id, 'approve')).body.code).toBe(dependent);
    await age(30).execute(app.db);
    expect((await waitingFor(second, customer)).approvable_from).toBeNull();
    expect((await decide(second, waiting.id, 'approve')).body.state).toBe('approved');
  });

  it('may reject what they may not approve', async () => {
    const second = await make(admin);
    await grant(admin, customer, 200);
    const { id } = await waitingFor(second, customer);
    expect((await decide(second, id, 'reject')).body.state).toBe('rejected');
  });

  it('is nobody at the end of a chain of accounts either, however they reset each other', async () => {
    const middle = await make(admin, 'admin');
    const last = await make(middle);
    await put(middle, `/users/${admin.id}`, { screen_name: 'A', email: 'a@x.test', phone: null });
    await grant(admin, customer, 200);
    const { id } = await waitingFor(last, customer);
    expect((await decide(last, id, 'approve')).body.code).toBe(dependent);
    // One part of the chain is over.
    await sql`update access_grants set granted_at = now() - interval '31 days' where user_id = ${middle.id}`.execute(
      app.db,
    );
    expect((await decide(last, id, 'approve')).body.state).toBe('approved');
  });

  it('may be who gave the first person access, or somebody who has nothing from them', async () => {
    const [first, other] = [await make(admin), await app.signUp('finance')];
    for (const second of [admin, other]) {
      const shop = await app.signUp();
      await grant(first, shop, 200);
      const { id, approvable_from } = await waitingFor(second, shop);
      expect(approvable_from).toBeNull();
      expect((await decide(second, id, 'approve')).body.state).toBe('approved');
    }
  });

  it('is nobody whose custom role the first person has extended', async () => {
    const asAdmin = app.as(admin.token);
    const role = { name: `Cash ${admin.id}`, description: '', start_screen: 'recharges' as const };
    const { id: roleId } = await asAdmin('POST /roles', {
      body: { ...role, abilities: ['approvals.read', 'approvals.decide', 'users.read'] },
    });
    const holder = await app.signUp('viewer');
    const other = await app.signUp('admin');
    await put(other, `/users/${holder.id}/role`, { role: 'custom', custom_role_id: roleId });
    await grant(admin, customer, 200);
    const { id } = await waitingFor(holder, customer);
    expect((await decide(holder, id, 'approve')).body.code).toBe(errorTable.not_allowed.code);
    const abilities = ['approvals.read', 'approvals.decide', 'users.read', 'users.grant_advance'] as const;
    await asAdmin('PUT /roles/:id', { params: { id: roleId }, body: { ...role, abilities: [...abilities] } });
    expect((await decide(holder, id, 'approve')).body.code).toBe(dependent);
  });

  it('is not asked by mail if they cannot approve it', async () => {
    const [own, other] = [await make(admin), await app.signUp('finance')];
    const mailOf = (person: Person) => `approver-${person.id}@x.test`;
    for (const person of [own, other])
      await app.as(person.token)('PUT /mine', { body: { notification_email: mailOf(person) } });
    await grant(admin, customer, 200);
    const recipients = () => app.sent.map(({ recipient }) => recipient.email);
    await vi.waitFor(() => expect(recipients()).toContain(mailOf(other)), { timeout: 30_000 });
    expect(recipients()).not.toContain(mailOf(own));
  });
});

describe('accounts that ask for or approve movements of money', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const code = errorTable.approver_by_admins.code;

  it('are made and changed by administrators only', async () => {
    const [manager, admin] = [await app.signUp('factory_manager'), await app.signUp('admin')];
    const { id: roleId } = await app.as(admin.token)('POST /roles', {
      body: {
        name: 'Advances',
        description: '',
        start_screen: 'users',
        abilities: ['users.read', 'users.grant_advance'],
      },
    });
    const [finance, packer] = [await app.signUp('finance'), await app.signUp('packer')];
    const custom = { role: 'custom', custom_role_id: roleId };
    const tries: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['POST', '/users', { login_name: 'new-1', screen_name: 'N', password: testPassword, role: 'finance' }],
      ['POST', '/users', { login_name: 'new-2', screen_name: 'N', password: testPassword, ...custom }],
      ['POST', '/users/invite', { login_name: 'new-3', screen_name: 'N', role: 'staff' }],
      ['PUT', `/users/${packer.id}/role`, { role: 'finance' }],
      ['PUT', `/users/${packer.id}/role`, custom],
      ['PUT', `/users/${finance.id}/role`, { role: 'packer' }],
      ['PUT', `/users/${finance.id}`, { screen_name: 'F', email: 'mine@x.test', phone: null }],
      ['POST', `/users/${finance.id}/reset_link`],
      ['DELETE', `/users/${finance.id}/factors`],
    ];
    for (const [method, path, body] of tries) {
      const answer = await app.call(method, path, { token: manager.token, body });
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([403, code]);
    }
    for (const [method, path, body] of tries)
      expect((await app.call(method, path, { token: admin.token, body })).status, `${method} ${path}`).toBe(200);
    // Custom roles are made by administrators in any case.
    for (const [method, path] of [['POST', '/roles'] as const, ['PUT', `/roles/${roleId}`] as const])
      expect((await app.call(method, path, { token: manager.token, body: {} })).status).toBe(403);
    // What a manager does every day is left: other colleagues, and stopping an account that was taken over.
    const daily: typeof tries = [
      ['PUT', `/users/${packer.id}/role`, { role: 'prepress' }],
      ['POST', `/users/${packer.id}/reset_link`],
      ['DELETE', `/users/${finance.id}/sessions`],
      ['PUT', `/users/${finance.id}/freeze`],
    ];
    await app.as(admin.token)('PUT /users/:id/role', { params: { id: packer.id }, body: { role: 'packer' } });
    for (const [method, path, body] of daily)
      expect((await app.call(method, path, { token: manager.token, body })).status, path).toBe(200);
  });
});
