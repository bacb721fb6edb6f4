import type { Session } from '@platen/model/accounts/accounts';
import type { SignInSettings } from '@platen/model/accounts/sign-in-settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from '../factors/testing/factor-steps.ts';

const hourMs = 3_600_000;
const defaults = { is_staff_factor_required: false, grace_days: 14, session_days: 30, staff_session_hours: 12 };

describe('sign-in settings', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const { setUpApp } = factorsIn(app);
  let admin: Awaited<ReturnType<typeof app.signUp>>;

  const save = (change: Partial<SignInSettings>) =>
    app.call<SignInSettings>('PUT', '/sign_in_settings', { token: admin.token, body: { ...defaults, ...change } });
  const mine = async (token: string) => (await app.call('GET', '/mine/factors', { token })).status;
  const orders = async (token: string) => (await app.call('GET', '/orders', { token })).body.code ?? 200;
  const endGrace = () =>
    sql`update sign_in_settings set staff_factor_required_at = now() - interval '15 days'`.execute(app.db);

  beforeEach(async () => {
    await sql`update sign_in_settings set staff_factor_required_at = null`.execute(app.db);
    admin = await app.signUp('admin');
  });

  it('require nothing unless an admin says so', async () => {
    const { body } = await app.call<SignInSettings>('GET', '/sign_in_settings', { token: admin.token });
    expect(body).toMatchObject({ ...defaults, required_from: null });
    const staff = await app.signUp('staff');
    expect((await app.call('GET', '/sign_in_settings', { token: staff.token })).status).toBe(403);
  });

  it('give staff a grace period, then let them only set up a second factor', async () => {
    const [staff, customer] = [await app.signUp('staff'), await app.signUp()];
    const { body } = await save({ is_staff_factor_required: true });
    expect(Date.parse(body.required_from ?? '') - Date.now()).toBeGreaterThan(13 * 24 * hourMs);
    expect(body.staff_without_factor_count).toBeGreaterThanOrEqual(2);
    expect(await orders(staff.token), 'during the grace period').toBe(200);
    await endGrace();
    expect(await orders(await app.signIn(staff.login_name)), 'after it').toBe(40306);
    // Another setting is saved: the grace period does not begin again, and open sessions follow.
    await save({ is_staff_factor_required: true, session_days: 20 });
    expect(await orders(staff.token), 'a session from before').toBe(40306);
    expect(await mine(staff.token)).toBe(200);
    expect(await orders(customer.token), 'customers are not asked').toBe(200);
    await setUpApp(staff);
    expect(await orders(staff.token)).toBe(200);
    const removed = await app.call('DELETE', '/mine/totp', { token: staff.token });
    expect(removed.body.code, 'the last one stays').toBe(40993);
  });

  it('apply at once when they are switched off', async () => {
    const staff = await app.signUp('staff');
    await save({ is_staff_factor_required: true, grace_days: 0 });
    expect(await orders(staff.token)).toBe(40306);
    expect((await save({})).body.code, 'the admin too').toBe(40306);
    await setUpApp(admin);
    await save({});
    expect(await orders(staff.token)).toBe(200);
  });

  it('limit how long a session lives, however much it is used', async () => {
    const lifeOf = async (role: 'staff' | 'customer') => {
      const { login_name } = await app.signUp(role);
      const body = { login_name, password: 'correct horse 42' };
      const session = await app.call<Session>('POST', '/sessions', { body });
      return { ...session.body, hours: (Date.parse(session.body.expires_at) - Date.now()) / hourMs };
    };
    expect((await lifeOf('customer')).hours).toBeCloseTo(30 * 24, 0);
    expect((await lifeOf('staff')).hours).toBeCloseTo(12, 0);
    await save({ staff_session_hours: 2, session_days: 1 });
    expect((await lifeOf('customer')).hours).toBeCloseTo(24, 0);
    const { token, hours } = await lifeOf('staff');
    expect(hours).toBeCloseTo(2, 0);
    expect(await mine(token)).toBe(200);
    await sql`update sessions set ends_at = now(), last_used_at = now()`.execute(app.db);
    expect(await mine(token)).toBe(401);
  });

  it('refuse values that would lock everybody out', async () => {
    expect((await save({ staff_session_hours: 0 })).status).toBe(400);
    expect((await save({ session_days: 366 })).status).toBe(400);
    expect((await save({ grace_days: -1 })).status).toBe(400);
  });
});
