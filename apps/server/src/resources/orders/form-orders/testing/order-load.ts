import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from '../../../../platform/database/database.ts';
import { expectConsistentLedger } from './ledger-checks.ts';

/** Sends a call that must succeed. */
export type SendCall = <T>(method: string, path: string, as: 'staff' | 'customer', body?: object) => Promise<T>;

/** A change that the server has confirmed, and the time in which it was made. */
interface Confirmed {
  id: number;
  sentAt: number;
  answeredAt: number;
}

const rechargeYuan = 1_000_000;
const confirmedMore = 3;
/** Short beside what is measured, and long enough to leave the cores to what the load is there for. */
export const pauseMs = 50;

/** A customer who orders and pays again and again, and remembers what was confirmed. */
export async function startOrderLoad(send: SendCall) {
  const template = { name: '杯', kind: 'batch_order', size_prices: [{ size: 'S', price: 3 }] };
  const { id, no } = await send<{ id: number; no: string }>('POST', '/sku_templates', 'staff', template);
  await send('PUT', `/sku_templates/${id}/publish`, 'staff');
  const recharge = { amount: rechargeYuan, payment_method: 'offline' };
  const { id: rechargeId } = await send<{ id: number }>('POST', '/recharges', 'customer', recharge);
  await send('PUT', `/recharges/${rechargeId}/approve`, 'staff');

  const orders: Confirmed[] = [];
  const payments: Confirmed[] = [];
  const over = new AbortController();

  async function confirm(list: Confirmed[], act: () => Promise<number>): Promise<number> {
    const sentAt = Date.now();
    const formOrderId = await act();
    list.push({ id: formOrderId, sentAt, answeredAt: Date.now() });
    return formOrderId;
  }

  async function orderAndPay(index: number): Promise<void> {
    const orders_attributes = [{ no: `L-${index}`, quantity: 1, size: 'S', address: '8 Harbor Road' }];
    const formOrderId = await confirm(orders, async () => {
      const form_orders_attributes = [{ type: 'FormOrder::Batch', sku_template_no: no, orders_attributes }];
      const body = { form_orders_attributes };
      const made = await send<{ form_orders: { id: number }[] }>(
        'POST',
        '/form_orders/batch_generate',
        'customer',
        body,
      );
      return made.form_orders[0]?.id ?? 0;
    });
    await confirm(payments, async () => {
      await send('POST', '/consumption_records', 'customer', { form_order_ids: [formOrderId] });
      return formOrderId;
    });
  }

  async function orderUntilOver(): Promise<void> {
    for (let index = 0; !over.signal.aborted; index++) {
      await orderAndPay(index);
      await sleep(pauseMs);
    }
  }

  const working = orderUntilOver();
  // A failure of the load fails the test when it is awaited.
  working.catch(() => over.abort());
  return {
    orders,
    payments,
    /** Waits until a few more payments were confirmed. */
    async goOn(): Promise<void> {
      const before = payments.length;
      while (payments.length < before + confirmedMore && !over.signal.aborted) await sleep(20);
      if (over.signal.aborted) await working;
    },
    async stop(): Promise<void> {
      over.abort();
      await working;
    },
  };
}

type OrderLoad = Pick<Awaited<ReturnType<typeof startOrderLoad>>, 'orders' | 'payments'>;

/** Checks that every order and payment from before a moment is there, none from after it, and that the books are right. */
export async function expectOrdersAsOf(db: Db, load: OrderLoad, moment: number): Promise<void> {
  const formOrders = await db.selectFrom('form_orders').select('id').execute();
  const bills = await db.selectFrom('bills').select('target_id as id').where('kind', '=', 'order_payment').execute();
  expectExactly(formOrders, load.orders, moment);
  expectExactly(bills, load.payments, moment);
  await expectConsistentLedger(db);
}

function expectExactly(found: readonly { id: number }[], confirmed: readonly Confirmed[], moment: number): void {
  const ids = new Set(found.map(({ id }) => id));
  const before = confirmed.filter(({ answeredAt }) => answeredAt < moment);
  const after = confirmed.filter(({ sentAt }) => sentAt > moment);
  expect(Math.min(before.length, after.length)).toBeGreaterThan(2);
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(after.filter(({ id }) => ids.has(id))).toEqual([]);
  // One may have been on its way at that moment.
  expect(found.length - before.length).toBeLessThanOrEqual(1);
}
