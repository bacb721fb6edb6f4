import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useKillableServer } from './testing/killable-server.ts';
import { expectConsistentLedger, recordStateChanges } from './testing/ledger-checks.ts';

const formOrders = 200;
const paidBeforeKill = 60;
const clients = 16;
const priceFen = 300;
const rechargeYuan = 1000;

const server = useKillableServer();

/**
 * Pays each form order with a separate idempotency key and returns the confirmed ones. A dead server confirms nothing.
 */
async function payAll(token: string, ids: readonly number[], onPaid: () => void): Promise<number[]> {
  const waiting = [...ids];
  const paid: number[] = [];
  async function client(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const payment = { token, body: { form_order_ids: [id] }, key: `pay-${id}` };
      const response = await server.call('POST', '/consumption_records', payment).catch(() => null);
      if (response?.status !== 200) continue;
      paid.push(id);
      onPaid();
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return paid;
}

async function placeAll(buyer: string, maker: string): Promise<number[]> {
  const size_prices = [{ size: 'S', price: priceFen / 100 }];
  const template = { name: '杯', kind: 'batch_order', size_prices };
  const { id, no } = await server.request('POST', '/sku_templates', maker, template);
  await server.request('PUT', `/sku_templates/${id}/publish`, maker);
  const ids: number[] = [];
  for (let batch = 0; batch < formOrders / 100; batch++) {
    const form_orders_attributes = Array.from({ length: 100 }, (_, index) => ({
      type: 'FormOrder::Batch',
      sku_template_no: no,
      orders_attributes: [{ no: `K-${batch}-${index}`, quantity: 1, size: 'S' }],
    }));
    const made = await server.request('POST', '/form_orders/batch_generate', buyer, { form_orders_attributes });
    ids.push(...made.form_orders.map((formOrder) => formOrder.id));
  }
  return ids;
}

async function listBooked(): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select target_id as id from bills where kind = 'order_payment'`.execute(server.db);
  return new Set(rows.map(({ id }) => id));
}

it('leaves no partial payment when it is killed during 200 payments', { timeout: 300_000 }, async () => {
  await recordStateChanges(server.db);
  await server.start();
  const [buyer, maker] = [await server.signIn('buyer'), await server.signIn('maker')];
  const recharge = { amount: rechargeYuan, payment_method: 'offline' };
  const { id: rechargeId } = await server.request('POST', '/recharges', buyer, recharge);
  await server.request('PUT', `/recharges/${rechargeId}/approve`, maker);
  const ids = await placeAll(buyer, maker);

  let count = 0;
  let killed: Promise<void> | undefined;
  const confirmedPaid = await payAll(buyer, ids, () => {
    if (++count === paidBeforeKill) killed = server.kill();
  });
  await killed;
  await server.start();
  const booked = await listBooked();
  expect(booked.size).toBeLessThan(formOrders);
  expect(confirmedPaid.filter((id) => !booked.has(id))).toEqual([]);
  await expectConsistentLedger(server.db);

  // Repeats the same requests with the same keys: missing responses arrive now, and nobody pays twice.
  expect(await payAll(await server.signIn('buyer'), ids, () => undefined)).toHaveLength(formOrders);
  expect((await listBooked()).size).toBe(formOrders);
  const wallet = await server.db
    .selectFrom('wallets')
    .select('balance_fen')
    .where('user_id', '=', server.buyerId)
    .executeTakeFirstOrThrow();
  expect(wallet.balance_fen).toBe(rechargeYuan * 100 - formOrders * priceFen);
  await expectConsistentLedger(server.db);
});
