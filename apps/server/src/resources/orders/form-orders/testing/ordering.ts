import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { newLayer } from '@platen/design/new-layer';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { pngOf } from '../../../../platform/testing/test-images.ts';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { uploadFile } from '../../../../testing/test-files.ts';

type TestApp = ReturnType<typeof useTestApp>;
type Person = Awaited<ReturnType<TestApp['signUp']>>;

interface Created {
  form_order: { id: number; no: string; state: string; amount: number };
}

/** A plain production image for every size. */
export const plainPrint = {
  id: 'print',
  name: 'Print',
  type: 'production' as const,
  width: 20,
  height: 20,
  layers: [newLayer('Rect', { set: { id: 'background', left: 0, top: 0, width: 20, height: 20, fill: '#646cff' } })],
};

/** Common steps of order tests: a published template, an order, money in the wallet. */
export function orderingIn(app: TestApp) {
  let staff: Promise<Person> | undefined;
  let orders = 0;
  const factory = () => (staff ??= app.signUp('staff'));

  async function publishTemplate(body: object = {}, design: object = {}): Promise<SkuTemplate> {
    const { token } = await factory();
    const size_prices = [
      { size: 'S', price: 10, width: 30, height: 40 },
      { size: 'M', price: 12.5, width: 60, height: 80 },
    ];
    const api = app.as(token);
    const template = { name: '帆布袋', kind: 'batch_order', size_prices, ...body } as const;
    const { id, kind } = await api('POST /sku_templates', { body: template });
    // Templates that the system draws are published with something to print.
    const whole = kind === 'micro_custom' ? { production_image_configs: [plainPrint], ...design } : design;
    if (Object.keys(whole).length > 0) await api('PUT /sku_templates/:id', { params: { id }, body: whole });
    // Published without checks, as in older versions, to test orders of a design that prints badly.
    const published = { state: 'published', published_at: sql<string>`now()` } as const;
    await app.db.updateTable('sku_templates').set(published).where('id', '=', id).execute();
    return api('GET /sku_templates/:id', { params: { id } });
  }

  /** A row with a unique number. */
  const row = (attributes: object = {}) => ({ no: `A-${++orders}`, quantity: 1, size: 'S', ...attributes });

  const post = (token: string, template: SkuTemplate, rows: object[], more: object = {}) => {
    const types = { micro_custom: 'MicroCustom', form_order: 'Form', batch_order: 'Batch' };
    const type = `FormOrder::${types[template.kind]}`;
    const body = { type, sku_template_no: template.no, orders_attributes: rows, ...more };
    return app.call<Created>('POST', '/form_orders', { token, body });
  };

  async function order(token: string, template: SkuTemplate, rows: object[] = [row()]): Promise<FormOrderDetail> {
    const made = await post(token, template, rows);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return get(token, made.body.form_order.id);
  }

  function get(token: string, id: number): Promise<FormOrderDetail> {
    return app.as(token)('GET /form_orders/:id', { params: { id } });
  }

  /** Adds money to a wallet like a customer: by a transfer that the factory approves. */
  async function fund(customer: Person, amount: number): Promise<void> {
    const { id } = await app.as(customer.token)('POST /recharges', { body: { amount, payment_method: 'offline' } });
    await app.as((await factory()).token)('PUT /recharges/:id/approve', { params: { id } });
  }

  const pay = (token: string, ...form_order_ids: number[]) =>
    app.call<{ id: number; amount: number }>('POST', '/consumption_records', { token, body: { form_order_ids } });

  /** Confirms a form order that nobody can print, as if it had been confirmed before its prints were checked. */
  async function confirmUnchecked(token: string, id: number): Promise<void> {
    const body = { acknowledges_findings: true };
    const confirmed = async () => {
      // The check may end at any time between the two.
      await sql`update orders set errors_count = 0 where form_order_id = ${id}`.execute(app.db);
      expect((await app.call('PUT', `/form_orders/${id}/confirm`, { token, body })).status).toBe(200);
    };
    await vi.waitFor(confirmed, { timeout: 20_000 });
  }

  async function uploadImage(token: string, width: number, height: number, color = 'teal'): Promise<string> {
    const bytes = await pngOf(width, height, color);
    const file = await uploadFile(app, token, { filename: `${color}.png`, type: 'image/png', bytes });
    return file.direct_upload.blob_url;
  }

  return { factory, publishTemplate, row, post, order, get, fund, pay, confirmUnchecked, uploadImage };
}
