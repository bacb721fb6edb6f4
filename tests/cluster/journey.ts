import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import yazl from 'yazl';
import type { RetryingClient } from './retrying-client.ts';

export const rowPriceYuan = 2.5;
const size = { size: 'M', price: rowPriceYuan, width: 240, height: 160 };
const area = { id: 'area', name: 'area', type: 'CustomArea', x: 20, y: 20, width: 240, height: 160 };
const effect = { id: 'e', name: 'Effect', type: 'effect', width: 280, height: 200, layers: [area] };
const imageCount = 40;
const headers = ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '生产图*', '地址'];

interface Identified {
  id: number;
}
interface FormOrderRow extends Identified {
  state: string;
  amount: number;
}
interface OrderRow extends Identified {
  no: string;
  system_no: string;
  state: string;
}
interface Page<T> {
  data: T[];
  meta: { total_pages: number };
}

/** Publishes a template with supplied images and an effect image. */
export async function publishTemplate(factory: RetryingClient): Promise<string> {
  const body = { name: '卡片', kind: 'form_order', size_prices: [size] };
  const { id, no } = await factory.send<{ id: number; no: string }>('POST', '/sku_templates', { body });
  await factory.send('PUT', `/sku_templates/${id}`, { body: { effect_image_configs: [effect] } });
  await factory.send('PUT', `/sku_templates/${id}/publish`);
  return no;
}

/** A zip of an order sheet and the images that its rows name. */
async function packSheet(templateNo: string, nos: readonly string[]): Promise<Buffer> {
  const names = Array.from({ length: imageCount }, (_, index) => `photo-${index}.png`);
  const rows = nos.map((no, index) => [no, templateNo, 1, size.size, names[index % imageCount] ?? '', '8 Harbor Road']);
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(await writeXlsx({ sheets: [{ name: '订单', rows: [headers, ...rows] }] })), '订单.xlsx');
  for (const [index, name] of names.entries()) {
    const background = `hsl(${index * 9} 70% 50%)`;
    const { width, height } = size;
    zip.addBuffer(
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
      name,
    );
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Uploads directly to the store with the URL that the server has signed. */
async function upload(customer: RetryingClient, bytes: Buffer): Promise<string> {
  const { direct_upload } = await customer.send<{
    direct_upload: { url: string; headers: Record<string, string>; blob_url: string };
  }>('POST', '/active_storage/direct_upload', {
    body: {
      filename: '订单.zip',
      content_type: 'application/zip',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  const { url, headers: signed, blob_url } = direct_upload;
  const { ok, status } = await fetch(url, { method: 'PUT', headers: signed, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`the store refused an upload: ${status}`);
  return blob_url;
}

export async function importOrders(
  customer: RetryingClient,
  templateNo: string,
  nos: readonly string[],
): Promise<void> {
  const file = await upload(customer, await packSheet(templateNo, nos));
  const body = { import_processor: 'import_orders', file };
  const { id } = await customer.send<Identified>('POST', '/import_tasks', { body });
  await waitUntil(async () => {
    const task = await customer.send<{ status: string }>('GET', `/import_tasks/${id}`);
    const { status } = task;
    if (status === 'failed' || status === 'checked') throw new Error(`the import failed: ${JSON.stringify(task)}`);
    return status === 'finished';
  });
}

/** Pays and confirms whatever waits for payment. */
export async function payAndConfirm(customer: RetryingClient): Promise<FormOrderRow[]> {
  const all = await listAll<FormOrderRow>(customer, '/form_orders');
  const formOrders = all.filter(({ state }) => state === 'init');
  for (const { id } of formOrders) {
    await customer.send('POST', '/consumption_records', { body: { form_order_ids: [id] }, key: `pay-${id}` });
    await customer.send('PUT', `/form_orders/${id}/confirm`, { body: { acknowledges_findings: true } });
  }
  return formOrders;
}

export async function produceAndShip(factory: RetryingClient, formOrders: readonly Identified[]): Promise<void> {
  for (const { id } of formOrders) {
    const detail = await factory.send<{ production_batches: Identified[] }>('GET', `/form_orders/${id}`);
    for (const batch of detail.production_batches)
      await factory.send('PUT', `/production_batches/${batch.id}/start`, { body: { accepts_missing_images: true } });
  }
  const all = await listAll<OrderRow>(factory, '/orders');
  const orders = all.filter(({ state }) => state === 'in_production');
  const outbounds = orders.map(({ system_no }) => ({ order_system_no: system_no, shipping_no: `SF${system_no}` }));
  for (let from = 0; from < outbounds.length; from += 100)
    await factory.send('POST', '/outbounds', { body: { outbounds: outbounds.slice(from, from + 100) } });
}

export async function listAll<T>(client: RetryingClient, path: string): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await client.send<Page<T>>('GET', `${path}?per_page=100&page=${page}`);
    rows.push(...data);
    if (page >= meta.total_pages) return rows;
  }
}

/** Without a limit of its own: the test has one. */
export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(500);
}
