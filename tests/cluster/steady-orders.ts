import type { RetryingClient } from './retrying-client.ts';

/** What one client was answered about one order. */
export interface SteadyOrder {
  no: string;
  isRefunded: boolean;
}

const clients = 4;
/** One in so many is refunded. */
const refundEvery = 3;
export const steadyPriceYuan = 3;

export async function publishSteadyTemplate(factory: RetryingClient): Promise<string> {
  const body = { name: '袋', kind: 'batch_order', size_prices: [{ size: 'S', price: steadyPriceYuan }] };
  const { id, no } = await factory.send<{ id: number; no: string }>('POST', '/sku_templates', { body });
  await factory.send('PUT', `/sku_templates/${id}/publish`);
  return no;
}

/** Clients that place, pay and refund one order after the other until they are stopped, so that every fault meets some. */
export function startSteadyOrders(
  customer: RetryingClient,
  sku_template_no: string,
): { stop(): Promise<SteadyOrder[]> } {
  const answered: SteadyOrder[] = [];
  const stopping = new AbortController();
  let placed = 0;
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const number = ++placed;
      const no = `T-${number}`;
      const orders_attributes = [{ no, quantity: 1, size: 'S', address: '8 Harbor Road' }];
      const body = { type: 'FormOrder::Batch', sku_template_no, orders_attributes };
      const { form_order } = await customer.send<{ form_order: { id: number } }>('POST', '/form_orders', { body });
      await customer.send('POST', '/consumption_records', { body: { form_order_ids: [form_order.id] } });
      const isRefunded = number % refundEvery === 0;
      if (isRefunded) await customer.send('PUT', `/form_orders/${form_order.id}/refund`, { body: {} });
      answered.push({ no, isRefunded });
    }
  }
  const running = Promise.all(Array.from({ length: clients }, run));
  running.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await running;
      return answered;
    },
  };
}
