import { setTimeout as sleep } from 'node:timers/promises';
import { newLayer } from '@platen/design/new-layer';
import { type BenchClient, percentile, signIn } from './client.ts';

const rowsOfOther = 5000;
const rounds = 9;

/** The order's number is part of its image, so that no two orders share a render. */
function design() {
  const code = newLayer('Qrcode', { set: { id: 'code', width: 800, height: 800 } });
  const group = newLayer('QrcodeGroup', { set: { id: 'group', width: 1000, height: 1000, children: [code] } });
  const layers = [group];
  return { id: 'effect-1', name: 'effect', type: 'effect' as const, width: 1000, height: 1000, layers };
}

const background = newLayer('Rect', { set: { id: 'background', left: 0, top: 0, width: 20, height: 20 } });
const print = {
  id: 'print-1',
  name: 'print',
  type: 'production' as const,
  width: 20,
  height: 20,
  layers: [background],
};

export async function publish(api: BenchClient): Promise<string> {
  const body = { name: '杯', kind: 'micro_custom' as const, size_prices: [{ size: 'S', price: 1 }] };
  const { id, no } = await api('POST /sku_templates', { body });
  await api('PUT /sku_templates/:id', {
    params: { id },
    body: { effect_image_configs: [design()], production_image_configs: [print] },
  });
  await api('PUT /sku_templates/:id/publish', { params: { id } });
  return no;
}

let placed = 0;
export async function place(api: BenchClient, sku_template_no: string, rows: number): Promise<number> {
  const orders_attributes = Array.from({ length: rows }, () => ({ no: `F-${++placed}`, quantity: 1, size: 'S' }));
  const body = { type: 'FormOrder::MicroCustom', sku_template_no, orders_attributes } as const;
  return (await api('POST /form_orders', { body })).form_order.id;
}

export async function waitForDone(api: BenchClient, id: number, count: number): Promise<void> {
  for (;;) {
    const { images } = await api('GET /form_orders/:id', { params: { id } });
    if (images.done >= count) return;
    await sleep(10);
  }
}

/** The median time from placing an order to its image. */
async function timeOneRow(api: BenchClient, templateNo: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await waitForDone(api, await place(api, templateNo, 1), 1);
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

/** Prints the ratio under this name. */
export async function benchOneRowOrder(url: string, ratioName: string): Promise<void> {
  const [staff, customer, many] = [
    await signIn(url, 'staff'),
    await signIn(url, 'customer'),
    await signIn(url, 'many'),
  ];
  const templateNo = await publish(staff.api);
  await timeOneRow(customer.api, templateNo);
  const idleMs = await timeOneRow(customer.api, templateNo);
  const large = await place(many.api, templateNo, rowsOfOther);
  await waitForDone(many.api, large, 10);
  const busyMs = await timeOneRow(customer.api, templateNo);
  const { images } = await many.api('GET /form_orders/:id', { params: { id: large } });
  console.log(`behind ${rowsOfOther} rows of another, ${images.waiting} of which still wait:`);
  console.log(`a one-row order is drawn in ${busyMs.toFixed(0)} ms, on an idle server in ${idleMs.toFixed(0)} ms`);
  console.log(`ratio ${ratioName} ${(busyMs / idleMs).toFixed(2)}`);
}
