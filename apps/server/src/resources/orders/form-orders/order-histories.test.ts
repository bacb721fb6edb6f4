import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Page } from '@platen/model/lists/lists';
import type { OrderRow } from '@platen/model/orders/orders';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { expectConsistentLedger, recordStateChanges } from './testing/ledger-checks.ts';
import { orderingIn } from './testing/ordering.ts';

/** Errors that are allowed in a history: wrong state, no money, too many recharges. Anything else is a bug. */
const expected = new Set([200, 400, 402, 404, 409, 429]);

const commands = [
  'order',
  'pay',
  'payMany',
  'close',
  'confirm',
  'refund',
  'reject',
  'closeOrder',
  'delete',
  'start',
  'send',
  'recharge',
  'rechargeRejected',
  'advance',
] as const;
type Command = (typeof commands)[number];

interface Step {
  command: Command;
  customer: number;
  /** The customer's form order, counted from the newest. */
  target: number;
  amount: number;
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  command: fc.constantFrom<Command>(...commands, 'order', 'pay', 'confirm', 'start', 'send'),
  customer: fc.nat({ max: 2 }),
  target: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 60 }),
});

const scripted = (customer: number, steps: readonly [Command, number][]): Step[] =>
  steps.map(([command, amount]) => ({ command, customer, target: 0, amount }));

/** Takes every transition at least once, so that the property is not only about errors. */
const everyWay: Step[][] = [
  scripted(0, [
    ['recharge', 60],
    ['order', 1],
    ['pay', 1],
    ['confirm', 1],
    ['start', 2],
    ['start', 3],
    ['send', 3],
  ]),
  scripted(1, [
    ['recharge', 60],
    ['order', 1],
    ['pay', 1],
    ['refund', 1],
    ['order', 1],
    ['closeOrder', 1],
    ['close', 1],
    ['delete', 1],
  ]),
  scripted(2, [
    ['order', 1],
    ['pay', 1],
    ['advance', 60],
    ['payMany', 1],
    ['confirm', 1],
    ['reject', 1],
    ['order', 1],
    ['pay', 1],
    ['confirm', 1],
    ['start', 2],
    ['reject', 1],
  ]),
];

describe('any history of concurrent commands', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  const people: Awaited<ReturnType<typeof app.signUp>>[] = [];
  let bag: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  let staff = '';
  const seen: Record<string, number> = {};

  beforeAll(async () => {
    await recordStateChanges(app.db);
    for (let index = 0; index < 3; index++) people.push(await app.signUp());
    bag = await ordering.publishTemplate({ max_product_batch_count: 1 });
    staff = (await ordering.factory()).token;
  });

  const formOrderIds = async (userId: number) => {
    const rows = await app.db
      .selectFrom('form_orders')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    return rows.map(({ id }) => id);
  };

  async function run({ command, customer, target, amount }: Step): Promise<void> {
    const person = people[customer];
    if (!person) return;
    const { token } = person;
    const ids = await formOrderIds(person.id);
    // An unknown id if there is no form order yet.
    const id = ids[target] ?? 999_999;
    const put = (path: string, who = token, body?: object) => app.call('PUT', path, { token: who, body });
    const ordersOf = async () =>
      (await app.call<Page<OrderRow>>('GET', `/orders?form_order_id_eq=${id}`, { token })).body.data;
    const acts: Record<Command, () => Promise<{ status: number }>> = {
      order: () => ordering.post(token, bag, [ordering.row({ quantity: amount % 3 || 1 }), ordering.row()]),
      pay: () => ordering.pay(token, id),
      payMany: () => ordering.pay(token, ...(ids.length > 0 ? ids : [id])),
      close: () => put(`/form_orders/${id}/close`),
      confirm: () => put(`/form_orders/${id}/confirm`),
      refund: () => put(`/form_orders/${id}/refund`),
      reject: () => put(`/form_orders/${id}/refund`, staff, { rejected_reason: 'no' }),
      closeOrder: async () => put(`/orders/${(await ordersOf())[0]?.id ?? id}/close`),
      delete: () => app.call('DELETE', `/form_orders/${id}`, { token }),
      async start() {
        const { body } = await app.call<FormOrderDetail>('GET', `/form_orders/${id}`, { token });
        const batch = body.production_batches?.[amount % 2]?.id ?? id;
        return app.call<ProductionBatch>('PUT', `/production_batches/${batch}/start`, { token: staff });
      },
      async send() {
        const orders = await ordersOf();
        const outbounds = orders.map(({ system_no }) => ({ order_system_no: system_no, shipping_no: `SF${amount}` }));
        return app.call('POST', '/outbounds', {
          token: staff,
          body: { outbounds: outbounds.slice(0, 1 + (amount % 2)) },
        });
      },
      async recharge() {
        const body = { amount, payment_method: 'offline' };
        const made = await app.call<{ id: number }>('POST', '/recharges', { token, body });
        return made.status === 200 ? put(`/recharges/${made.body.id}/approve`, staff) : made;
      },
      async rechargeRejected() {
        const body = { amount, payment_method: 'offline' };
        const made = await app.call<{ id: number }>('POST', '/recharges', { token, body });
        if (made.status !== 200) return made;
        return put(`/recharges/${made.body.id}/reject`, staff, { rejected_reason: 'no receipt' });
      },
      advance: () => put(`/users/${person.id}/advance`, staff, { advance_amount: amount, reason: 'season' }),
    };
    const { status } = await acts[command]();
    expect(expected, `${command} answered ${status}`).toContain(status);
    seen[`${command} ${status}`] = (seen[`${command} ${status}`] ?? 0) + 1;
  }

  it('keeps the ledger consistent and makes only allowed moves', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(stepArbitrary, { minLength: 3, maxLength: 12 }), { minLength: 3, maxLength: 4 }),
        async (lanes) => {
          await Promise.all(
            lanes.map(async (lane) => {
              for (const step of lane) await run(step);
            }),
          );
          await expectConsistentLedger(app.db);
        },
      ),
      { numRuns: 8, endOnFailure: true, examples: [[everyWay]] },
    );
    // The histories must have covered these, otherwise the property proves nothing.
    const reached = [
      'pay 200',
      'pay 402',
      'payMany 200',
      'confirm 200',
      'refund 200',
      'reject 200',
      'start 200',
      'send 200',
    ];
    const { rows: stopped } = await sql`
      select 1 from watched_states where from_state = 'in_production' and to_state = 'refunded'`.execute(app.db);
    expect(stopped.length).toBeGreaterThan(0);
    for (const way of [...reached, 'closeOrder 200', 'delete 200']) expect(seen[way] ?? 0, way).toBeGreaterThan(0);
  });
});

describe('concurrent identical requests', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  beforeAll(() => recordStateChanges(app.db));

  it('debit once for 60 concurrent payments of one form order', async () => {
    const customer = await app.signUp();
    await ordering.fund(customer, 1000);
    const { id } = await ordering.order(customer.token, await ordering.publishTemplate());
    const responses = await Promise.all(Array.from({ length: 60 }, () => ordering.pay(customer.token, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(59);
    expect((await app.call<{ balance: number }>('GET', '/mine', { token: customer.token })).body.balance).toBe(990);
    await expectConsistentLedger(app.db);
  });

  it('create one form order for 60 concurrent requests with one idempotency key', async () => {
    const customer = await app.signUp();
    const template = await ordering.publishTemplate();
    const body = { type: 'FormOrder::Batch', sku_template_no: template.no, orders_attributes: [ordering.row()] };
    const responses = await Promise.all(
      Array.from({ length: 60 }, () =>
        app.call<{ form_order: { id: number } }>('POST', '/form_orders', {
          token: customer.token,
          body,
          headers: { 'idempotency-key': 'one-order' },
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body: made }) => made.form_order.id)).size).toBe(1);
    const made = await app.db.selectFrom('form_orders').select('id').where('user_id', '=', customer.id).execute();
    expect(made).toHaveLength(1);
  });
});
