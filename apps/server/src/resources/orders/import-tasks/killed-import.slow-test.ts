import type { DirectUpload } from '@platen/model/files/blobs';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useKillableServer } from '../form-orders/testing/killable-server.ts';
import { md5Of, sheetOf, zipOf } from './testing/sheets.ts';

const imageCount = 24;

const server = useKillableServer();

async function countOf(what: 'import_task_images' | 'form_orders' | 'orders'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(what)}`.execute(
    server.db,
  );
  return rows[0]?.count ?? 0;
}

async function upload(token: string, bytes: Buffer): Promise<string> {
  const announced = await server.request('POST', '/active_storage/direct_upload', token, {
    filename: '订单.zip',
    content_type: 'application/zip',
    byte_size: bytes.length,
    base64_digest: md5Of(bytes),
  });
  const { direct_upload } = announced as unknown as DirectUpload;
  const put = await fetch(direct_upload.url, {
    method: 'PUT',
    headers: direct_upload.headers,
    body: new Uint8Array(bytes),
  });
  expect(put.ok).toBe(true);
  return direct_upload.blob_url;
}

it('continues after its worker was killed', { timeout: 300_000 }, async () => {
  await server.start();
  const [buyer, maker] = [await server.signIn('buyer'), await server.signIn('maker')];
  const size_prices = [{ size: 'S', price: 3, width: 500, height: 500 }];
  const nos: string[] = [];
  for (const name of ['画', '卡']) {
    const { id, no } = await server.request('POST', '/sku_templates', maker, { name, kind: 'form_order', size_prices });
    await server.request('PUT', `/sku_templates/${id}/publish`, maker);
    nos.push(no);
  }
  const files: Record<string, Buffer> = {};
  for (let index = 0; index < imageCount; index++)
    files[`${index}.png`] = await pngOf(500, 500, `hsl(${index * 15} 80% 50%)`);
  const rows = Array.from({ length: imageCount * 2 }, (_, index) => [
    `K-${index}`,
    nos[index % 2] ?? '',
    1,
    'S',
    `${index % imageCount}.png`,
  ]);
  const sheet = await sheetOf(['客户订单号', 'SKU模板编号', '总数量', '尺寸', '生产图'], ...rows);
  const file = await upload(buyer, await zipOf({ '订单.xlsx': sheet, ...files }));
  const task = await server.request('POST', '/import_tasks', buyer, { import_processor: 'import_orders', file });

  const storing = async () => expect(await countOf('import_task_images')).toBeGreaterThan(2);
  await vi.waitFor(storing, { timeout: 60_000, interval: 10 });
  await server.kill();
  const storedBefore = await countOf('import_task_images');
  expect(storedBefore).toBeLessThan(imageCount);
  await server.start();
  const isFinished = async () => {
    const { body } = await server.call('GET', `/import_tasks/${task.id}`, { token: buyer });
    expect(body).toMatchObject({ status: 'finished' });
  };
  await vi.waitFor(isFinished, { timeout: 120_000, interval: 200 });
  expect(await countOf('import_task_images')).toBe(imageCount);
  expect(await countOf('form_orders')).toBe(2);
  expect(await countOf('orders')).toBe(rows.length);
  // An image that was being stored when the process was killed may exist without its record; recorded ones were not
  // stored again.
  const { rows: stored } = await sql<{ count: number }>`
    select count(*)::int as count from blobs where uploaded_at is not null and width is not null`.execute(server.db);
  expect(stored[0]?.count).toBeLessThanOrEqual(imageCount + 4);
});
