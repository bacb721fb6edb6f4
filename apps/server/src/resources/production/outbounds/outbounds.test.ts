import type { WebhookDelivery } from '@platen/model/connections/webhooks';
import type { Page } from '@platen/model/lists/lists';
import type { Outbound, OutboundRow } from '@platen/model/production/outbounds';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../production-batches/testing/production-steps.ts';

describe('outbounds', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const list = (person: Person, query = '') =>
    app.call<Page<OutboundRow>>('GET', `/outbounds${query}`, { token: person.token });
  const post = async (outbounds: unknown, headers = {}) =>
    app.call<{ outbounds: Outbound[] }>('POST', '/outbounds', {
      token: (await factory.asStaff()).token,
      body: { outbounds },
      headers,
    });
  const send = (...parcels: [systemNo: string, shippingNo: string][]) =>
    post(parcels.map(([order_system_no, shipping_no]) => ({ order_system_no, shipping_no, shipping_company: '顺丰' })));
  const inBatchesOf = (max_product_batch_count: number) => ({ max_product_batch_count });
  /** The system numbers of all orders, batch by batch. */
  const systemNosOf = async (formOrder: { id: number }) =>
    (await factory.batchesOf(formOrder)).flatMap(({ orders }) => orders.map(({ system_no }) => system_no));
  const batchStates = async (formOrder: { id: number }) =>
    (await factory.batchesOf(formOrder)).map(({ state }) => state);

  it('send an order with its first parcel, a batch and a form order with the first parcel of their last order', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.orderStarted(customer, { template: inBatchesOf(2), orders: [{}, {}, {}] });
    const [one = '', two = '', three = ''] = await systemNosOf(formOrder);
    const { body } = await send([one, 'SF1'], [two, 'SF2']);
    expect(body.outbounds).toMatchObject([
      { order_system_no: one, shipping_no: 'SF1', shipping_company: '顺丰' },
      { order_system_no: two, shipping_no: 'SF2' },
    ]);
    const [first, second] = await factory.batchesOf(formOrder);
    expect(first).toMatchObject({ state: 'finished', finished_at: expect.any(String) });
    expect(first?.orders.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(second).toMatchObject({ state: 'in_production', finished_at: null });
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('in_production');

    await send([three, 'SF3']);
    expect(await batchStates(formOrder)).toEqual(['finished', 'finished']);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('sent');
    const more = await send([three, 'SF4']);
    expect(more.status, 'an order may have several parcels').toBe(200);
    expect((await list(customer)).body.data.map(({ shipping_no }) => shipping_no)).toEqual([
      'SF4',
      'SF3',
      'SF2',
      'SF1',
    ]);
  });

  it('report an order that was deleted while they waited for its lock', async () => {
    const formOrder = await factory.place(await factory.signUpCustomer(), { orders: [{}] });
    const [systemNo = ''] = await systemNosOf(formOrder);
    await factory.asStaff();
    const { late } = await app.db.transaction().execute(async (db) => {
      await sql`delete from form_orders where id = ${formOrder.id}`.execute(db);
      const asked = send([systemNo, 'SF1']);
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(app.db);
        expect(rows).toHaveLength(1);
      }, 20_000);
      return { late: asked };
    });
    expect(await late).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'outbounds[0].order_system_no', code: 'unknown_order' }] },
    });
  });

  it('wait for batches that are not started yet', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.order(customer, { template: inBatchesOf(1), orders: [{}, {}] });
    await factory.start(formOrder.production_batches[0]?.id ?? 0);
    const [one = ''] = await systemNosOf(formOrder);
    await send([one, 'SF1']);
    expect(await batchStates(formOrder)).toEqual(['finished', 'confirmed']);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('in_production');
  });

  it('do not wait for orders that were closed', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.place(customer, { orders: [{}, {}] });
    const [batch] = await factory.batchesOf(formOrder);
    await factory.call(customer, 'PUT', `/orders/${batch?.orders[0]?.id}/close`);
    await factory.pay(customer, formOrder.id);
    await factory.confirm(customer, formOrder.id);
    await factory.start(batch?.id ?? 0);
    await send([batch?.orders[1]?.system_no ?? '', 'SF1']);
    expect(await batchStates(formOrder)).toEqual(['finished']);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('sent');
  });

  it('of a pasted list are recorded all or none, with all errors at once', async () => {
    const customer = await factory.signUpCustomer();
    const started = await factory.orderStarted(customer, { orders: [{}, {}] });
    const confirmed = await factory.order(customer, { orders: [{}] });
    const [good = '', known = ''] = await systemNosOf(started);
    const [tooEarly = ''] = await systemNosOf(confirmed);
    await send([known, 'SF-OLD']);
    const row = (order_system_no: string, shipping_no: string) => ({ order_system_no, shipping_no });
    const pasted = [
      row(good, 'SF-1'),
      row('OD-NOBODY', 'SF-2'),
      row(tooEarly, 'SF-3'),
      row(good, 'SF-1'),
      row(known, 'SF-OLD'),
      row(good, ' '),
      { ...row(good, 'SF-5'), price: 3 },
    ];
    const { status, body } = await post(pasted, { locale: 'zh-CN' });
    expect(status).toBe(400);
    expect(Object.fromEntries(body.fields?.map(({ path, message }) => [path, message]) ?? [])).toEqual({
      'outbounds[5].shipping_no': '不能为空',
      'outbounds[6].price': '不是已知的字段',
      'outbounds[1].order_system_no': '订单 OD-NOBODY 不存在',
      'outbounds[2].order_system_no': `订单 ${tooEarly} 当前状态为“待生产”，尚未生产，不能变为“已发货”`,
      'outbounds[3].shipping_no': `订单 ${good} 的物流单号 SF-1 与第 1 行重复`,
      'outbounds[4].shipping_no': `订单 ${known} 的物流单号 SF-OLD 已登记`,
    });
    expect((await list(customer)).body.data.map(({ shipping_no }) => shipping_no)).toEqual(['SF-OLD']);
    expect((await factory.batchesOf(started))[0]?.orders.map(({ state }) => state)).toEqual(['in_production', 'sent']);
    expect((await post([row(good, 'SF-1')])).status).toBe(200);
    expect((await post([])).body.fields?.map(({ path }) => path)).toEqual(['outbounds']);
  });

  it('are checked for errors and likely mistakes before they are recorded', async () => {
    const customer = await factory.signUpCustomer();
    const started = await factory.orderStarted(customer, { orders: [{}, {}, {}, {}] });
    const [good = '', sent = '', shared = '', alsoShared = ''] = await systemNosOf(started);
    await send([sent, 'SF-GONE']);
    const row = (order_system_no: string, shipping_no: string, shipping_company = '中通') => ({
      order_system_no,
      shipping_no,
      shipping_company,
    });
    const check = async (...outbounds: object[]) => {
      const { token } = await factory.asStaff();
      const found = await app.as(token)('POST /outbounds/check', { body: { outbounds } as never });
      const codes = (fields: typeof found.fields) => Object.fromEntries(fields.map(({ path, code }) => [path, code]));
      return [codes(found.fields), codes(found.warnings)];
    };
    expect(
      await check(
        row(good, 'ZT-1'),
        row(sent, 'ZT-2'),
        row(shared, 'SF-GONE'),
        row('OD-NOBODY', 'ZT-3'),
        row(sent, 'SF-GONE'),
        row(good, 'ZT-4', 'Moon Parcel'),
        row(good, ' '),
      ),
    ).toEqual([
      {
        'outbounds[6].shipping_no': 'required',
        'outbounds[3].order_system_no': 'unknown_order',
        'outbounds[4].shipping_no': 'parcel_recorded',
      },
      {
        'outbounds[1].order_system_no': 'order_already_sent',
        'outbounds[2].shipping_no': 'shipping_no_shared',
        'outbounds[5].shipping_company': 'unknown_carrier',
      },
    ]);
    expect(await check(row(shared, 'ZT-5'), row(alsoShared, 'ZT-5'))).toEqual([
      {},
      { 'outbounds[0].shipping_no': 'shipping_no_shared', 'outbounds[1].shipping_no': 'shipping_no_shared' },
    ]);
    expect((await list(customer)).body.meta.total, 'nothing was recorded').toBe(1);
  });

  it('of a company that the factory offers get no warning', async () => {
    const { token } = await factory.asStaff();
    const shipping_methods = [{ name: '厂家专线', kind: 'domestic' }] as const;
    await app.as(token)('PUT /shipping_settings', { body: { shipping_methods: [...shipping_methods] } });
    const formOrder = await factory.orderStarted(await factory.signUpCustomer(), { orders: [{}] });
    const [order_system_no = ''] = await systemNosOf(formOrder);
    const outbounds = [{ order_system_no, shipping_no: 'L-1', shipping_company: '厂家专线' }];
    expect(await app.as(token)('POST /outbounds/check', { body: { outbounds } })).toEqual({ fields: [], warnings: [] });
  });

  it('are recorded once for repeated and concurrent requests', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.orderStarted(customer, { orders: [{}, {}] });
    const [one = '', two = ''] = await systemNosOf(formOrder);
    const rows = [{ order_system_no: one, shipping_no: 'SF-1' }];
    const key = { 'idempotency-key': 'parcels-of-today' };
    const same = await Promise.all(Array.from({ length: 20 }, () => post(rows, key)));
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(same[0]?.status).toBe(200);
    const again = [{ order_system_no: two, shipping_no: 'SF-2' }];
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(again)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
    expect((await list(customer)).body.meta.total).toBe(2);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('sent');
  });

  it('of the same form orders in any order do not deadlock', async () => {
    const customer = await factory.signUpCustomer();
    const formOrders = await Promise.all([1, 2, 3].map(() => factory.orderStarted(customer, { orders: [{}] })));
    const systemNos = (await Promise.all(formOrders.map(systemNosOf))).flat();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => {
        const rows = systemNos.map((order_system_no) => ({ order_system_no, shipping_no: `SF-${turn}` }));
        return post(turn % 2 === 0 ? rows : rows.reverse());
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await list(customer)).body.meta.total).toBe(36);
    const states = await Promise.all(formOrders.map(async ({ id }) => (await factory.getFormOrder(id)).state));
    expect(states).toEqual(['sent', 'sent', 'sent']);
  });

  it('are recorded by the factory only, and visible to their customer', async () => {
    const [owner, stranger] = [await factory.signUpCustomer(), await factory.signUpCustomer()];
    const formOrder = await factory.orderStarted(owner, { orders: [{ no: 'OWN-1' }] });
    const [systemNo = ''] = await systemNosOf(formOrder);
    const outbounds = [{ order_system_no: systemNo, shipping_no: 'ZTO-778899' }];
    const refused = await app.call('POST', '/outbounds', { token: owner.token, body: { outbounds } });
    expect(refused.status).toBe(403);
    await send([systemNo, 'ZTO-778899']);
    expect((await list(stranger)).body.data).toEqual([]);
    expect((await list(stranger, `?user_id_eq=${owner.id}`)).body.data).toEqual([]);
    expect((await list(owner)).body.data).toMatchObject([
      { order_no: 'OWN-1', order_system_no: systemNo, form_order_no: formOrder.no, user: { id: owner.id } },
    ]);
    const staff = await factory.asStaff();
    for (const query of ['?shipping_no_cont=7788', `?order_system_no_eq=${systemNo}`, `?user_id_eq=${owner.id}`]) {
      expect(
        (await list(staff, query)).body.data.map(({ shipping_no }) => shipping_no),
        query,
      ).toEqual(['ZTO-778899']);
    }
    expect((await list(staff, '?order_system_no_eq=OD-NOBODY')).body.data).toEqual([]);
  });

  it('emit one event for each sent order and each parcel', async () => {
    const customer = await factory.signUpCustomer();
    await factory.call(customer, 'POST', '/webhooks', { url: 'https://shop.example/hook', events: [] });
    const formOrder = await factory.orderStarted(customer, { orders: [{ no: 'TOLD-1', sub_no: 'b' }, {}] });
    const [one = '', two = ''] = await systemNosOf(formOrder);
    await send([one, 'SF-1'], [one, 'SF-2']);
    await send([one, 'SF-3'], [two, 'SF-4']);
    const { body } = await app.call<Page<WebhookDelivery>>('GET', '/webhook_deliveries?per_page=50', {
      token: customer.token,
    });
    const received = body.data.filter(({ event }) => event === 'order.sent').map(({ payload }) => payload);
    const parcel = (shipping_no: string) => {
      const id: unknown = expect.any(Number);
      return { id, shipping_no, shipping_company: '顺丰', created_at: expect.any(String) };
    };
    expect(received).toHaveLength(2);
    expect(received).toContainEqual({
      order: { id: expect.any(Number), no: 'TOLD-1', sub_no: 'b', system_no: one, state: 'sent' },
      form_order: { id: formOrder.id, no: formOrder.no },
      outbounds: [parcel('SF-1'), parcel('SF-2')],
    });
    const recorded = body.data.filter(({ event }) => event === 'outbound.recorded').map(({ payload }) => payload);
    expect(recorded).toHaveLength(4);
    expect(recorded).toContainEqual({
      order: { id: expect.any(Number), no: 'TOLD-1', sub_no: 'b', system_no: one, state: 'sent' },
      form_order: { id: formOrder.id, no: formOrder.no },
      outbound: parcel('SF-3'),
    });
    expect(body.data.filter(({ event }) => event === 'form_order.sent')).toHaveLength(1);
  });

  describe('with mistakes', () => {
    const put = async (id: number, path: string, body: object, token?: string) =>
      app.call<Outbound>('PUT', `/outbounds/${id}${path}`, { token: token ?? (await factory.asStaff()).token, body });
    const eventsOf = async (person: Person) => {
      const { rows } = await sql<{ event: string; payload: Record<string, unknown> }>`
        select event, payload from webhook_deliveries where webhook_id in (select id from webhooks where user_id = ${person.id})
        and event in ('outbound.corrected', 'outbound.voided') order by id`.execute(app.db);
      return rows;
    };
    async function sentOrder() {
      const customer = await factory.signUpCustomer();
      await app.as(customer.token)('POST /webhooks', { body: { url: 'https://shop.example/hook' } });
      const formOrder = await factory.orderStarted(customer, { orders: [{}] });
      const [systemNo = ''] = await systemNosOf(formOrder);
      const { body } = await send([systemNo, 'SF1'], [systemNo, 'SF2']);
      const [one, two] = body.outbounds as [Outbound, Outbound];
      const order = () => app.as(customer.token)('GET /orders/:id', { params: { id: one.order_id } });
      return { customer, formOrder, systemNo, one, two, order };
    }

    it('are corrected with a reason on the order and an event', async () => {
      const { customer, one, order } = await sentOrder();
      const corrected = await put(one.id, '', { shipping_no: 'SF9', reason: '单号录错' });
      expect(corrected).toMatchObject({ status: 200, body: { shipping_no: 'SF9', shipping_company: '顺丰' } });
      const { outbounds, amendments, state } = await order();
      expect(outbounds.map(({ shipping_no }) => shipping_no)).toEqual(['SF9', 'SF2']);
      expect(state).toBe('sent');
      expect(amendments).toMatchObject([
        { reason: '单号录错', changes: [{ field: 'shipping_no', key: 'SF1', before: 'SF1', after: 'SF9' }] },
      ]);
      expect(await eventsOf(customer)).toMatchObject([
        {
          event: 'outbound.corrected',
          payload: { outbound: { shipping_no: 'SF9' }, previous: { shipping_no: 'SF1' }, reason: '单号录错' },
        },
      ]);
    });

    it('are not corrected to another parcel of the order, without a reason, or by the customer', async () => {
      const { customer, one } = await sentOrder();
      const taken = await put(one.id, '', { shipping_no: 'SF2', reason: 'x' });
      expect(taken.body.fields).toMatchObject([{ path: 'shipping_no', code: 'parcel_recorded' }]);
      expect((await put(one.id, '', { shipping_no: 'SF3' })).body.fields).toMatchObject([{ path: 'reason' }]);
      expect((await put(one.id, '', { shipping_no: 'SF3', reason: 'x' }, customer.token)).status).toBe(403);
      expect((await put(one.id, '/void', { reason: 'x' }, customer.token)).status).toBe(403);
      expect((await put(999_999, '/void', { reason: 'x' })).status).toBe(404);
    });

    it('are voided; an order without parcels returns to production and can be sent again', async () => {
      const { customer, formOrder, systemNo, one, two, order } = await sentOrder();
      expect((await put(one.id, '/void', { reason: '未寄出' })).status).toBe(200);
      expect(await order()).toMatchObject({ state: 'sent', outbounds: [{ shipping_no: 'SF2' }] });
      expect((await put(two.id, '/void', { reason: '未寄出' })).status).toBe(200);
      expect(await order()).toMatchObject({
        state: 'in_production',
        outbounds: [],
        amendments: [{ changes: [{ field: 'outbound', key: 'SF2' }] }, { reason: '未寄出' }],
      });
      expect(await batchStates(formOrder)).toEqual(['in_production']);
      expect((await factory.getFormOrder(formOrder.id)).state).toBe('in_production');
      expect((await eventsOf(customer)).map(({ payload }) => (payload['order'] as { state: string }).state)).toEqual([
        'sent',
        'in_production',
      ]);
      expect((await send([systemNo, 'SF1'])).status).toBe(200);
      expect((await factory.getFormOrder(formOrder.id)).state).toBe('sent');
    });
  });
});
