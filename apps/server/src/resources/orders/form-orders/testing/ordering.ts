import type { FormOrderDetail } from '@platen/model/form-orders';
import type { SkuTemplate } from '@platen/model/sku-templates';
import { expect } from 'vitest';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { uploadFile } from '../../../../testing/test-files.ts';
import { pngOf } from '../../../../platform/testing/test-images.ts';

type TestApp = ReturnType<typeof useTestApp>;
type Person = Awaited<ReturnType<TestApp['signUp']>>;

interface Created {
  form_order: { id: number; no: string; state: string; amount: number };
}

/** What tests about orders do before what they are about: a published template, an order, money in the wallet. */
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
    const made = await app.call<SkuTemplate>('POST', '/sku_templates', {
      token,
      body: { name: '帆布袋', kind: 'batch_order', size_prices, ...body },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    if (Object.keys(design).length > 0) {
      const saved = await app.call('PUT', `/sku_templates/${id}`, { token, body: design });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    }
    return (await app.call<SkuTemplate>('PUT', `/sku_templates/${id}/publish`, { token })).body;
  }

  /** A row with a number of its own. */
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

  async function get(token: string, id: number): Promise<FormOrderDetail> {
    return (await app.call<FormOrderDetail>('GET', `/form_orders/${id}`, { token })).body;
  }

  /** Puts money into a wallet as a customer does: by transfer, which the factory approves. */
  async function fund(customer: Person, amount: number): Promise<void> {
    const body = { amount, payment_method: 'offline' };
    const recharge = await app.call<{ id: number }>('POST', '/recharges', { token: customer.token, body });
    expect(recharge.status, JSON.stringify(recharge.body)).toBe(200);
    const { token } = await factory();
    const approved = await app.call('PUT', `/recharges/${recharge.body.id}/approve`, { token });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  }

  const pay = (token: string, ...form_order_ids: number[]) =>
    app.call<{ id: number; amount: number }>('POST', '/consumption_records', { token, body: { form_order_ids } });

  async function uploadImage(token: string, width: number, height: number, color = 'teal'): Promise<string> {
    const bytes = await pngOf(width, height, color);
    const file = await uploadFile(app, token, { filename: `${color}.png`, type: 'image/png', bytes });
    return file.direct_upload.blob_url;
  }

  return { factory, publishTemplate, row, post, order, get, fund, pay, uploadImage };
}
