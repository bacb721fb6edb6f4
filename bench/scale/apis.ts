import { signIn } from '../fairness/client.ts';
import { fundBuyers, openBuyers } from './buyers.ts';
import { openProcesses } from './processes.ts';

const roundMs = 10_000;
const rounds = 2;

async function publish(apiUrl: string): Promise<string> {
  const { api } = await signIn(apiUrl, 'staff');
  const body = { name: '袋', kind: 'batch_order' as const, size_prices: [{ size: 'S', price: 1 }] };
  const { id, no } = await api('POST /sku_templates', { body });
  await api('PUT /sku_templates/:id/publish', { params: { id } });
  return no;
}

let placed = 0;

/** How many orders are placed and paid in a second. */
async function measure(apiUrls: readonly string[], templateNo: string): Promise<number> {
  const buyers = await openBuyers(apiUrls);
  const endsAt = performance.now() + roundMs;
  let done = 0;
  await Promise.all(
    buyers.map(async (api) => {
      while (performance.now() < endsAt) {
        const orders_attributes = [{ no: `S-${++placed}`, quantity: 1, size: 'S', address: '8 Harbor Road' }];
        const body = { type: 'FormOrder::Batch', sku_template_no: templateNo, orders_attributes } as const;
        const { form_order } = await api('POST /form_orders', { body });
        await api('POST /consumption_records', { body: { form_order_ids: [form_order.id] } });
        done++;
      }
    }),
  );
  return done / (roundMs / 1000);
}

/** Compares one api process with two, alternating in the same run. The best round of each counts. */
export async function benchApis(environment: Record<string, string>): Promise<void> {
  const { apis, close } = await openProcesses(environment, { apis: 2, workers: 0 });
  try {
    const urls = apis.map(({ url }) => url);
    const first = urls.slice(0, 1);
    await fundBuyers(first[0] ?? '');
    const templateNo = await publish(first[0] ?? '');
    await measure(urls, templateNo);
    const best = { one: 0, two: 0 };
    for (let round = 0; round < rounds; round++) {
      best.one = Math.max(best.one, await measure(first, templateNo));
      best.two = Math.max(best.two, await measure(urls, templateNo));
    }
    console.log(
      `orders placed and paid a second: ${best.one.toFixed(0)} with one api, ${best.two.toFixed(0)} with two`,
    );
    console.log(`ratio scale.two_vs_one ${(best.two / best.one).toFixed(2)}`);
  } finally {
    await close();
  }
}
