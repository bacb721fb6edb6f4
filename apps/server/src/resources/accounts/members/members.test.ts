import type { Mine } from '@platen/model/accounts/accounts';
import type { MemberRole } from '@platen/model/accounts/member-roles';
import type { InvitedMember, Member } from '@platen/model/accounts/members';
import type { Page } from '@platen/model/lists/lists';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { eraseAccount } from '../../operations/data-protection/erase.service.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { deliverNotification } from '../notifications/notifications.service.ts';

type Person = { id: number; login_name: string; token: string };

describe('the members of a company', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let invited = 0;

  const invite = ({ token }: Person, body: object) =>
    app.call<InvitedMember>('POST', '/mine/members/invite', { token, body });
  const list = async ({ token }: Person) =>
    (await app.call<{ data: Member[] }>('GET', '/mine/members', { token })).body.data;
  const setRole = ({ token }: Person, id: number, role: MemberRole) =>
    app.call<Member>('PUT', `/mine/members/${id}`, { token, body: { role } });
  const remove = ({ token }: Person, id: number) => app.call('DELETE', `/mine/members/${id}`, { token });
  const handOver = ({ token }: Person, id: number) => app.call('PUT', `/mine/members/${id}/owner`, { token });
  const mineOf = async ({ token }: Person) => (await app.call<Mine>('GET', '/mine', { token })).body;

  /** An invited member who has chosen a password with the link and signed in. */
  async function join(by: Person, role: MemberRole): Promise<Person> {
    const login_name = `member-${++invited}`;
    const { status, body } = await invite(by, { login_name, screen_name: `Member ${invited}`, role });
    expect(status, JSON.stringify(body)).toBe(200);
    const verification_code = new URLSearchParams(new URL(body.link.url).hash.slice(1)).get('code');
    await app.call('PUT', '/passwords', { body: { login_name, verification_code, password: testPassword } });
    return { id: body.member.id, login_name, token: await app.signIn(login_name) };
  }

  it('are one for an account that nobody was invited to: its owner', async () => {
    const owner = await app.signUp();
    expect(await list(owner)).toMatchObject([{ id: owner.id, role: 'owner', is_block: false }]);
    expect((await mineOf(owner)).account).toMatchObject({ id: owner.id, member_role: 'owner' });
  });

  it('order and pay for the company, and the order names them', async () => {
    const [owner, template] = [await app.signUp(), await ordering.publishTemplate()];
    await ordering.fund(owner, 100);
    const buyer = await join(owner, 'buyer');
    expect(await mineOf(buyer)).toMatchObject({
      id: buyer.id,
      role: 'customer',
      balance: 100,
      account: { id: owner.id },
    });
    const placed = await ordering.order(buyer.token, template);
    expect((await ordering.pay(buyer.token, placed.id)).status).toBe(200);
    const seen = await ordering.get(owner.token, placed.id);
    expect(seen).toMatchObject({ user_id: owner.id, state: 'paid', placed_by: { id: buyer.id } });
    expect(await mineOf(owner)).toMatchObject({ balance: 90, orders_count: 1, paid_orders_count: 1 });
    expect((await mineOf(buyer)).balance).toBe(90);
    const { token: factory } = await ordering.factory();
    const { body } = await app.call<Page<FormOrder>>('GET', `/form_orders?user_id_eq=${owner.id}`, { token: factory });
    expect(body.data).toMatchObject([{ id: placed.id, user_id: owner.id, placed_by: { id: buyer.id } }]);
  });

  it('amend orders in their own name', async () => {
    const [owner, template] = [await app.signUp(), await ordering.publishTemplate()];
    const buyer = await join(owner, 'buyer');
    const { orders } = await ordering.order(owner.token, template);
    const id = orders[0]?.id ?? 0;
    const body = { receiver_name: 'Grace' };
    expect((await app.call('PUT', `/orders/${id}/details`, { token: buyer.token, body })).status).toBe(200);
    const { rows } = await sql<{
      user_id: number;
    }>`select user_id from order_amendments where order_id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ user_id: buyer.id }]);
  });

  it('use API keys that outlive the member who created them', async () => {
    const [owner, template] = [await app.signUp(), await ordering.publishTemplate()];
    const manager = await join(owner, 'manager');
    const created = await app.call<{ id: number; key_value: string; user_id: number }>('POST', '/api_keys', {
      token: manager.token,
      body: { name: 'shop' },
    });
    expect(created.body.user_id).toBe(owner.id);
    expect((await remove(owner, manager.id)).status).toBe(200);
    const placed = await ordering.order(created.body.key_value, template);
    expect(placed).toMatchObject({ user_id: owner.id, placed_by: null });
  });

  it('are shown to programs by their present owner, not by a founder who has left', async () => {
    const founder = await app.signUp();
    const owner = await join(founder, 'manager');
    const key = await app.as(founder.token)('POST /api_keys', { body: { name: 'shop' } });
    const asKey = { ...founder, token: key.key_value };
    expect(await mineOf(asKey)).toMatchObject({ id: founder.id, login_name: founder.login_name });
    expect((await handOver(founder, owner.id)).status).toBe(200);
    expect((await remove(owner, founder.id)).status).toBe(200);
    expect(await mineOf(asKey)).toMatchObject({
      id: founder.id,
      login_name: owner.login_name,
      account: { id: founder.id, member_role: 'owner' },
    });
  });

  it('may do what their role says', async () => {
    const [owner, template] = [await app.signUp(), await ordering.publishTemplate()];
    const [buyer, viewer] = [await join(owner, 'buyer'), await join(owner, 'viewer')];
    const { id } = await ordering.order(buyer.token, template);
    expect((await ordering.get(viewer.token, id)).id).toBe(id);
    expect((await ordering.post(viewer.token, template, [ordering.row()])).status).toBe(403);
    expect((await ordering.pay(viewer.token, id)).status).toBe(403);
    for (const { token } of [buyer, viewer]) {
      expect((await app.call('GET', '/api_keys', { token })).status).toBe(403);
      expect((await app.call('POST', '/webhooks', { token, body: { url: 'https://a.example' } })).status).toBe(403);
      expect((await invite({ ...buyer, token }, { login_name: 'x', screen_name: 'X', role: 'viewer' })).status).toBe(
        403,
      );
      expect((await app.call('PUT', '/mine', { token, body: { sender: null } })).status).toBe(403);
      expect((await app.call('PUT', '/mine', { token, body: { contact_name: 'Ada' } })).status).toBe(200);
    }
  });

  it('are changed and removed within their own company only', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const [manager, buyer] = [await join(owner, 'manager'), await join(owner, 'buyer')];
    const [theirManager, template] = [await join(stranger, 'manager'), await ordering.publishTemplate()];
    for (const other of [stranger, theirManager]) {
      expect((await setRole(other, buyer.id, 'viewer')).status).toBe(404);
      expect((await remove(other, buyer.id)).status).toBe(404);
      expect((await handOver(stranger, buyer.id)).status).toBe(404);
      const reset = await app.call('POST', `/mine/members/${buyer.id}/reset_link`, { token: other.token });
      expect(reset.status).toBe(404);
    }
    const { id } = await ordering.order(buyer.token, template);
    for (const path of [`/form_orders/${id}`, `/orders?form_order_id_eq=${id}`]) {
      const { status, body } = await app.call<Page<unknown>>('GET', path, { token: theirManager.token });
      expect(status === 404 || body.data.length === 0, path).toBe(true);
    }
    expect((await setRole(manager, buyer.id, 'viewer')).body.role).toBe('viewer');
    expect((await ordering.post(buyer.token, template, [ordering.row()])).status, 'from the next request').toBe(403);
    expect((await remove(manager, buyer.id)).status).toBe(200);
    expect((await app.call('GET', '/mine', { token: buyer.token })).status).toBe(401);
    const signIn = { login_name: buyer.login_name, password: testPassword };
    expect((await app.call('POST', '/sessions', { body: signIn })).body).toMatchObject({ code: 40006 });
    expect((await list(owner)).map((member) => member.id)).toEqual([owner.id, manager.id]);
    expect((await ordering.get(owner.token, id)).placed_by?.id, 'the order still names the person').toBe(buyer.id);
  });

  it('cannot change themselves or the owner', async () => {
    const owner = await app.signUp();
    const manager = await join(owner, 'manager');
    expect((await setRole(manager, manager.id, 'viewer')).body).toMatchObject({ code: 40975 });
    expect((await setRole(manager, owner.id, 'viewer')).body).toMatchObject({ code: 40976 });
    expect((await remove(manager, owner.id)).body).toMatchObject({ code: 40976 });
    expect((await remove(owner, owner.id)).body).toMatchObject({ code: 40975 });
    expect((await handOver(manager, manager.id)).status).toBe(403);
    expect((await invite(owner, { login_name: 'z', screen_name: 'Z', role: 'owner' })).status).toBe(400);
  });

  it('have one owner, also after two hand the company over at the same time', async () => {
    const owner = await app.signUp();
    const [one, other] = [await join(owner, 'manager'), await join(owner, 'buyer')];
    const outcomes = await Promise.all([handOver(owner, one.id), handOver(owner, other.id)]);
    expect(outcomes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
    const members = await list(owner);
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(members.find(({ id }) => id === owner.id)?.role).toBe('manager');
    // The new owner may remove the founder; orders, keys and the wallet stay with the company.
    const newOwner = members[0]?.id === one.id ? one : other;
    await ordering.fund(newOwner, 30);
    expect((await remove(newOwner, owner.id)).status).toBe(200);
    expect((await app.call('GET', '/mine', { token: owner.token })).status).toBe(401);
    expect(await mineOf(newOwner)).toMatchObject({ balance: 30, account: { id: owner.id, member_role: 'owner' } });
  });

  it('are erased with their company, also those who were removed', async () => {
    const owner = await app.signUp();
    const [buyer, former] = [await join(owner, 'buyer'), await join(owner, 'viewer')];
    await remove(owner, former.id);
    await eraseAccount({ platform: app.platform, db: app.db }, owner.id);
    const ids = [owner.id, buyer.id, former.id];
    const people = await app.db.selectFrom('users').select(['screen_name', 'email']).where('id', 'in', ids).execute();
    expect(people).toEqual(ids.map(() => ({ screen_name: '', email: null })));
  });

  it('get the messages to the company once they own it', async () => {
    const founder = await app.signUp();
    const owner = await join(founder, 'manager');
    const setAddress = ({ token }: Person, notification_email: string) =>
      app.call('PUT', '/mine', { token, body: { notification_email } });
    await setAddress(founder, 'founder@shop.example');
    await setAddress(owner, 'owner@shop.example');
    const notify = async () => {
      const notification = { user_id: founder.id, kind: 'rejected', no: 'FO1', reason: 'blurred' } as const;
      await deliverNotification({ db: app.db, platform: app.platform } as JobContext, notification);
      return app.sent.at(-1)?.recipient.email;
    };
    expect(await notify()).toBe('founder@shop.example');
    await handOver(founder, owner.id);
    expect(await notify()).toBe('owner@shop.example');
    expect((await remove(owner, founder.id)).status).toBe(200);
    expect(await notify()).toBe('owner@shop.example');
  });

  it('end the API keys of the company with a new password only if they own it', async () => {
    const founder = await app.signUp();
    const [owner, manager] = [await join(founder, 'manager'), await join(founder, 'manager')];
    await handOver(founder, owner.id);
    const body = { name: 'shop' };
    const key = await app.call<{ key_value: string }>('POST', '/api_keys', { token: founder.token, body });
    const worksAfterResetOf = async (person: Person, options = {}) => {
      const { token } = await app.signUp('staff');
      const link = await app.call<{ url: string }>('POST', `/users/${person.id}/reset_link`, { token });
      const verification_code = new URLSearchParams(new URL(link.body.url).hash.slice(1)).get('code');
      const reset = { login_name: person.login_name, verification_code, password: 'another password 9', ...options };
      expect((await app.call('PUT', '/passwords', { body: reset })).status).toBe(200);
      return (await app.call('GET', '/mine', { token: key.body.key_value })).status === 200;
    };
    expect(await worksAfterResetOf(manager), 'a manager').toBe(true);
    expect(await worksAfterResetOf(founder), 'the founder, who is a manager now').toBe(true);
    expect(await worksAfterResetOf(owner, { keep_api_keys: true }), 'the owner, who keeps them').toBe(true);
    expect(await worksAfterResetOf(owner), 'the owner').toBe(false);
  });

  it('stay signed out when their company is unfrozen', async () => {
    const [owner, { token }] = [await app.signUp(), await ordering.factory()];
    const buyer = await join(owner, 'buyer');
    await app.call('PUT', `/users/${owner.id}/freeze`, { token });
    await app.call('PUT', `/users/${owner.id}/unfreeze`, { token });
    for (const person of [owner, buyer])
      expect((await app.call('GET', '/mine', { token: person.token })).status).toBe(401);
    expect(await app.signIn(buyer.login_name)).toMatch(/\w/);
  });

  it('have an owner whom the database knows to be the only one', async () => {
    const owner = await app.signUp();
    const buyer = await join(owner, 'buyer');
    await expect(sql`update users set member_role = 'owner' where id = ${buyer.id}`.execute(app.db)).rejects.toThrow(
      'users_owner_of_company',
    );
  });

  it('are frozen with their company, and its plan and advance are not theirs', async () => {
    const owner = await app.signUp();
    const [buyer, { token }] = [await join(owner, 'buyer'), await ordering.factory()];
    const advance = { advance_amount: 5, reason: 'season' };
    expect((await app.call('PUT', `/users/${buyer.id}/advance`, { token, body: advance })).body).toMatchObject({
      code: 40977,
    });
    expect((await app.call('PUT', `/users/${buyer.id}/plan`, { token, body: { plan: 'high' } })).status).toBe(409);
    const members = await app.call<{ data: Member[] }>('GET', `/users/${owner.id}/members`, { token });
    expect(members.body.data.map(({ id }) => id)).toEqual([owner.id, buyer.id]);
    const users = await app.call<Page<{ id: number }>>('GET', `/users?keyword=${buyer.login_name}`, { token });
    expect(users.body.data).toEqual([]);
    await app.call('PUT', `/users/${owner.id}/freeze`, { token });
    expect((await app.call('GET', '/mine', { token: buyer.token })).body).toMatchObject({ code: 40101 });
    const signIn = { login_name: buyer.login_name, password: testPassword };
    expect((await app.call('POST', '/sessions', { body: signIn })).body).toMatchObject({ code: 40101 });
  });
});
