import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Order } from '@platen/contract/orders/order';
import type { Page } from '@platen/model/lists/lists';
import type { OrderImage, OrderRow } from '@platen/model/orders/orders';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { findOrderToDraw, saveImage } from './order-images.queries.ts';
import { enqueueOrderImages, makeOrderImages } from './order-images.service.ts';
import { area, config, imageLayer, photoLayer } from './testing/designs.ts';

const gone = `/app_api/v1/blobs/${'0'.repeat(40)}/gone.png`;
const red = [0xd0, 0x40, 0x40];
const green = [0x20, 0x80, 0x40];
const hex = (color: number[]) => `#${Buffer.from(color).toString('hex')}`;

describe('the images of orders', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let redPhoto = '';
  let greenPhoto = '';

  beforeAll(async () => {
    customer = await app.signUp();
    await ordering.fund(customer, 10_000);
    redPhoto = await ordering.uploadImage(customer.token, 400, 300, hex(red));
    greenPhoto = await ordering.uploadImage(customer.token, 400, 300, hex(green));
  });

  const publish = (kind: SkuTemplate['kind'], design: object, width = 400, height = 300) =>
    ordering.publishTemplate({ kind, dpi_value: 300, size_prices: [{ size: 'S', price: 10, width, height }] }, design);
  const orderIds = async (formOrderId: number) => {
    const path = `/orders?form_order_id_eq=${formOrderId}&order=created_at asc`;
    const { body } = await app.call<Page<OrderRow>>('GET', path, { token: customer.token });
    return body.data.map(({ id }) => id);
  };
  const get = async (id: number, locale = 'zh-CN') =>
    (await app.call<Order>('GET', `/orders/${id}`, { token: customer.token, headers: { locale } })).body;

  /** Places one order and returns its id. */
  async function place(template: SkuTemplate, attributes: object): Promise<{ id: number; formOrder: FormOrderDetail }> {
    const formOrder = await ordering.order(customer.token, template, [ordering.row(attributes)]);
    const [id] = await orderIds(formOrder.id);
    if (id === undefined) throw new Error('the form order has no order');
    return { id, formOrder };
  }
  async function confirm({ id }: FormOrderDetail): Promise<void> {
    expect((await ordering.pay(customer.token, id)).status).toBe(200);
    const body = { acknowledges_findings: true };
    const confirmed = await app.call('PUT', `/form_orders/${id}/confirm`, { token: customer.token, body });
    expect(confirmed.status).toBe(200);
  }
  /** Waits until no image of an order is being drawn. */
  async function settled(id: number, list: 'rendering_effect_images' | 'rendering_production_images'): Promise<Order> {
    return vi.waitFor(
      async () => {
        const order = await get(id);
        const images = [...order.rendering_custom_areas, ...order.rendering_effect_images, ...order[list]];
        expect(order[list]).not.toEqual([]);
        expect(images.filter(({ state }) => state === 'queued' || state === 'running')).toEqual([]);
        return order;
      },
      { timeout: 45_000, interval: 100 },
    );
  }
  async function pictureOf(image: OrderImage | undefined): Promise<Buffer> {
    expect(image, JSON.stringify(image)).toMatchObject({ state: 'done', error: null });
    return (await app.call('GET', `root:${image?.url}`)).raw;
  }
  async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
    const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    return [...pixel];
  }
  const isLike = (pixel: number[], color: number[]) => pixel.every((part, at) => Math.abs(part - (color[at] ?? 0)) < 8);
  const renderIds = async (orderId: number) => {
    const { rows } = await sql<{ role: string; render_id: number | null }>`
      select role, render_id from order_images where order_id = ${orderId} order by role, position`.execute(app.db);
    return rows;
  };

  const photo = { custom_fields: [{ key: '定制项-照片', value: '' }] };
  const withPhoto = (value: string) => ({ custom_fields: [{ ...photo.custom_fields[0], value }] });

  describe('that the system draws', () => {
    const design = () => ({
      custom_area_configs: [config('custom', [photoLayer('')])],
      effect_image_configs: [
        config('effect', [area('CustomArea', { left: 100, top: 100, width: 200, height: 150 })], {
          width: 800,
          height: 600,
        }),
        config('effect', [], { id: 'other-size', size: ['XL'] }),
      ],
      production_image_configs: [
        config(
          'production',
          [
            area('CustomArea', { left: 0, top: 0, width: 1600, height: 1200 }),
            area('EffectArea', { left: 1600, top: 0, width: 800, height: 600 }),
          ],
          { width: 2400, height: 1200, size: 'S', price: 1, print: { format: 'pdf', bleed_mm: 2 } },
        ),
      ],
    });

    it('show the photo when ordered, and are printed in full size once confirmed', async () => {
      const { id, formOrder } = await place(await publish('micro_custom', design()), withPhoto(redPhoto));
      const ordered = await settled(id, 'rendering_effect_images');
      expect(ordered.rendering_custom_areas).toMatchObject([{ config_id: 'custom-1', width: 400, height: 300 }]);
      expect(ordered.rendering_effect_images).toMatchObject([{ config_id: 'effect-1', width: 800, findings: [] }]);
      const effect = await pictureOf(ordered.rendering_effect_images[0]);
      expect(isLike(await pixelAt(effect, 200, 170), red)).toBe(true);
      expect(isLike(await pixelAt(effect, 50, 50), red)).toBe(false);
      expect(ordered.rendering_production_images).toEqual([]);

      await confirm(formOrder);
      const printed = await settled(id, 'rendering_production_images');
      expect(printed.rendering_production_images).toMatchObject([{ width: 2400, height: 1200, progress: 1 }]);
      const print = await pictureOf(printed.rendering_production_images[0]);
      expect(await sharp(print).metadata()).toMatchObject({ format: 'png', width: 2400, height: 1200, density: 300 });
      // Equal to the bit: neither area went through a lossy copy.
      expect(await pixelAt(print, 800, 600)).toEqual(red);
      expect(await pixelAt(print, 1800, 170)).toEqual(red);
      expect(formOrder.id).toBe(printed.form_order_id);
      // Only the factory can download print files.
      expect(printed.print_files).toEqual([]);
      const { token } = await ordering.factory();
      const { body } = await app.call<Order>('GET', `/orders/${id}`, { token });
      expect(body.print_files).toMatchObject([{ filename: expect.stringMatching(/\.pdf$/) }]);
      const file = (await app.call('GET', `root:${body.print_files[0]?.url}`)).raw;
      expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
      const { images } = await ordering.get(customer.token, formOrder.id);
      expect(images).toEqual({ done: 3, waiting: 0, failed: 0 });
    });

    it('are drawn once and reused when requested again', async () => {
      const { id } = await place(await publish('micro_custom', design()), withPhoto(redPhoto));
      await settled(id, 'rendering_effect_images');
      const before = await renderIds(id);
      const ctx = { platform: app.platform, db: app.db };
      await enqueueOrderImages(ctx, (await get(id)).form_order_id, 'preview');
      await makeOrderImages(ctx, id, 'preview');
      expect((await app.call('POST', `/orders/${id}/render`, { token: customer.token })).status).toBe(200);
      await settled(id, 'rendering_effect_images');
      expect(await renderIds(id)).toEqual(before);
      expect(before.every(({ render_id }) => render_id !== null)).toBe(true);
    });

    it('are redrawn on request if they failed, while finished ones stay', async () => {
      const { id } = await place(await publish('micro_custom', design()), withPhoto(greenPhoto));
      await settled(id, 'rendering_effect_images');
      const before = await renderIds(id);
      await sql`update renders set state = 'failed', failure = 'timed_out', error = 'not done after 1 ms', blob_id = null
        where id = ${before.find(({ role }) => role === 'effect')?.render_id}`.execute(app.db);
      const failed = await get(id, 'en-US');
      expect(failed.rendering_effect_images).toMatchObject([
        {
          state: 'failed',
          url: null,
          error: 'The image could not be rendered: rendering took too long, use fewer or smaller layers',
        },
      ]);
      expect((await ordering.get(customer.token, failed.form_order_id)).images).toMatchObject({ failed: 1 });
      const retried = await app.call<Order>('POST', `/orders/${id}/render`, { token: customer.token });
      expect(retried.body.rendering_custom_areas).toMatchObject([{ state: 'done' }]);
      const order = await settled(id, 'rendering_effect_images');
      expect(order.rendering_effect_images).toMatchObject([{ state: 'done' }]);
      expect(await renderIds(id)).toEqual(before);
    });

    it('are redrawn after an edit, and not overwritten by earlier renders', async () => {
      const template = await publish('micro_custom', {
        effect_image_configs: [config('effect', [photoLayer('', { width: 200, height: 150 })])],
      });
      const { id } = await place(template, withPhoto(redPhoto));
      const ordered = await settled(id, 'rendering_effect_images');
      const before = await pictureOf(ordered.rendering_effect_images[0]);
      expect(isLike(await pixelAt(before, 50, 50), red)).toBe(true);
      const stale = await findOrderToDraw(app.db, id);
      const edit = { photo: { url: greenPhoto, left: 200, top: 150 } };
      const edited = await app.call<Order>('PUT', `/orders/${id}`, {
        token: customer.token,
        body: { effect_image_configs: [{ id: 'effect-1', layer_diff: edit }] },
      });
      expect(edited.body.effect_image_configs).toMatchObject([{ id: 'effect-1', layer_diff: edit }]);
      const after = await settled(id, 'rendering_effect_images');
      const picture = await pictureOf(after.rendering_effect_images[0]);
      expect(isLike(await pixelAt(picture, 250, 200), green)).toBe(true);
      expect(isLike(await pixelAt(picture, 50, 50), red)).toBe(false);

      const [own] = await renderIds(id);
      const isNoted = stale && (await saveImage(app.db, stale, { role: 'effect', position: 0 }, { renderId: 1 }));
      expect(isNoted).toBe(false);
      expect(await renderIds(id)).toEqual([own]);
    });
  });

  it('show a changed value in all images, including the print', async () => {
    const layers = (prefix: string) => [photoLayer('', { id: `${prefix}-photo` })];
    const template = await publish('micro_custom', {
      custom_area_configs: [config('custom', layers('c'))],
      effect_image_configs: [config('effect', layers('e'))],
      production_image_configs: [config('production', layers('p'), { size: 'S', price: 1 })],
    });
    const { id, formOrder } = await place(template, withPhoto(redPhoto));
    await settled(id, 'rendering_effect_images');
    const stale = await findOrderToDraw(app.db, id);
    const changed = await app.call('PUT', `/orders/${id}/design`, {
      token: customer.token,
      body: withPhoto(greenPhoto),
    });
    expect(changed.status).toBe(200);
    const isNoted = stale && (await saveImage(app.db, stale, { role: 'effect', position: 0 }, { renderId: 1 }));
    expect(isNoted).toBe(false);
    await settled(id, 'rendering_effect_images');
    await confirm(formOrder);
    const { rendering_custom_areas, rendering_effect_images, rendering_production_images } = await settled(
      id,
      'rendering_production_images',
    );
    for (const [image] of [rendering_custom_areas, rendering_effect_images, rendering_production_images]) {
      expect(isLike(await pixelAt(await pictureOf(image), 50, 50), green)).toBe(true);
    }
  });

  describe('that fail', () => {
    it('name the layer in the caller’s language; a preview marks what is missing', async () => {
      const logo = imageLayer('logo', gone, { name: '标志' });
      const template = await publish('micro_custom', {
        effect_image_configs: [config('effect', [logo])],
        production_image_configs: [config('production', [logo], { size: 'S', price: 1 })],
      });
      const { id, formOrder } = await place(template, {});
      const ordered = await settled(id, 'rendering_effect_images');
      expect(ordered.rendering_effect_images).toMatchObject([
        { state: 'done', findings: [{ kind: 'missing_image', layer_name: '标志', message: '标志：缺少图片' }] },
      ]);
      expect((await ordering.pay(customer.token, formOrder.id)).status).toBe(200);
      await ordering.confirmUnchecked(customer.token, formOrder.id);
      const refused = await settled(id, 'rendering_production_images');
      expect(refused.rendering_production_images).toMatchObject([
        { state: 'refused', url: null, findings: [{ layer_id: 'logo' }], error: '图片渲染失败：标志：缺少图片' },
      ]);
      const english = await get(id, 'en-US');
      expect(english.rendering_production_images[0]?.error).toBe(
        'The image could not be rendered: 标志: image missing',
      );
    });

    it('name the layer also if it is in the area that the print shows', async () => {
      const logo = imageLayer('logo', gone, { name: '标志' });
      const template = await publish('micro_custom', {
        custom_area_configs: [config('custom', [logo])],
        production_image_configs: [
          config('production', [area('CustomArea', { left: 0, top: 0, width: 400, height: 300 })], {
            size: 'S',
            price: 1,
          }),
        ],
      });
      const { id, formOrder } = await place(template, {});
      await confirm(formOrder);
      const refused = await settled(id, 'rendering_production_images');
      expect(refused.rendering_production_images).toMatchObject([
        { config_id: 'production-1', state: 'refused', url: null, findings: [{ layer_name: '标志' }] },
      ]);
    });
  });

  describe('that customers supply', () => {
    const custom = area('CustomArea', { left: 0, top: 0, width: 400, height: 300 });
    const tag = imageLayer('tag', '', { width: 40, height: 30 });

    it('fill the custom area of the effect image and of every print', async () => {
      const mark = await ordering.uploadImage((await ordering.factory()).token, 40, 30, '#101010');
      const stamped = { ...tag, url: { ...tag.url, value: mark } };
      const template = await publish('form_order', {
        effect_image_configs: [config('effect', [area('CustomArea', { left: 200, top: 0, width: 200, height: 150 })])],
        production_image_configs: [config('production', [custom, stamped], { size: 'S', price: 1 })],
      });
      const { id, formOrder } = await place(template, { production_image_urls: [redPhoto, greenPhoto] });
      const ordered = await settled(id, 'rendering_effect_images');
      const effect = await pictureOf(ordered.rendering_effect_images[0]);
      expect(isLike(await pixelAt(effect, 300, 75), red)).toBe(true);
      await confirm(formOrder);
      const printed = await settled(id, 'rendering_production_images');
      const prints = await Promise.all(printed.rendering_production_images.map(pictureOf));
      expect(await Promise.all(prints.map((print) => pixelAt(print, 200, 150)))).toEqual([red, green]);
      expect(await Promise.all(prints.map((print) => pixelAt(print, 5, 5)))).toEqual([
        [16, 16, 16],
        [16, 16, 16],
      ]);
    });

    it('are the prints if the template draws none', async () => {
      const template = await publish('form_order', {
        effect_image_configs: [config('effect', [custom])],
        production_image_configs: [config('production', [custom], { size: 'XL', price: 1 })],
      });
      const { id, formOrder } = await place(template, { production_image_urls: [greenPhoto, redPhoto] });
      expect((await get(id)).rendering_production_images).toEqual([]);
      await confirm(formOrder);
      const order = await get(id);
      expect(order.rendering_production_images).toMatchObject([
        { state: 'done', url: greenPhoto, width: 400, height: 300 },
        { state: 'done', url: redPhoto },
      ]);
      expect(order.production_images.map(({ url }) => url)).toEqual([greenPhoto, redPhoto]);
    });
  });

  it('are not drawn for batch orders and ended orders', async () => {
    const bag = await ordering.publishTemplate({ kind: 'batch_order' });
    const counted = await place(bag, {});
    expect(await get(counted.id)).toMatchObject({ rendering_effect_images: [], effect_image_configs: [] });
    const template = await publish('micro_custom', { effect_image_configs: [config('effect', [])] });
    const { id } = await place(template, {});
    await settled(id, 'rendering_effect_images');
    await sql`update order_images set render_id = null where order_id = ${id}`.execute(app.db);
    await app.call('PUT', `/orders/${id}/close`, { token: customer.token });
    await makeOrderImages({ platform: app.platform, db: app.db }, id, 'preview');
    expect((await get(id)).rendering_effect_images).toMatchObject([{ state: 'cancelled' }]);
  });

  it('wait during retries, and fail only with the last attempt', async () => {
    const template = await publish('micro_custom', { effect_image_configs: [config('effect', [photoLayer('')])] });
    const blue = await ordering.uploadImage(customer.token, 400, 300, '#203080');
    const { id, formOrder } = await place(template, withPhoto(redPhoto));
    await settled(id, 'rendering_effect_images');
    const images = async () => (await ordering.get(customer.token, formOrder.id)).images;
    const outage = vi.spyOn(app.platform.store, 'open').mockRejectedValue(new Error('no answer'));
    try {
      // A different photo than the drawn one, without a job: this test acts as the job.
      await sql`update orders set "values" = ${JSON.stringify({ 照片: blue })}::jsonb where id = ${id}`.execute(app.db);
      await sql`update order_images set render_id = null where order_id = ${id}`.execute(app.db);
      const attempt = (willRetry: boolean) =>
        makeOrderImages({ platform: app.platform, db: app.db, willRetry }, id, 'preview');
      await expect(attempt(true)).rejects.toThrow('no answer');
      expect(await images()).toEqual({ done: 0, waiting: 1, failed: 0 });
      expect(await get(id)).toMatchObject({
        finding_counts: { errors: 0 },
        rendering_effect_images: [{ error: null }],
      });
      await expect(attempt(false)).rejects.toThrow('no answer');
      expect(await images()).toEqual({ done: 0, waiting: 0, failed: 1 });
      expect(await get(id)).toMatchObject({ finding_counts: { errors: 1 } });
    } finally {
      outage.mockRestore();
    }
    expect((await app.call('POST', `/orders/${id}/render`, { token: customer.token })).status).toBe(200);
    await settled(id, 'rendering_effect_images');
    expect(await images()).toEqual({ done: 1, waiting: 0, failed: 0 });
  });

  it('of an individually closed order are not failures of its form order', async () => {
    const template = await publish('micro_custom', { effect_image_configs: [config('effect', [photoLayer('')])] });
    const rows = [redPhoto, greenPhoto].map((value) => ordering.row(withPhoto(value)));
    const formOrder = await ordering.order(customer.token, template, rows);
    const ids = await orderIds(formOrder.id);
    for (const id of ids) await settled(id, 'rendering_effect_images');
    await sql`update renders set state = 'cancelled' from order_images as image
      where image.render_id = renders.id and image.order_id = ${ids[0]}`.execute(app.db);
    await app.call('PUT', `/orders/${ids[0]}/close`, { token: customer.token });
    expect((await ordering.get(customer.token, formOrder.id)).images).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('are finished by another worker when one has died', async () => {
    const template = await publish('micro_custom', { effect_image_configs: [config('effect', [photoLayer('')])] });
    const { id } = await place(template, withPhoto(await ordering.uploadImage(customer.token, 400, 300, '#405060')));
    await settled(id, 'rendering_effect_images');
    const [image] = await renderIds(id);
    // As a killed worker leaves it: claimed, without a heartbeat.
    await sql`update renders set state = 'running', blob_id = null, alive_at = now() - interval '1 minute'
      where id = ${image?.render_id}`.execute(app.db);
    await makeOrderImages({ platform: app.platform, db: app.db }, id, 'preview');
    expect((await get(id)).rendering_effect_images).toMatchObject([{ state: 'done' }]);
    expect(await renderIds(id)).toEqual([image]);
  });
});
