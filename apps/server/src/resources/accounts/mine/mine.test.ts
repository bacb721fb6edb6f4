import type { Mine } from '@platen/model/accounts/accounts';
import { abilitySetOf, groupAbilities, roles } from '@platen/model/accounts/roles';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('mine', () => {
  const app = useTestApp();

  it('shows the caller’s account with the figures of the wallet, in yuan', async () => {
    const { id, login_name, token } = await app.signUp();
    await sql`update wallets set balance_fen = 123456, advance_fen = 50, consumption_fen = 7 where user_id = ${id}`.execute(
      app.db,
    );
    const { body } = await app.call<Mine>('GET', '/mine', { token });
    expect(body).toMatchObject({
      id,
      login_name,
      role: 'customer',
      balance: 1234.56,
      advance_amount: 0.5,
      available_balance: 1235.06,
      total_consumption: 0.07,
      is_block: false,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it.each(roles)('returns the abilities of a %s', async (role) => {
    const { token } = await app.signUp(role);
    const { body } = await app.call('GET', '/mine/abilities', { token });
    expect(body).toEqual(groupAbilities(abilitySetOf(role)));
  });

  it('lets people change their contact, notification mail and sender, and nothing else', async () => {
    const { token } = await app.signUp();
    const put = (body: object) => app.call<Mine>('PUT', '/mine', { token, body, headers: { locale: 'en-US' } });
    expect((await app.call<Mine>('GET', '/mine', { token })).body).toMatchObject({
      contact_name: '',
      notification_email: null,
      sender: null,
    });
    const sender = { name: 'Ada’s shop', phone: '021 555', address: '1 Mill Lane' };
    const saved = await put({ contact_name: ' Ada ', notification_email: 'ada@shop.test', sender });
    expect(saved.body).toMatchObject({ contact_name: 'Ada', notification_email: 'ada@shop.test', sender });
    // Omitted fields stay unchanged; null clears them.
    expect((await put({ contact_phone: '1', sender: null })).body).toMatchObject({
      contact_name: 'Ada',
      contact_phone: '1',
      notification_email: 'ada@shop.test',
      sender: null,
    });
    expect(await put({ notification_email: 'nobody' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'notification_email' }] },
    });
    expect((await put({ sender: { name: '' } })).body.fields).toMatchObject([{ path: 'sender.name' }]);
    expect((await put({ email: 'thief@shop.test' })).status).toBe(400);
  });

  it('requires a session', async () => {
    expect(await app.call('GET', '/mine')).toMatchObject({ status: 401, body: { code: 40100 } });
    expect((await app.call('GET', '/mine', { token: 'made-up' })).status).toBe(401);
    expect((await app.call('GET', '/mine', { headers: { authorization: 'Basic eDp5' } })).status).toBe(401);
  });
});
