import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('reconciliation by a partner', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  let partner: Person;
  let waiting: FormOrderDetail;
  let sent: FormOrderDetail;

  beforeAll(async () => {
    partner = await factory.signUpCustomer();
    const twoBatches = { max_product_batch_count: 1 };
    sent = await factory.orderStarted(partner, {
      template: twoBatches,
      orders: [{ no: 'SHOP,1' }, { no: 'SHOP-2' }],
    });
    waiting = await factory.place(partner, { orders: [{ no: 'SHOP-3' }] });
    const outbounds = (await rows('/orders', 'no_in[]=SHOP,1&no_in[]=SHOP-2')).map((order) => ({
      order_system_no: String(order.system_no),
      shipping_no: `SF-${String(order.no)}`,
    }));
    await factory.call(await factory.asStaff(), 'POST', '/outbounds', { outbounds });
    sent = await factory.getFormOrder(sent.id);
  });

  type Row = Record<string, unknown>;
  async function rows(path: string, query: string, token = partner.token): Promise<Row[]> {
    const { status, body } = await app.call<{ data: Row[] }>('GET', `${path}?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }
  const nos = async (path: string, query: string) => (await rows(path, query)).map(({ no }) => no);

  it('finds orders by their numbers, as they are', async () => {
    expect(await nos('/orders', 'no_eq=SHOP-2')).toEqual(['SHOP-2']);
    expect(await nos('/orders', 'no_eq=SHOP')).toEqual([]);
    expect(await nos('/orders', 'noIn=SHOP-2,SHOP-3,SHOP-9')).toEqual(['SHOP-3', 'SHOP-2']);
    expect(await nos('/orders', 'no_in[]=SHOP,1')).toEqual(['SHOP,1']);
    const stranger = await app.signUp();
    expect(await rows('/orders', 'no_eq=SHOP-2', stranger.token)).toEqual([]);
  });

  it('finds form orders and batches by their numbers and ids', async () => {
    expect(await nos('/form_orders', `no_eq=${waiting.no}`)).toEqual([waiting.no]);
    expect(await nos('/form_orders', `no_in=${waiting.no},${sent.no}`)).toEqual([waiting.no, sent.no]);
    expect(await nos('/form_orders', `id_in=${sent.id}`)).toEqual([sent.no]);
    const [batch, other] = sent.production_batches;
    expect(await nos('/production_batches', `no_eq=${batch?.no}`)).toEqual([batch?.no]);
    expect(await nos('/production_batches', `id_in=${batch?.id},${other?.id}`)).toHaveLength(2);
    const [order] = await rows('/orders', 'no_eq=SHOP-3');
    expect(await nos('/orders', `id_in[]=${String(order?.id)}`)).toEqual(['SHOP-3']);
  });

  it('finds nothing where the list of numbers, ids or states is empty', async () => {
    for (const query of ['no_in=', 'no_in[]=', 'id_in=', 'state_in=', 'tags_name_in='])
      expect(await rows('/form_orders', query), query).toEqual([]);
  });

  it('filters by several states', async () => {
    expect(await nos('/orders', 'state_in[0]=init&state_in[1]=sent')).toHaveLength(3);
    expect(await nos('/orders', 'state_in[]=creating&state_in[]=init')).toEqual(['SHOP-3']);
    expect(await nos('/form_orders', 'state_eq=creating')).toEqual([]);
    expect(await nos('/orders', 'state_in=init,inProduction')).toEqual(['SHOP-3']);
    expect(await nos('/orders', 'state_in[]=init&state_in[]=sent')).toHaveLength(3);
    expect(await nos('/form_orders', 'stateIn=sent')).toEqual([sent.no]);
    expect(await nos('/production_batches', `state_in=finished,closed&form_order_id_eq=${sent.id}`)).toHaveLength(2);
    const { status, body } = await app.call('GET', '/orders?state_in=init,melted', { token: partner.token });
    expect(status).toBe(400);
    expect(body.fields?.map(({ path }) => path)).toEqual(['state_in[1]']);
  });

  it.each(['/orders', '/form_orders', '/production_batches', '/outbounds'])(
    'filters by time of change in %s',
    async (path) => {
      const all = await rows(path, 'order=updated_at');
      const last = all.at(-1) ?? {};
      const time = encodeURIComponent(String(last.updated_at));
      const ids = (found: Row[]) => found.map(({ id }) => id);
      expect(ids(await rows(path, `updated_at_gteq=${time}&order=updated_at`))).toContain(last.id);
      expect(ids(await rows(path, `updated_at_lteq=${time}`)), 'as late as it shows').toContain(last.id);
      const earlier = new Date(Date.parse(String(last.updated_at)) - 1).toISOString();
      expect(ids(await rows(path, `updated_at_lteq=${earlier}`))).not.toContain(last.id);
      const { status, body } = await app.call('GET', `${path}?updated_at_gteq=2026-11-15`, { token: partner.token });
      expect([status, body.fields?.[0]?.code]).toEqual([400, 'not_time']);
    },
  );

  it('finds the parcels and the batches of a form order', async () => {
    const parcels = await rows('/outbounds', `form_order_id_eq=${sent.id}`);
    expect(new Set(parcels.map(({ shipping_no }) => shipping_no))).toEqual(new Set(['SF-SHOP,1', 'SF-SHOP-2']));
    expect(await rows('/outbounds', `form_order_id_eq=${waiting.id}`)).toEqual([]);
    expect(await rows('/outbounds', 'shipping_no_eq=SF-SHOP-2')).toHaveLength(1);
    const [parcel] = parcels;
    expect(await rows('/outbounds', `id_in=${String(parcel?.id)}`)).toEqual([parcel]);
    const since = encodeURIComponent(String(parcel?.created_at));
    expect(await rows('/outbounds', `created_at_gteq=${since}&created_at_lteq=${since}`)).toHaveLength(2);
    const batches = await rows('/production_batches', `form_order_id_eq=${sent.id}`);
    expect(new Set(batches.map(({ id }) => id))).toEqual(new Set(sent.production_batches.map(({ id }) => id)));
  });

  it.each(['FormOrder::Batch', 'formOrderBatch', 'form_order_batch', 'batch_order', 'batchOrder'])(
    'accepts the type %s in filters and bodies',
    async (type) => {
      expect(await rows('/form_orders', `type_eq=${type}`)).not.toEqual([]);
      const template = await app.call<{ no: string }>(
        'GET',
        `/sku_templates/get_detail_by_no?no=${sent.sku_template_no}`,
        {
          token: partner.token,
        },
      );
      const orders_attributes = [{ no: `AS-${type}`, quantity: 1, size: 'S' }];
      const made = await app.call('POST', '/form_orders', {
        token: partner.token,
        body: { type, sku_template_no: template.body.no, orders_attributes },
      });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
    },
  );

  it('returns the first orders with a form order, and the call for more', async () => {
    const orders = Array.from({ length: 21 }, (_, index) => ({ no: `LONG-${index + 1}` }));
    const long = await factory.place(partner, { orders });
    expect(long.orders.map(({ no }) => no)).toEqual(orders.slice(0, 20).map(({ no }) => no));
    const { body } = await app.call<{ data: Row[] }>('GET', `root:${long.more_orders}`, { token: partner.token });
    expect(body.data.map(({ no }) => no)).toEqual(['LONG-21']);
    expect(waiting).toMatchObject({ orders: [{ no: 'SHOP-3', state: 'init' }], more_orders: null });
  });

  it('accepts a session token without a scheme, as the console sends it', async () => {
    const { http } = app;
    const get = (authorization: string) => http.inject({ url: '/app_api/v1/mine', headers: { authorization } });
    expect((await get(partner.token)).statusCode).toBe(200);
    expect((await get(`bearer ${partner.token}`)).statusCode).toBe(200);
    for (const wrong of ['Bearer', `Basic ${partner.token}`, `${partner.token}x`, `Bearer Bearer ${partner.token}`])
      expect((await get(wrong)).statusCode, wrong).toBe(401);
  });
});
