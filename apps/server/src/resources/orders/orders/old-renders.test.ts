import type { Order } from '@platen/contract/orders/order';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { listStoredObjects } from '../../files/blobs/stored-objects.service.ts';
import { deleteRemoved, removeOld } from '../../files/blobs/testing/removal-steps.ts';
import { storedFiles } from '../../files/blobs/testing/upload-steps.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { area, config, photoLayer } from './testing/designs.ts';

describe('the retention of renders', { timeout: 120_000 }, () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;

  beforeAll(async () => {
    customer = await app.signUp();
    await ordering.fund(customer, 10_000);
    const size_prices = [{ size: 'S', price: 10, width: 400, height: 300 }];
    template = await ordering.publishTemplate(
      { kind: 'micro_custom', dpi_value: 300, size_prices },
      {
        custom_area_configs: [config('custom', [photoLayer('')])],
        effect_image_configs: [config('effect', [area('CustomArea', { width: 400, height: 300 })])],
        production_image_configs: [
          config(
            'production',
            [
              area('CustomArea', { width: 400, height: 300 }),
              area('EffectArea', { left: 400, width: 400, height: 300 }),
            ],
            { width: 800, size: 'S', price: 1 },
          ),
        ],
      },
    );
  });

  const get = (id: number) => app.as(customer.token)('GET /orders/:id', { params: { id } });
  const fetchFile = (url: string | null | undefined) => app.call('GET', `root:${url}`);
  const imagesOf = (order: Order) => [...order.rendering_custom_areas, ...order.rendering_effect_images];

  /** An order with a photo of its own, so that it shares no render, after its images are drawn. */
  async function place(color: string) {
    const value = await ordering.uploadImage(customer.token, 400, 300, color);
    const custom_fields = [{ key: '定制项-照片', value }];
    const formOrder = await ordering.order(customer.token, template, [ordering.row({ custom_fields })]);
    const id = formOrder.orders[0]?.id ?? 0;
    const isDrawn = async () => {
      const order = await get(id);
      expect(imagesOf(order).map(({ state }) => state)).toEqual(['done', 'done']);
      return order;
    };
    return { formOrderId: formOrder.id, order: await vi.waitFor(isDrawn, { timeout: 60_000, interval: 100 }) };
  }

  const close = (id: number) => app.as(customer.token)('PUT /form_orders/:id/close', { params: { id } });
  /** Moves everything of an order into the past. */
  async function age({ id }: Order, days: number): Promise<void> {
    const past = sql`now() - make_interval(days => ${days})`;
    await sql`update orders set updated_at = ${past} where id = ${id}`.execute(app.db);
    await sql`update renders set finished_at = ${past}
      where id in (select render_id from order_images where order_id = ${id})`.execute(app.db);
  }
  const isStored = async (url: string | null | undefined) => {
    const key = url?.split('/').at(-2) ?? '';
    return (await storedFiles(app)).some((name) => name.startsWith(key));
  };

  it('removes the proofs of an ended order, and its page shows them again', async () => {
    const { formOrderId, order } = await place('#d04040');
    const images = imagesOf(order);
    const before = await Promise.all(images.map(({ url }) => fetchFile(url)));
    await fetchFile(`${images[1]?.url}?width=160`);
    await close(formOrderId);
    await age(order, 89);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
    await age(order, 91);
    await removeOld(app);
    expect((await deleteRemoved(app)).length).toBeGreaterThanOrEqual(4);
    for (const { url } of images) expect(await isStored(url)).toBe(false);

    // The effect image shows the custom area, which is drawn again first.
    const after = await get(order.id);
    expect(imagesOf(after)).toEqual(images.map((image) => ({ ...image })));
    const [effect, small] = await Promise.all([fetchFile(images[1]?.url), fetchFile(`${images[1]?.url}?width=160`)]);
    expect([effect.status, small.status]).toEqual([200, 200]);
    expect(effect.raw.equals(before[1]?.raw ?? Buffer.alloc(0))).toBe(true);
    expect((await fetchFile(images[0]?.url)).raw.equals(before[0]?.raw ?? Buffer.alloc(0))).toBe(true);
    // As young as new ones.
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
    const stored = new Set(await storedFiles(app));
    for await (const { key } of listStoredObjects(app.db)) expect(stored, key).toContain(key);
  });

  it('keeps the images of an order that has not ended, whatever their age', async () => {
    const { order } = await place('#208040');
    await age(order, 1000);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
  });

  it('keeps production images, and draws them from proofs that were removed', async () => {
    const { formOrderId, order } = await place('#2040d0');
    await sql`update orders set state = 'sent' where id = ${order.id}`.execute(app.db);
    await age(order, 91);
    await removeOld(app);
    expect(await deleteRemoved(app)).not.toEqual([]);
    // As if another order with the same photo, which shares its renders, were placed now.
    await sql`update orders set state = 'init' where id = ${order.id}`.execute(app.db);
    expect((await ordering.pay(customer.token, formOrderId)).status).toBe(200);
    await app.as(customer.token)('PUT /form_orders/:id/confirm', {
      params: { id: formOrderId },
      body: { acknowledges_findings: true },
    });
    const isPrinted = async () => {
      const printed = await get(order.id);
      expect(printed.rendering_production_images).toMatchObject([{ state: 'done', findings: [] }]);
      return printed;
    };
    const printed = await vi.waitFor(isPrinted, { timeout: 60_000, interval: 100 });
    await sql`update orders set state = 'sent' where id = ${order.id}`.execute(app.db);
    await age(order, 1000);
    await removeOld(app);
    await deleteRemoved(app);
    expect(await isStored(printed.rendering_production_images[0]?.url)).toBe(true);
    expect(await isStored(printed.rendering_effect_images[0]?.url)).toBe(false);
  });

  it('keeps a proof that something else uses as its picture', async () => {
    const { formOrderId, order } = await place('#604080');
    await close(formOrderId);
    await age(order, 91);
    const { token } = await ordering.factory();
    const { rows } = await sql<{ id: number }>`
      select blob_id as id from renders join order_images as image on image.render_id = renders.id
      where image.order_id = ${order.id} and image.role = 'effect'`.execute(app.db);
    const effect_image_ids = rows.map(({ id }) => id);
    const size_prices = [{ size: 'S', price: 1 }];
    const body = { name: 'Mug', kind: 'batch_order', size_prices, effect_image_ids } as const;
    await app.as(token)('POST /sku_templates', { body });
    await removeOld(app);
    await deleteRemoved(app);
    const [custom, effect] = imagesOf(order);
    expect([await isStored(custom?.url), await isStored(effect?.url)]).toEqual([false, true]);
  });

  it('says that there is no such file if nothing tells how it was drawn', async () => {
    const { formOrderId, order } = await place('#10a0a0');
    await close(formOrderId);
    await age(order, 91);
    await removeOld(app);
    await deleteRemoved(app);
    await sql`update renders set blob_id = null, state = 'failed'
      where id in (select render_id from order_images where order_id = ${order.id})`.execute(app.db);
    expect((await fetchFile(imagesOf(order)[0]?.url)).status).toBe(404);
  });
});
