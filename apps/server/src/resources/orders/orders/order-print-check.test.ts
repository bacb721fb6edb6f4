import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Order } from '@platen/contract/orders/order';
import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { withChildren } from '@platen/design/tree';
import type { Page } from '@platen/model/lists/lists';
import type { FormOrder } from '@platen/model/orders/form-orders';
import type { OrderRow } from '@platen/model/orders/orders';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { makeOrderImages } from './order-images.service.ts';
import { updateFailedImages } from './order-print-check.service.ts';
import { area, config, imageLayer, photoLayer } from './testing/designs.ts';

describe('print findings', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  const photos = { tiny: '', small: '', large: '' };

  beforeAll(async () => {
    customer = await app.signUp();
    await ordering.fund(customer, 10_000);
    photos.tiny = await ordering.uploadImage(customer.token, 40, 30);
    photos.small = await ordering.uploadImage(customer.token, 200, 150);
    photos.large = await ordering.uploadImage(customer.token, 400, 300);
  });

  const get = async (id: number) =>
    (await app.call<Order>('GET', `/orders/${id}`, { token: customer.token, headers: { locale: 'en-US' } })).body;
  const withPhoto = (value: string) => ({ custom_fields: [{ key: '定制项-照片', value }] });
  const publish = (design: object) =>
    ordering.publishTemplate(
      { kind: 'micro_custom', dpi_value: 300, size_prices: [{ size: 'S', price: 10, width: 400, height: 300 }] },
      design,
    );
  /** The photo in the custom area, which the print shows at twice its size. */
  const enlarging = () =>
    publish({
      custom_area_configs: [config('custom', [photoLayer('')])],
      effect_image_configs: [config('effect', [area('CustomArea', { left: 0, top: 0, width: 400, height: 300 })])],
      production_image_configs: [
        config('production', [area('CustomArea', { left: 0, top: 0, width: 800, height: 600 })], {
          width: 800,
          height: 600,
          size: 'S',
          price: 1,
        }),
      ],
    });

  async function place(template: SkuTemplate, ...orders: object[]) {
    const rows = orders.map((attributes) => ordering.row(attributes));
    const formOrder = await ordering.order(customer.token, template, rows);
    const path = `/orders?form_order_id_eq=${formOrder.id}&order=created_at asc`;
    const { body } = await app.call<Page<OrderRow>>('GET', path, { token: customer.token });
    const ids = body.data.map(({ id }) => id);
    for (const id of ids) await makeOrderImages({ platform: app.platform, db: app.db }, id, 'preview');
    return { formOrder, ids };
  }
  const confirm = (id: number, body?: object) =>
    app.call<FormOrderDetail & { code: number; error_message: string }>('PUT', `/form_orders/${id}/confirm`, {
      token: customer.token,
      headers: { locale: 'en-US' },
      ...(body && { body }),
    });

  it('are found when ordering, at the printed size, and counted wherever the order is shown', async () => {
    const template = await enlarging();
    const orders = [photos.tiny, photos.small, photos.large].map(withPhoto);
    const { formOrder, ids } = await place(template, ...orders);
    const [tiny, small, large] = await Promise.all(ids.map(get));
    expect(tiny?.print_findings).toMatchObject([
      { kind: 'very_low_resolution', severity: 'error', config_id: 'production-1', layer_name: '照片' },
    ]);
    // 200 px cover 800 px of a print at 300 dpi.
    expect(small?.print_findings).toMatchObject([
      { kind: 'low_resolution', severity: 'warning', message: expect.stringContaining('75 dpi') },
    ]);
    expect(large?.print_findings).toEqual([]);
    expect(large?.finding_counts).toEqual({ errors: 0, warnings: 0 });

    const counts = { errors: 1, warnings: 1, orders: 2 };
    const detail = await ordering.get(customer.token, formOrder.id);
    expect(detail.finding_counts).toEqual(counts);
    const list = await app.call<Page<FormOrder>>('GET', `/form_orders?id_in=${formOrder.id}`, {
      token: customer.token,
    });
    expect(list.body.data[0]?.finding_counts).toEqual(counts);
    const batchId = detail.production_batches[0]?.id;
    const batch = await app.call<ProductionBatch>('GET', `/production_batches/${batchId}`, { token: customer.token });
    expect(batch.body.finding_counts).toEqual(counts);
    const found = await app.call<Page<OrderRow>>('GET', `/orders?form_order_id_eq=${formOrder.id}&findings_eq=errors`, {
      token: customer.token,
    });
    expect(found.body.data.map(({ id }) => id)).toEqual([tiny?.id]);
  });

  it('are cleared when the order was amended and redrawn', async () => {
    const { formOrder, ids } = await place(await enlarging(), withPhoto(photos.tiny));
    const [id = 0] = ids;
    expect((await get(id)).finding_counts.errors).toBe(1);
    const body = withPhoto(photos.large);
    expect((await app.call('PUT', `/orders/${id}/design`, { token: customer.token, body })).status).toBe(200);
    await vi.waitFor(async () => expect((await get(id)).print_findings).toEqual([]), { timeout: 20_000 });
    expect((await ordering.get(customer.token, formOrder.id)).finding_counts.orders).toBe(0);
  });

  it('include unreadable codes, which prevent confirming production', async () => {
    const label = newLayer('QrcodeGroup', { set: { id: 'label', left: 20, top: 20, width: 200, height: 200 } });
    const qrcode = newLayer('Qrcode', { set: { id: 'code', left: 0, top: 0, width: 200, height: 200 } });
    const code = withChildren(label, [qrcode]);
    const patch = newLayer('Rect', { set: { id: 'patch', left: 30, top: 30, width: 90, height: 90, fill: '#ffffff' } });
    const printed = (layers: Layer[]) =>
      publish({
        effect_image_configs: [config('effect', [photoLayer('')])],
        production_image_configs: [config('production', [photoLayer(''), ...layers], { size: 'S', price: 1 })],
      });
    const { ids: fine } = await place(await printed([code]), withPhoto(photos.large));
    expect((await get(fine[0] ?? 0)).print_findings).toEqual([]);
    const { formOrder, ids: covered } = await place(await printed([code, patch]), withPhoto(photos.large));
    expect((await get(covered[0] ?? 0)).print_findings).toMatchObject([{ kind: 'code_unreadable', layer_id: 'code' }]);
    await ordering.pay(customer.token, formOrder.id);
    expect((await confirm(formOrder.id)).status).toBe(409);
  });

  it('need an acknowledgement before production is confirmed, which the order stores', async () => {
    const { formOrder, ids } = await place(await enlarging(), withPhoto(photos.tiny), withPhoto(photos.tiny));
    await ordering.pay(customer.token, formOrder.id);
    const refused = await confirm(formOrder.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 40932 } });
    expect(refused.body.error_message).toContain('in 2 of its orders (errors: 2, warnings: 0)');
    expect((await ordering.get(customer.token, formOrder.id)).state).toBe('paid');

    expect(await confirm(formOrder.id, { acknowledges_findings: true })).toMatchObject({
      status: 200,
      body: { state: 'confirmed' },
    });
    const order = await get(ids[0] ?? 0);
    expect(order.acknowledgements).toMatchObject([
      { user: { id: customer.id }, findings: [{ kind: 'very_low_resolution' }] },
    ]);
    // Acknowledged or not, the print adds no new finding.
    await makeOrderImages({ platform: app.platform, db: app.db }, order.id, 'production');
    expect((await get(order.id)).finding_counts).toEqual({ errors: 1, warnings: 0 });
  });

  it('prevent confirming production, whoever acknowledges them, if the batch could not be started', async () => {
    const logo = imageLayer('logo', `/app_api/v1/blobs/${'0'.repeat(40)}/gone.png`, { name: 'Logo' });
    const template = await publish({
      effect_image_configs: [config('effect', [logo])],
      production_image_configs: [config('production', [logo], { name: 'Front', size: 'S', price: 1 })],
    });
    const { formOrder, ids } = await place(template, {});
    expect((await get(ids[0] ?? 0)).print_findings).toMatchObject([{ kind: 'missing_image' }]);
    await ordering.pay(customer.token, formOrder.id);
    const reviewed = await app.as(customer.token)('POST /form_orders/review', {
      body: { form_order_ids: [formOrder.id] },
    });
    expect(reviewed.form_orders).toMatchObject([{ id: formOrder.id, orders_unprintable: 1 }]);
    const refused = await confirm(formOrder.id, { acknowledges_findings: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 40934 } });
    expect(refused.body.error_message).toMatch(
      /^FO\d+ cannot be confirmed\..*: 1\nA-\d+ · Front · Logo: image missing$/,
    );
    expect((await ordering.get(customer.token, formOrder.id)).state).toBe('paid');
  });

  it('name an image on which nothing is printed, which cannot be confirmed or produced whoever acknowledges it', async () => {
    const optional = photoLayer('', { url: { label: '照片', editable: true, required: false, value: '' } });
    const printed = config('production', [optional], { name: 'Back', size: 'S', price: 1 });
    const template = await publish({
      effect_image_configs: [config('effect', [optional])],
      production_image_configs: [printed],
    });
    const { formOrder, ids } = await place(template, {}, withPhoto(photos.large));
    const [empty, filled] = await Promise.all(ids.map(get));
    expect(empty?.print_findings).toMatchObject([
      { kind: 'blank_image', severity: 'error', image_name: 'Back', message: 'Nothing is printed on this image' },
    ]);
    expect(filled?.print_findings).toEqual([]);
    await ordering.pay(customer.token, formOrder.id);
    expect(await confirm(formOrder.id)).toMatchObject({ status: 409, body: { code: 40932 } });
    const refused = await confirm(formOrder.id, { acknowledges_findings: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 40934 } });
    expect(refused.body.error_message).toMatch(
      /^FO\d+ cannot be confirmed\. .*: 1\nA-\d+ · Back · Nothing is printed on this image$/,
    );
    expect((await ordering.get(customer.token, formOrder.id)).state).toBe('paid');

    // As if it had been confirmed before its prints were checked.
    const { form_order_id: id } = await app.db
      .selectFrom('orders')
      .select('form_order_id')
      .where('id', '=', empty?.id ?? 0)
      .executeTakeFirstOrThrow();
    await sql`update orders set errors_count = 0 where id = ${empty?.id}`.execute(app.db);
    expect((await confirm(id)).status).toBe(200);
    await sql`update orders set errors_count = 1 where id = ${empty?.id}`.execute(app.db);
    const batchId = formOrder.production_batches[0]?.id;
    const { token } = await ordering.factory();
    const start = () =>
      app.call('PUT', `/production_batches/${batchId}/start`, {
        token,
        headers: { locale: 'en-US' },
        body: { accepts_missing_images: true },
      });
    const refusal = {
      status: 409,
      body: {
        code: 40926,
        error_message: expect.stringMatching(/: 1\n\w+ \(A-\d+\): image Back: nothing is printed on it$/),
      },
    };
    // Whether its job has drawn the image already or not.
    expect(await start()).toMatchObject(refusal);
    for (const orderId of ids) await makeOrderImages({ platform: app.platform, db: app.db }, orderId, 'production');
    expect(await start()).toMatchObject(refusal);
  });

  it('take an area for blank if the image that it shows is blank', async () => {
    const optional = photoLayer('', { url: { label: '照片', editable: true, required: false, value: '' } });
    const shown = area('CustomArea', { left: 0, top: 0, width: 400, height: 300 });
    const template = await publish({
      custom_area_configs: [config('custom', [optional])],
      effect_image_configs: [config('effect', [shown])],
      production_image_configs: [config('production', [shown], { size: 'S', price: 1 })],
    });
    const { ids } = await place(template, {}, withPhoto(photos.large));
    const [empty, filled] = await Promise.all(ids.map(get));
    expect(empty?.print_findings.map(({ kind }) => kind)).toEqual(['blank_image']);
    expect(filled?.print_findings).toEqual([]);
  });

  it('count a failed image until it is drawn', async () => {
    const { ids } = await place(await enlarging(), withPhoto(photos.large));
    const [id = 0] = ids;
    await sql`update renders set state = 'failed', failure = 'timed_out' from order_images as image
      where image.render_id = renders.id and image.order_id = ${id} and image.role = 'effect'`.execute(app.db);
    const order = await app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await updateFailedImages({ platform: app.platform, db: app.db }, order);
    expect(await get(id)).toMatchObject({
      finding_counts: { errors: 1 },
      print_findings: [{ kind: 'image_failed', message: expect.stringContaining('rendering took too long') }],
    });
    await makeOrderImages({ platform: app.platform, db: app.db }, id, 'preview');
    expect((await get(id)).finding_counts).toEqual({ errors: 0, warnings: 0 });
  });
});
