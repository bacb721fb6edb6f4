import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from './testing/wallet-steps.ts';
import { addOrderCounts, type PaidFormOrder, refundPayment, spend } from './wallets.service.ts';

describe('wallets', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const wallets = walletsIn(app);
  const pay = (userId: number, formOrders: PaidFormOrder[]) =>
    wallets.inTransaction(userId, (ctx) => spend(ctx, userId, formOrders));

  it('pay form orders together: a bill and a balanced movement for each, one record for all', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 100);
    const formOrders = await wallets.formOrdersFor(customer.id, 3000, 0, 1234);
    const recordId = await pay(customer.id, formOrders);

    const [funded, ...bills] = await wallets.billsOf(customer.id);
    expect(funded).toMatchObject({
      kind: 'recharge',
      amount_fen: 10_000,
      balance_fen: 10_000,
      target_type: 'Recharge',
    });
    expect(bills.map(({ amount_fen, balance_fen, target_no }) => [target_no, amount_fen, balance_fen])).toEqual([
      [formOrders[0]?.no, -3000, 7000],
      [formOrders[1]?.no, 0, 7000],
      [formOrders[2]?.no, -1234, 5766],
    ]);
    expect(bills.map(({ kind, payment_method }) => `${kind} ${payment_method}`)).toEqual(
      Array(3).fill('order_payment balance'),
    );
    for (const bill of bills) expect(bill.no).toMatch(/^BL\d{12}$/);
    expect(bills.every(({ paid_at }) => paid_at > (funded?.paid_at ?? ''))).toBe(true);

    const entries = await app.db
      .selectFrom('ledger_entries')
      .select(['transaction_id', 'account', 'user_id', 'amount_fen'])
      .where(
        'transaction_id',
        'in',
        bills.map((bill) => bill.ledger_transaction_id),
      )
      .orderBy('id')
      .execute();
    const [first, , third] = bills.map((bill) => bill.ledger_transaction_id);
    expect(entries).toEqual([
      { transaction_id: first, account: 'wallet', user_id: customer.id, amount_fen: -3000 },
      { transaction_id: first, account: 'income', user_id: null, amount_fen: 3000 },
      { transaction_id: third, account: 'wallet', user_id: customer.id, amount_fen: -1234 },
      { transaction_id: third, account: 'income', user_id: null, amount_fen: 1234 },
    ]);
    const links = app.db.selectFrom('consumption_record_form_orders').where('consumption_record_id', '=', recordId);
    expect(await links.select('form_order_id').orderBy('form_order_id').execute()).toEqual(
      formOrders.map(({ id }) => ({ form_order_id: id })),
    );
    expect(await wallets.walletOf(customer.id)).toMatchObject({
      balance_fen: 5766,
      consumption_fen: 4234,
      paid_form_orders_count: formOrders.length,
      paid_orders_count: formOrders.length,
    });
    await wallets.expectBalanced(customer.id);
  });

  it('refund a form order', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 50);
    const formOrders = await wallets.formOrdersFor(customer.id, 2000, 0);
    await pay(customer.id, formOrders);
    for (const formOrder of formOrders)
      await wallets.inTransaction(customer.id, (ctx) => refundPayment(ctx, customer.id, formOrder));
    const refunds = (await wallets.billsOf(customer.id)).slice(3);
    expect(refunds.map(({ kind, amount_fen, balance_fen }) => [kind, amount_fen, balance_fen])).toEqual([
      ['order_refund', 2000, 5000],
      ['order_refund', 0, 5000],
    ]);
    expect(await wallets.walletOf(customer.id)).toMatchObject({
      balance_fen: 5000,
      consumption_fen: 0,
      paid_form_orders_count: 0,
      paid_orders_count: 0,
    });
    await wallets.expectBalanced(customer.id);
    const again = wallets.inTransaction(customer.id, (ctx) =>
      refundPayment(ctx, customer.id, formOrders[0] as PaidFormOrder),
    );
    await expect(again).rejects.toThrow(/unique/);
  });

  it('refuse payments beyond the balance, and report the missing amount', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 10);
    await sql`update wallets set advance_fen = 500 where user_id = ${customer.id}`.execute(app.db);
    const formOrders = await wallets.formOrdersFor(customer.id, 1000, 501);
    const refused = await pay(customer.id, formOrders).catch((error: unknown) => error);
    expect((refused as AppError).toResponseBody('en-US')).toMatchObject({
      code: 40200,
      error_message: expect.stringContaining('¥0.01 short'),
      details: { amount: 15.01, available_balance: 15, missing_amount: 0.01 },
    });
    expect(await wallets.billsOf(customer.id)).toHaveLength(1);
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: 1000, consumption_fen: 0 });

    await pay(customer.id, formOrders.slice(0, 1));
    const [last] = await wallets.formOrdersFor(customer.id, 500);
    await pay(customer.id, [last as PaidFormOrder]);
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: -500 });
    await wallets.expectBalanced(customer.id);
  });

  it('never go below zero with concurrent payments', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 10);
    const formOrders = await wallets.formOrdersFor(customer.id, ...Array<number>(20).fill(300));
    const outcomes = await Promise.allSettled(formOrders.map((formOrder) => pay(customer.id, [formOrder])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as AppError] : []));
    expect(new Set(reasons.map(({ key }) => key))).toEqual(new Set(['insufficient_balance']));
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(100);
    await wallets.expectBalanced(customer.id);

    // Sorted by time, each bill continues from the balance of the one before.
    const byTime = (await wallets.billsOf(customer.id)).sort((one, other) => (one.paid_at < other.paid_at ? -1 : 1));
    let balanceFen = 0;
    for (const bill of byTime) {
      balanceFen += bill.amount_fen;
      expect(bill.balance_fen).toBe(balanceFen);
    }
  });

  it('use as many statements for a hundred form orders as for one', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 1000);
    const countStatements = async (formOrders: PaidFormOrder[]) => {
      let count = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      await wallets.inTransaction(customer.id, (ctx) =>
        spend({ ...ctx, db: ctx.db.withPlugin(counter) }, customer.id, formOrders),
      );
      return count;
    };
    const one = await countStatements(await wallets.formOrdersFor(customer.id, 7));
    expect(await countStatements(await wallets.formOrdersFor(customer.id, ...Array<number>(100).fill(7)))).toBe(one);
    expect(one).toBeLessThan(5);
    expect(await wallets.billsOf(customer.id)).toHaveLength(102);
    await wallets.expectBalanced(customer.id);
  });

  it('count orders', async () => {
    const { id } = await app.signUp();
    await addOrderCounts(app.db, id, { orders: 5, form_orders: 1 });
    await addOrderCounts(app.db, id, { orders: -2, form_orders: 0 });
    expect(await wallets.walletOf(id)).toMatchObject({ orders_count: 3, form_orders_count: 1 });
  });

  it('have an immutable, balanced ledger in the database', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 1);
    for (const change of [
      sql`update ledger_entries set amount_fen = 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`update ledger_transactions set kind = 'recharge'`,
      sql`delete from ledger_transactions where false`,
    ])
      await expect(change.execute(app.db)).rejects.toThrow('only ever added to');
    const uneven = sql`
      with opened as (insert into ledger_transactions (kind) values ('recharge') returning id)
      insert into ledger_entries (transaction_id, account, user_id, amount_fen)
      select id, 'wallet', ${customer.id}::bigint, 100 from opened union all select id, 'offline', null, -99 from opened`;
    await expect(uneven.execute(app.db)).rejects.toThrow('does not sum to zero');
    const later = sql`
      insert into ledger_entries (transaction_id, account, user_id, amount_fen)
      select min(id), 'wallet', ${customer.id}::bigint, 100 from ledger_transactions`;
    await expect(later.execute(app.db)).rejects.toThrow('does not sum to zero');
    await wallets.expectBalanced(customer.id);
  });
});
