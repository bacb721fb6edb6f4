import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Mockups } from '@platen/contract/orders/mockup';
import type { Quote } from '@platen/contract/orders/quote';
import { mockupsPerMinute } from '@platen/model/api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { requestUpload } from '../../files/blobs/testing/upload-steps.ts';
import { config, photoLayer } from '../orders/testing/designs.ts';
import { orderingIn } from './testing/ordering.ts';

describe('before ordering', () => {
  const app = useTestApp();
  const { publishTemplate, uploadImage, factory, fund, row } = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let bag: SkuTemplate;
  let mug: SkuTemplate;

  beforeAll(async () => {
    customer = await app.signUp();
    bag = await publishTemplate();
    const sample = await uploadImage((await factory()).token, 400, 300, 'gray');
    mug = await publishTemplate(
      {
        kind: 'micro_custom',
        system_rendering_price: 1.5,
        size_prices: [{ size: 'S', price: 10, width: 400, height: 300 }],
      },
      {
        effect_image_configs: [config('effect', [photoLayer(sample)])],
        production_image_configs: [config('production', [photoLayer(sample)])],
      },
    );
  });

  const quote = (body: object, headers: Record<string, string> = {}) =>
    app.call<Quote>('POST', '/form_orders/quote', { token: customer.token, body, headers });
  const bagOrder = (rows: object[]) => ({
    type: 'FormOrder::Batch',
    sku_template_no: bag.no,
    orders_attributes: rows,
  });
  async function countStored(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from orders) + (select count(*) from form_orders)
        + (select count(*) from idempotency_keys))::int as count`.execute(app.db);
    return rows[0]?.count ?? -1;
  }

  it('a quote contains the amounts by row, the total and the missing amount, and stores nothing', async () => {
    const before = await countStored();
    const rows = [row({ quantity: 3 }), row({ size: 'M', quantity: 2 })];
    const { status, body } = await quote(bagOrder(rows), { 'idempotency-key': 'quote-1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ can_order: true, amount: 55, available_balance: 0, missing_amount: 55, fields: [] });
    expect(body.orders.map(({ price, amount }) => [price, amount])).toEqual([
      [10, 30],
      [12.5, 25],
    ]);
    expect(await countStored()).toBe(before);
    await fund(customer, 100);
    expect((await quote(bagOrder(rows))).body).toMatchObject({ available_balance: 100, missing_amount: 0 });
    const placed = await app.call<{ form_order: { amount: number } }>('POST', '/form_orders', {
      token: customer.token,
      body: bagOrder(rows),
    });
    expect(placed.body.form_order.amount).toBe(body.amount);
  });

  it('a quote adds the rendering fee once if the system draws', async () => {
    const photo = await uploadImage(customer.token, 400, 300);
    const custom_fields = [{ key: '定制项-照片', value: photo }];
    const { body } = await quote({
      type: 'FormOrder::MicroCustom',
      sku_template_no: mug.no,
      orders_attributes: [row({ quantity: 2, custom_fields })],
    });
    expect(body).toMatchObject({ can_order: true, amount: 21.5, orders: [{ system_rendering_price: 1.5 }] });
  });

  it('a quote names photos that will print blurred, which prevent nothing', async () => {
    const [tiny, fine] = await Promise.all([
      uploadImage(customer.token, 40, 30),
      uploadImage(customer.token, 400, 300),
    ]);
    const fields = [
      { key: '定制项-照片', value: tiny },
      { key: '定制项-照片', value: fine },
      // By its name alone.
      { key: '照片', value: tiny },
    ];
    const orders = fields.map((field) => row({ custom_fields: [field] }));
    const body = { type: 'FormOrder::MicroCustom', sku_template_no: mug.no, orders_attributes: orders };
    const quoted = (await quote(body, { locale: 'en-US' })).body;
    expect(quoted).toMatchObject({ can_order: true, fields: [] });
    expect(quoted.warnings).toMatchObject([
      { path: 'orders_attributes[0].custom_fields[0].value', code: 'picture_soft', params: { width: 40, height: 30 } },
      { path: 'orders_attributes[2].custom_fields[0].value', code: 'picture_soft' },
    ]);
    expect(quoted.warnings[0]?.message).toMatch(/is only 40 × 30 and may print blurred/);
  });

  it('a quote reports the same errors as placing the order', async () => {
    const broken = bagOrder([
      { quantity: 2, size: 'S' },
      { no: 'Q-1', quantity: 1, size: 'XXL', colour: 'red' },
    ]);
    const { status, body } = await quote(broken);
    const refused = await app.call('POST', '/form_orders', { token: customer.token, body: broken });
    expect(status).toBe(200);
    expect(body.can_order).toBe(false);
    expect(body.fields).toEqual(refused.body.fields);
    expect(body.messages).toEqual(refused.body.messages);
    expect(body.orders.map(({ amount }) => amount)).toEqual([20, null]);
    expect(body.amount).toBe(20);
    expect((await quote({})).body).toMatchObject({ can_order: false, amount: 0, orders: [] });
  });

  const mockUp = (body: object, token = customer.token) =>
    app.call<Mockups>('POST', '/form_orders/mockups', { token, body });

  it('mockups show the effect images with the values of an order, also to an API key', async () => {
    const photo = await uploadImage(customer.token, 400, 300, 'red');
    const { key_value } = await app.as(customer.token)('POST /api_keys', { body: { name: 'Shop' } });
    const custom_fields = [{ key: '定制项-照片', value: photo }];
    const { status, body } = await mockUp({ sku_template_no: mug.no, size: 'S', custom_fields }, key_value);
    expect(status).toBe(200);
    expect(body.images).toMatchObject([{ width: 400, height: 300, findings: [] }]);
    const image = await app.call('GET', `root:${body.images[0]?.url ?? ''}`);
    const { dominant } = await sharp(image.raw).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(60);
  });

  it('mockups apply the checks of an order', async () => {
    const stranger = await uploadImage((await app.signUp()).token, 400, 300);
    const custom_fields = [{ key: '定制项-照片', value: stranger }];
    const response = await mockUp({ sku_template_no: mug.no, size: 'L', custom_fields });
    expect(response.status).toBe(400);
    expect(response.body.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['size', 'unknown_size'],
      ['custom_fields[0].value', 'image_not_uploaded'],
    ]);
    expect((await mockUp({ sku_template_no: 'SKU999999', size: 'S' })).body.fields?.[0]?.code).toBe(
      'template_not_published',
    );
    expect((await mockUp({ sku_template_no: mug.no, size: 'S' }, (await factory()).token)).status).toBe(403);
  });

  it('mockups name missing files, files that are not images, and foreign addresses', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const svg = { filename: 'logo.svg', type: 'image/svg+xml', bytes };
    const announced = (await requestUpload(app, customer.token, svg)).body.url;
    const drawing = (await uploadFile(app, customer.token, svg)).url;
    const photo = await uploadImage(customer.token, 40, 30);
    const refusedFor = async (value: string) => {
      const custom_fields = [{ key: '定制项-照片', value }];
      return (await mockUp({ sku_template_no: mug.no, size: 'S', custom_fields })).body.fields?.[0];
    };
    expect(await refusedFor(announced)).toMatchObject({ code: 'image_not_sent', params: { filename: 'logo.svg' } });
    const { code, message } = (await refusedFor(drawing)) ?? {};
    expect(code).toBe('image_type_unsupported');
    expect(message).toContain('Export an SVG as PNG first');
    expect(await refusedFor(`https://elsewhere.example${photo}`)).toMatchObject({ code: 'image_not_uploaded' });
    expect(await refusedFor(`http://localhost${photo}`)).toBeUndefined();
  });

  it('mockups are limited by account, whatever key is used', async () => {
    const { token } = await app.signUp();
    const responses = await Promise.all(
      Array.from({ length: mockupsPerMinute + 1 }, () => mockUp({ sku_template_no: bag.no, size: 'S' }, token)),
    );
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(mockupsPerMinute).fill(200),
      429,
    ]);
  });
});
