import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type BenchClient, signIn } from '../fairness/client.ts';
import { publish } from '../fairness/one-row-order.ts';
import type { ResponseTimes } from './response-times.ts';

export const customerNames = Array.from({ length: 6 }, (_, index) => `customer-${index}`);
const rechargeYuan = 100_000;

interface Visit {
  api: BenchClient;
  staff: BenchClient;
  origin: string;
  templateNo: string;
  /** Form orders that this customer has placed, by what was done with them last. */
  unpaid: number[];
  paid: number[];
}

/** What people do, with how often they do it among a hundred things. */
const actions: Record<string, { weight: number; run(visit: Visit): Promise<void> }> = {
  'list orders': {
    weight: 20,
    run: async ({ api }) => void (await api('GET /orders', { query: { per_page: 20 } })),
  },
  'list form orders': {
    weight: 15,
    run: async ({ staff }) => void (await staff('GET /form_orders', { query: { per_page: 20 } })),
  },
  'search orders': {
    weight: 10,
    run: async ({ staff }) => void (await staff('GET /orders', { query: { no_cont: '12', per_page: 20 } })),
  },
  'list bills': { weight: 5, run: async ({ api }) => void (await api('GET /bills', { query: { per_page: 20 } })) },
  'open a form order': {
    weight: 10,
    async run({ api, unpaid, paid }) {
      const id = unpaid.at(-1) ?? paid.at(-1);
      if (id !== undefined) await api('GET /form_orders/:id', { params: { id } });
    },
  },
  'place an order': { weight: 15, run: placeOrder },
  'pay an order': {
    weight: 12,
    async run({ api, unpaid, paid }) {
      const id = unpaid.pop();
      if (id === undefined) return;
      await api('POST /consumption_records', { body: { form_order_ids: [id] } });
      paid.push(id);
    },
  },
  'refund an order': {
    weight: 3,
    async run({ api, paid }) {
      const id = paid.pop();
      if (id !== undefined) await api('PUT /form_orders/:id/refund', { params: { id }, body: {} });
    },
  },
  'upload a picture': { weight: 5, run: uploadPicture },
  'read the wallet': { weight: 5, run: async ({ api }) => void (await api('GET /mine')) },
};

let placed = 0;

async function placeOrder({ api, templateNo, unpaid }: Visit): Promise<void> {
  const orders_attributes = [{ no: `K-${++placed}`, quantity: 1, size: 'S' }];
  const body = { type: 'FormOrder::MicroCustom', sku_template_no: templateNo, orders_attributes } as const;
  unpaid.push((await api('POST /form_orders', { body })).form_order.id);
}

/** Noise, so that no two pictures are the same file. */
async function uploadPicture({ api, origin }: Visit): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
  const { direct_upload } = await api('POST /active_storage/direct_upload', {
    body: {
      filename: 'photo.jpg',
      content_type: 'image/jpeg',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  const { url, headers } = direct_upload;
  const { ok, status } = await fetch(new URL(url, origin), { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`an upload was refused: ${status}`);
}

/** By their weights, in an order that is the same in every run. */
function* chooseActions(seed: number): Generator<string> {
  const names = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  for (let index = seed; ; index += 37) yield names[index % names.length] ?? '';
}

export async function runTraffic(
  apiUrl: string,
  durationMs: number,
): Promise<{ times: ResponseTimes; failures: string[] }> {
  const staff = await signIn(apiUrl, 'staff');
  const templateNo = await publish(staff.api);
  const times = new Map<string, number[]>();
  const failures: string[] = [];
  const endsAt = performance.now() + durationMs;
  async function runCustomer(login: string, seed: number): Promise<void> {
    const { api } = await signIn(apiUrl, login);
    const { id } = await api('POST /recharges', { body: { amount: rechargeYuan, payment_method: 'offline' } });
    await staff.api('PUT /recharges/:id/approve', { params: { id } });
    const visit: Visit = { api, staff: staff.api, templateNo, origin: apiUrl, unpaid: [], paid: [] };
    for (const name of chooseActions(seed)) {
      if (performance.now() > endsAt) return;
      const start = performance.now();
      await actions[name]?.run(visit).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
      const taken = times.get(name) ?? [];
      times.set(name, taken);
      taken.push(performance.now() - start);
    }
  }
  await Promise.all(customerNames.map((login, index) => runCustomer(login, index * 7)));
  return { times, failures };
}
