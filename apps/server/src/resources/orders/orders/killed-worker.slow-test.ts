import { newLayer } from '@platen/design/new-layer';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useKillableServer } from '../form-orders/testing/killable-server.ts';
import { plainPrint } from '../form-orders/testing/ordering.ts';
import { config } from './testing/designs.ts';

const orders = 16;

const server = useKillableServer();

async function countDone(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct image.order_id)::int as count from order_images as image
    join renders on renders.id = image.render_id and renders.state = 'done'
    join blobs on blobs.id = renders.blob_id and blobs.uploaded_at is not null`.execute(server.db);
  return rows[0]?.count ?? 0;
}

it('leaves no order without its image when it is killed', { timeout: 300_000 }, async () => {
  await server.start();
  const [buyer, maker] = [await server.signIn('buyer'), await server.signIn('maker')];
  const template = { name: '杯', kind: 'micro_custom', size_prices: [{ size: 'S', price: 3 }] };
  const { id, no } = await server.request('POST', '/sku_templates', maker, template);
  // Each image contains its order's number, so that no two orders share a render.
  const code = newLayer('Qrcode', { set: { id: 'code', width: 500, height: 500 } });
  const group = newLayer('QrcodeGroup', { set: { id: 'group', width: 600, height: 600, children: [code] } });
  const effect_image_configs = [config('effect', [group], { width: 600, height: 600 })];
  await server.request('PUT', `/sku_templates/${id}`, maker, {
    effect_image_configs,
    production_image_configs: [plainPrint],
  });
  await server.request('PUT', `/sku_templates/${id}/publish`, maker);
  await server.request('POST', '/form_orders', buyer, {
    type: 'FormOrder::MicroCustom',
    sku_template_no: no,
    orders_attributes: Array.from({ length: orders }, (_, index) => ({ no: `K-${index}`, quantity: 1, size: 'S' })),
  });

  await vi.waitFor(async () => expect(await countDone()).toBeGreaterThan(1), { timeout: 60_000, interval: 10 });
  await server.kill();
  expect(await countDone()).toBeLessThan(orders);
  await server.start();
  await vi.waitFor(async () => expect(await countDone()).toBe(orders), { timeout: 120_000, interval: 200 });
  const { rows } = await sql<{ renders: number; images: number }>`
    select (select count(*)::int from renders
        where not exists (select from sku_templates where cover_blob_id = renders.blob_id)) as renders,
      (select count(*)::int from order_images) as images`.execute(server.db);
  expect(rows).toEqual([{ renders: orders, images: orders }]);
});
