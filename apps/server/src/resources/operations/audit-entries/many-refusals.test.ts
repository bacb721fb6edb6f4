import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordFurtherRefusals } from '../../../platform/http/refusal-budget.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { factorsIn } from '../../accounts/factors/testing/factor-steps.ts';

describe('many refused attempts', { timeout: 120_000 }, () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_TRUST_PROXY: '1' });
  beforeEach(() => sql`delete from rate_counters`.execute(app.db));

  interface Recorded {
    action: string;
    actor_id: number | null;
    refused_code: number | null;
    address: string;
    changes: unknown;
  }
  async function refusalsFrom(address: string): Promise<Recorded[]> {
    const { rows } = await sql<Recorded>`
      select action, actor_id, refused_code, address, changes from audit_entries
      where refused_code is not null and address = ${address} order by id`.execute(app.db);
    return rows;
  }
  const endHour = () => sql`update rate_counters set window_start = window_start - interval '1 hour'`.execute(app.db);

  it.each([
    ['of a stranger', '192.0.2.1', false],
    ['of a customer', '192.0.2.2', true],
  ])('%s leave 20 entries in an hour, and one that counts the others', async (_whose, address, isSignedIn) => {
    const customer = await app.signUp();
    const attempt = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      const answer = isSignedIn
        ? await app.call('GET', '/audit_entries', { token: customer.token, headers })
        : await app.call('GET', '/orders', { token: `sk_${'x'.repeat(43)}`, headers });
      expect([401, 403]).toContain(answer.status);
    };
    for (let count = 0; count < 50; count++) await attempt(address);
    expect(await refusalsFrom(address)).toHaveLength(20);
    // Others are still seen.
    await attempt('198.51.100.7');
    expect(await refusalsFrom('198.51.100.7')).not.toEqual([]);
    await recordFurtherRefusals(app.db);
    expect(await refusalsFrom(address), 'within the hour').toHaveLength(20);
    await endHour();
    await recordFurtherRefusals(app.db);
    await recordFurtherRefusals(app.db);
    const recorded = await refusalsFrom(address);
    expect(recorded).toHaveLength(21);
    expect(recorded.at(-1)).toEqual({
      action: 'refusals',
      actor_id: isSignedIn ? customer.id : null,
      refused_code: 42900,
      address,
      changes: [{ field: 'further_refusals', before: null, after: 30 }],
    });
    await attempt(address);
    expect(await refusalsFrom(address), 'in the next hour').toHaveLength(22);
  });

  it('from many addresses are limited together', async () => {
    await sql`insert into rate_counters (key, window_start, count)
      values ('refusals:all', date_trunc('hour', now()), 1999)`.execute(app.db);
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await app.call('GET', '/orders', { token: `sk_${'y'.repeat(43)}`, headers: { 'x-forwarded-for': address } });
    expect(await refusalsFrom('203.0.113.1')).toHaveLength(1);
    expect(await refusalsFrom('203.0.113.2')).toEqual([]);
  });

  it('include a right password without its second factor', async () => {
    const customer = await app.signUp();
    const { setUpApp, passPassword } = factorsIn(app);
    await setUpApp(customer);
    await passPassword(customer.login_name);
    const { rows } = await sql`select from audit_entries
      where action = 'POST /sessions' and actor_id = ${customer.id} and refused_code = 40105`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
});
