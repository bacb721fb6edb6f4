import { percentile } from '../fairness/client.ts';
import type { BenchServer } from '../lists/server.ts';

const rounds = 60;

interface Taken {
  place: number[];
  pay: number[];
}

let placed = 0;

async function timeOnce({ clients }: BenchServer, sku_template_no: string, taken: Taken): Promise<void> {
  const orders_attributes = [{ no: `G-${++placed}`, quantity: 1, size: 'M', address: '8 Harbor Road' }];
  const body = { type: 'FormOrder::Batch', sku_template_no, orders_attributes } as const;
  const start = performance.now();
  const { form_order } = await clients.customer('POST /form_orders', { body });
  const placedAt = performance.now();
  await clients.customer('POST /consumption_records', { body: { form_order_ids: [form_order.id] } });
  taken.place.push(placedAt - start);
  taken.pay.push(performance.now() - placedAt);
}

async function templateOf({ clients }: BenchServer): Promise<string> {
  const { data } = await clients.staff('GET /sku_templates', { query: { kind_eq: 'batch_order', per_page: 1 } });
  return data[0]?.no ?? '';
}

/** Places and pays orders on both databases alternately. */
export async function comparePayments(servers: { small: BenchServer; large: BenchServer }): Promise<void> {
  const taken = { small: { place: [], pay: [] } as Taken, large: { place: [], pay: [] } as Taken };
  const templates = { small: await templateOf(servers.small), large: await templateOf(servers.large) };
  for (let round = 0; round < rounds; round++)
    for (const size of ['small', 'large'] as const) await timeOnce(servers[size], templates[size], taken[size]);
  for (const what of ['place', 'pay'] as const) {
    const [few, many] = [percentile(taken.small[what], 0.5), percentile(taken.large[what], 0.5)];
    console.log(`${what} an order: ${few.toFixed(1)} ms → ${many.toFixed(1)} ms`);
    console.log(`ratio growth.${what} ${(many / few).toFixed(2)}`);
  }
}
