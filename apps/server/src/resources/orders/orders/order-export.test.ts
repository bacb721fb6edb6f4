import type { Page } from '@platen/model/lists/lists';
import type { OrderRow } from '@platen/model/orders/orders';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('orders as a file', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const exported = async (token: string, query = '', locale = 'en-US') => {
    const response = await app.call('GET', `/orders/export${query}`, { token, headers: { locale } });
    expect(response.status).toBe(200);
    const [sheet] = (await readXlsx(response.raw)).sheets;
    const [header = [], ...rows] = sheet?.rows ?? [];
    return { header, rows };
  };

  it('contain every order that matches the filters, with its tracking numbers', async () => {
    const customer = await factory.signUpCustomer();
    const staff = await factory.asStaff();
    // More rows than one query reads.
    const many = Array.from({ length: 300 }, (_, index) => ({ no: `E-${index}`, receiver_name: '林晓棠' }));
    const placed = await factory.place(customer, { orders: many });
    const started = await factory.orderStarted(customer, { orders: [{ no: 'SENT', quantity: 2 }] });
    const [batch] = await factory.batchesOf(started);
    const order_system_no = batch?.orders[0]?.system_no;
    for (const shipping_no of ['SF1', 'SF2'])
      await factory.call(staff, 'POST', '/outbounds', {
        outbounds: [{ order_system_no, shipping_no, shipping_company: '顺丰速运' }],
      });

    const { header, rows } = await exported(customer.token);
    expect(header).toContain('Tracking number');
    expect(header).not.toContain('Customer');
    expect(rows).toHaveLength(301);
    expect(new Set(rows.map(([no]) => no)).size).toBe(301);
    const at = (name: string) => header.indexOf(name);
    const sent = rows.find(([no]) => no === 'SENT');
    expect(sent?.[at('Tracking number')]).toBe('SF1\nSF2');
    expect(sent?.[at('State')]).toBe('Shipped');
    expect(sent?.[at('Qty')]).toBe(2);
    expect(sent?.[at('Amount (CNY)')]).toBe(20);

    const filtered = await exported(customer.token, `?form_order_id_eq=${placed.id}&no_cont=E-29`, 'zh-CN');
    expect(new Set(filtered.rows.map(([no]) => no))).toEqual(
      new Set(['E-29', ...rangeOf(290, 299).map((n) => `E-${n}`)]),
    );
    expect(filtered.header).toContain('物流单号');
    expect((await exported(staff.token, `?user_id_eq=${customer.id}`)).header).toContain('Customer');
    expect((await exported((await app.signUp()).token)).rows).toEqual([]);

    const { body } = await app.call<Page<OrderRow>>('GET', `/orders?form_order_id_eq=${started.id}`, {
      token: customer.token,
    });
    expect(body.data[0]?.parcels).toEqual([
      { shipping_no: 'SF1', shipping_company: '顺丰速运' },
      { shipping_no: 'SF2', shipping_company: '顺丰速运' },
    ]);
  });
});

const rangeOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
