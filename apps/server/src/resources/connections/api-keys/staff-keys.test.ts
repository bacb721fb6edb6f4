import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from '../../accounts/factors/testing/factor-steps.ts';

describe('the API key of a person of the factory', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const { setUpApp } = factorsIn(app);
  let admin: Awaited<ReturnType<typeof app.signUp>>;

  beforeAll(async () => {
    admin = await app.signUp('admin');
  });

  const makeKey = async (token: string) =>
    (await app.as(token)('POST /api_keys', { body: { name: 'Press' } })).key_value;
  const codeOf = async (token: string) => (await app.call('GET', '/orders', { token })).body.code ?? 200;

  it('waits until its owner has the second factor that staff need', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    const [key, customersKey] = [await makeKey(staff.token), await makeKey(customer.token)];
    const required = { is_staff_factor_required: true, grace_days: 14, session_days: 30, staff_session_hours: 12 };
    await app.call('PUT', '/sign_in_settings', { token: admin.token, body: required });
    expect(await codeOf(key), 'during the grace period').toBe(200);
    await sql`update sign_in_settings set staff_factor_required_at = now() - interval '15 days'`.execute(app.db);
    expect(await codeOf(key), 'after it').toBe(40306);
    expect(await codeOf(customersKey), 'customers are not asked').toBe(200);
    await setUpApp(staff);
    expect(await codeOf(key), 'with a factor').toBe(200);
    await sql`update sign_in_settings set staff_factor_required_at = null`.execute(app.db);
  });

  it('ends with the sessions of its owner when an admin ends them; the keys of a company do not', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    const [key, customersKey] = [await makeKey(staff.token), await makeKey(customer.token)];
    for (const { id } of [staff, customer])
      expect((await app.call('DELETE', `/users/${id}/sessions`, { token: admin.token })).status).toBe(200);
    expect(await codeOf(key)).toBe(40103);
    expect(await codeOf(customersKey)).toBe(200);
  });
});
