import { errorTable } from '@platen/model/errors/errors';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { sweepMovements } from './approvals.queries.ts';
import { approvalsIn, type Person } from './testing/approval-steps.ts';

describe('the amounts for a second person', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const { wallets, setLimits, approveRecharge, grant, refund, paidFormOrder, waitingFor, decide } = approvalsIn(app);
  let [first, second, customer] = [] as unknown as [Person, Person, Person];

  beforeAll(async () => {
    await setLimits(await app.signUp('admin'), { recharge_amount: 100, advance_amount: 100, refund_amount: 100 });
  });
  beforeEach(async () => {
    [first, second, customer] = [await app.signUp('finance'), await app.signUp('finance'), await app.signUp()];
  });

  /** One movement of each kind, which returns whether one person was enough. */
  const moves: Record<'recharge' | 'advance' | 'refund', (by: Person, to: Person, amount: number) => Promise<boolean>> =
    {
      async recharge(by, to, amount) {
        const { status, body } = await approveRecharge(by, to, amount);
        expect(status, JSON.stringify(body)).toBe(200);
        return body.state === 'paid';
      },
      async advance(by, to, amount) {
        const { advance_fen } = await wallets.walletOf(to.id);
        const { status, body } = await grant(by, to, advance_fen / 100 + amount);
        expect(status, JSON.stringify(body)).toBe(200);
        return body.waiting_advance_amount === null;
      },
      async refund(by, to, amount) {
        const { status, body } = await refund(by, await paidFormOrder(to, amount));
        expect(status, JSON.stringify(body)).toBe(200);
        expect(body.refund_approval_id === null).toBe(body.state === 'refunded');
        return body.refund_approval_id === null;
      },
    };
  const kinds = Object.keys(moves) as (keyof typeof moves)[];

  it.each(kinds)('add up what a person moves in a day, to whomever (%s)', async (kind) => {
    const move = moves[kind];
    expect(await move(first, await app.signUp(), 60)).toBe(true);
    expect(await move(first, await app.signUp(), 40)).toBe(true);
    expect(await move(first, customer, 1)).toBe(false);
    // Somebody else has moved nothing yet.
    expect(await move(second, await app.signUp(), 100)).toBe(true);
    await sql`update single_person_movements set moved_at = now() - interval '24 hours'
      where moved_by_id = ${first.id} and amount_fen = 6000`.execute(app.db);
    expect(await move(first, await app.signUp(), 60)).toBe(true);
    expect(await move(first, await app.signUp(), 1)).toBe(false);
  });

  it('are forgotten after two days', async () => {
    expect(await moves.advance(first, await app.signUp(), 60)).toBe(true);
    expect(await moves.advance(first, await app.signUp(), 10)).toBe(true);
    const age = (hours: number, amountFen: number) => sql`
      update single_person_movements set moved_at = now() - make_interval(hours => ${hours})
      where moved_by_id = ${first.id} and amount_fen = ${amountFen}`;
    await age(49, 6000).execute(app.db);
    await age(47, 1000).execute(app.db);
    await sweepMovements(app.db);
    const { rows } =
      await sql`select amount_fen::int from single_person_movements where moved_by_id = ${first.id}`.execute(app.db);
    expect(rows).toEqual([{ amount_fen: 1000 }]);
  });

  it.each(kinds)('add up what a customer gets in a day, from whomever (%s)', async (kind) => {
    const move = moves[kind];
    expect(await move(first, customer, 60)).toBe(true);
    expect(await move(second, customer, 41)).toBe(false);
    expect(await move(second, await app.signUp(), 60)).toBe(true);
  });

  it('do not count what two people have approved, and are apart for each kind', async () => {
    expect(await moves.recharge(first, customer, 500)).toBe(false);
    const { id } = await waitingFor(second, customer);
    expect((await decide(second, id, 'approve')).body.state).toBe('approved');
    for (const kind of kinds) expect(await moves[kind](first, await app.signUp(), 100), kind).toBe(true);
  });

  it('count neither a lowered advance nor what customers refund themselves', async () => {
    expect(await moves.advance(first, customer, 100)).toBe(true);
    expect((await grant(first, customer, 10)).body.waiting_advance_amount).toBeNull();
    const own = await paidFormOrder(customer, 500);
    expect((await refund(customer, own)).body.state).toBe('refunded');
    const { rows } = await sql<{ sum: number }>`select sum(amount_fen)::int as sum from single_person_movements
      where user_id = ${customer.id}`.execute(app.db);
    expect(rows[0]?.sum).toBe(10_000);
  });

  it.each(['recharge', 'refund'] as const)('are not passed by many at the same time (%s)', async (kind) => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => app.signUp()));
    if (kind === 'refund') for (const each of customers) await wallets.fund(each, 1);
    const alone = await Promise.all(customers.map((each) => moves[kind](first, each, 30)));
    expect(alone.filter(Boolean)).toHaveLength(3);
    const { rows } = await sql<{ sum: number }>`select sum(amount_fen)::int as sum from single_person_movements
      where moved_by_id = ${first.id} and kind = ${kind}`.execute(app.db);
    expect(rows[0]?.sum).toBe(9000);
    for (const each of customers) await wallets.expectBalanced(each.id);
  });

  it('leave nothing counted where the movement is refused', async () => {
    await wallets.fund(customer, 1);
    const id = await paidFormOrder(customer, 50);
    expect((await refund(first, id)).body.state).toBe('refunded');
    expect((await refund(first, id)).body.code).toBe(errorTable.order_state_refused.code);
    const { rows } = await sql`select from single_person_movements where moved_by_id = ${first.id}`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
});
