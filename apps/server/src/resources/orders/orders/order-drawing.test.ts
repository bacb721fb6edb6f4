import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Order } from '@platen/contract/orders/order';
import { planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import { newLayer } from '@platen/design/new-layer';
import type { TemplateConfig, TemplateType } from '@platen/design/template';
import { withChildren } from '@platen/design/tree';
import type { Preview } from '@platen/model/files/renders';
import type { Page } from '@platen/model/lists/lists';
import type { OrderImage, OrderRow } from '@platen/model/orders/orders';
import { newPlanPainter } from '@platen/render/node';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { area, config, imageLayer, photoLayer } from './testing/designs.ts';

/** One order, drawn by every code path that draws orders: all results must be equal. */
describe('an order is drawn the same', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let template: SkuTemplate;
  let order: Order;
  let photoUrl = '';

  const get = async (id: number) => (await app.call<Order>('GET', `/orders/${id}`, { token: customer.token })).body;
  async function settled(id: number, list: 'rendering_effect_images' | 'rendering_production_images'): Promise<Order> {
    return vi.waitFor(
      async () => {
        const found = await get(id);
        expect(found[list].map(({ state }) => state)).toContain('done');
        expect(found[list].every(({ state }) => state === 'done')).toBe(true);
        return found;
      },
      { timeout: 60_000, interval: 150 },
    );
  }
  const bytesAt = async (url: string | null | undefined) => (await app.call('GET', `root:${url}`)).raw;
  // Raw values: applying the print's sRGB profile would round some of them by one.
  const pixelsOf = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();

  beforeAll(async () => {
    customer = await app.signUp();
    await ordering.fund(customer, 1000);
    const { token } = await ordering.factory();
    const sand = await ordering.uploadImage(token, 500, 300, '#e0c090');
    const sea = await ordering.uploadImage(token, 500, 300, '#103060');
    photoUrl = await uploadGlass(customer.token);
    const codes = withChildren(newLayer('QrcodeGroup', { set: { id: 'codes', left: 380, top: 180 } }), [
      newLayer('Qrcode', { set: { id: 'code', left: 0, top: 0 } }),
      newLayer('CustomAreaImage', { set: { id: 'small', left: 100, top: 0, width: 60, height: 45 } }),
    ]);
    template = await ordering.publishTemplate(
      {
        kind: 'micro_custom',
        dpi_value: 254,
        size_prices: [
          { size: 'S', price: 10 },
          { size: 'XL', price: 20 },
        ],
      },
      {
        custom_area_configs: [
          // First in the list, but not for the ordered size.
          config('custom', [imageLayer('back', sea), photoLayer('')], { id: 'custom-xl', size: ['XL'] }),
          config('custom', [photoLayer('', { left: 40, top: 30, width: 300, height: 200 })], { id: 'custom-s' }),
        ],
        effect_image_configs: [
          config('effect', [
            imageLayer('table', sand),
            area('CustomArea', { left: 60, top: 40, width: 240, height: 180 }),
          ]),
        ],
        production_image_configs: [
          config(
            'production',
            [
              area('CustomArea', { left: 10, top: 10, width: 360, height: 270 }),
              area('EffectArea', { left: 380, top: 10, width: 200, height: 150 }),
              codes,
            ],
            { width: 600, size: 'S', price: 1 },
          ),
        ],
      },
    );
    const fields = [{ key: '定制项-照片', value: photoUrl }];
    const placed = await ordering.order(customer.token, template, [ordering.row({ custom_fields: fields })]);
    const path = `/orders?form_order_id_eq=${placed.id}`;
    const { body } = await app.call<Page<OrderRow>>('GET', path, { token: customer.token });
    order = await settled(body.data[0]?.id ?? 0, 'rendering_effect_images');
  }, 90_000);

  /** A partly transparent photo: translucency reveals every rounding difference. */
  async function uploadGlass(token: string): Promise<string> {
    const [width, height] = [320, 240];
    const raw = Buffer.alloc(width * height * 4);
    for (let at = 0; at < width * height; at++) {
      raw.set([at % 251, (at * 7) % 253, (at >> 3) % 255, (at * 3) % 256], at * 4);
    }
    const bytes = await sharp(raw, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const file = await uploadFile(app, token, { filename: 'glass.png', type: 'image/png', bytes });
    return file.direct_upload.blob_url;
  }

  /** Plans the drawing like the order editor: only from the API's data. */
  function planFromWire(wire: Order, role: TemplateType, output: 'screen' | 'print') {
    const configs = (list: unknown) => list as TemplateConfig[];
    const design = {
      kind: wire.sku_template_kind,
      dpi_value: wire.sku_template_dpi_value,
      production_image_configs: configs(wire.production_image_configs),
      effect_image_configs: configs(wire.effect_image_configs),
      custom_area_configs: configs(wire.custom_area_configs),
    };
    const lists = {
      production: design.production_image_configs,
      effect: design.effect_image_configs,
      custom: design.custom_area_configs,
    };
    const [first] = lists[role];
    if (!first) throw new Error(`no ${role} config`);
    const drawn = drawnOrder({ ...wire, layer_diff: {}, suppliedUrls: [] }, app.platform.settings.timeZone);
    const image = { role, position: 0, config: first };
    return planDrawing(design, drawn, image, output === 'screen' ? screenOutputOf[role] : role);
  }
  const painter = newPlanPainter({ font: async () => undefined, image: bytesAt });

  async function storedScene(image: OrderImage | undefined) {
    const key = image?.url?.split('/').at(-2);
    const { rows } = await sql<{ scene: object }>`
      select scene from renders join blobs on blobs.id = renders.blob_id where blobs.key = ${key}`.execute(app.db);
    return rows[0]?.scene;
  }

  it('by the preview of its template at its size, byte for byte', async () => {
    const { token } = await ordering.factory();
    const body = { config_id: 'effect-1', values: { 照片: photoUrl }, size: 'S' };
    const preview = await app.call<Preview>('POST', `/sku_templates/${template.id}/preview`, { token, body });
    expect(preview.body.findings).toEqual([]);
    const made = await bytesAt(order.rendering_effect_images[0]?.url);
    expect((await bytesAt(preview.body.url)).equals(made)).toBe(true);

    const large = await app.call<Preview>('POST', `/sku_templates/${template.id}/preview`, {
      token,
      body: { ...body, size: 'XL' },
    });
    expect((await bytesAt(large.body.url)).equals(made)).toBe(false);
  });

  it('from its plan: the same scene and the same pixels of the print', async () => {
    await ordering.pay(customer.token, order.form_order_id);
    await app.call('PUT', `/form_orders/${order.form_order_id}/confirm`, { token: customer.token });
    const printed = await settled(order.id, 'rendering_production_images');
    const image = printed.rendering_production_images[0];
    const plan = planFromWire(printed, 'production', 'print');
    expect(plan.parts.map(({ area: shown, plan: part }) => [shown, part.output])).toEqual([
      ['custom', 'production'],
      ['effect', 'production'],
    ]);
    const scene = await storedScene(image);
    expect(scene).toEqual({ ...plan.scene, areas: { custom: expect.any(String), effect: expect.any(String) } });

    const print = await pixelsOf(await bytesAt(image?.url));
    const drawing = await painter.draw(plan);
    expect(differing(drawing.data, print)).toBe(0);
    // For large prints the editor uses smaller parts; these are not large.
    const shown = await painter.draw(planFromWire(printed, 'production', 'screen'));
    expect(differing(shown.data, print)).toBe(0);
    expect([...print.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(new Set(print).size).toBeGreaterThan(100);
  }, 90_000);
});

function differing(one: ArrayLike<number>, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) count++;
  return count;
}
