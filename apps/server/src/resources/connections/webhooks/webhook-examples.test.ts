import { webhookExamples } from '@platen/contract/connections/webhook-examples';
import { type DeliveredEvent, deliveredEvents } from '@platen/model/connections/webhook-events';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('webhook events match the documented examples', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const received = new Map<DeliveredEvent, object>();
  const orders = [
    { no: 'SHOP-1001', sub_no: '1', size: 'S' },
    { no: 'SHOP-1002', size: 'M' },
  ];

  async function signUpListener() {
    const customer = await factory.signUpCustomer();
    const webhook = await app.as(customer.token)('POST /webhooks', {
      body: { url: 'https://shop.example.com/platen' },
    });
    return { customer, webhook };
  }
  const firstOrderOf = async (customer: Person) => {
    const { data } = await app.as(customer.token)('GET /orders', { query: { no_cont: 'SHOP-1001' } });
    return data[0] ?? { id: 0, system_no: '' };
  };
  const send = async (order_system_no: string, shipping_no: string) =>
    factory.call(await factory.asStaff(), 'POST', '/outbounds', {
      outbounds: [{ order_system_no, shipping_no, shipping_company: '顺丰速运' }],
    });
  /** The first delivery of each event to this customer. */
  async function collect({ token }: Person, events: readonly DeliveredEvent[]) {
    const { data } = await app.as(token)('GET /webhook_deliveries', { query: { order: 'created_at', per_page: 100 } });
    for (const event of events) {
      const found = data.find((delivery) => delivery.event === event);
      if (!found) throw new Error(`${event} was not emitted`);
      const { event_id, occurred_at, subject, sequence, id, created_at, payload } = found;
      received.set(event, { event_id, event, occurred_at, subject, sequence, id, created_at, data: payload });
    }
  }

  async function sendAll() {
    const { customer, webhook } = await signUpListener();
    await app.as(customer.token)('POST /webhooks/:id/test', { params: { id: webhook.id } });
    const formOrder = await factory.orderStarted(customer, { orders });
    const [batch] = await factory.batchesOf(formOrder);
    const { system_no } = await firstOrderOf(customer);
    await send(system_no, 'SF1429883022170');
    await send(batch?.orders.find((order) => order.system_no !== system_no)?.system_no ?? '', 'SF1429883022171');
    await collect(customer, ['webhook.test', 'form_order.created', 'form_order.paid', 'form_order.confirmed']);
    await collect(customer, ['form_order.in_production', 'form_order.sent', 'order.sent', 'outbound.recorded']);
  }

  async function correctAndVoid() {
    const { customer } = await signUpListener();
    await factory.orderStarted(customer, { orders });
    const { system_no } = await firstOrderOf(customer);
    await send(system_no, 'SF1429883022170');
    await send(system_no, 'SF1429883022170-2');
    const { data } = await app.as(customer.token)('GET /outbounds', { query: { order: 'created_at' } });
    const [wrong, superfluous] = data.map(({ id }) => id);
    const staff = await factory.asStaff();
    const put = (path: string, body: object) => factory.call(staff, 'PUT', `/outbounds/${path}`, body);
    await put(`${wrong}`, { shipping_no: 'SF1429883022188', reason: '单号录错' });
    await put(`${superfluous}`, { shipping_no: 'SF1429883022170', reason: '单号录错' });
    await put(`${superfluous}/void`, { reason: '重复登记' });
    await collect(customer, ['outbound.corrected', 'outbound.voided']);
  }

  async function closeAll() {
    const { customer } = await signUpListener();
    const { id } = await factory.place(customer, { orders });
    await factory.call(customer, 'PUT', `/form_orders/${id}/close`);
    await collect(customer, ['form_order.closed']);
  }

  async function closeOne() {
    const { customer } = await signUpListener();
    await factory.place(customer, { orders });
    await factory.call(customer, 'PUT', `/orders/${(await firstOrderOf(customer)).id}/close`);
    await collect(customer, ['order.closed']);
  }

  async function amend() {
    const { customer } = await signUpListener();
    const { id } = await factory.place(customer, { orders: [{ ...orders[0], address: '文一西路 1 号' }] });
    await factory.pay(customer, id);
    const params = { id: (await firstOrderOf(customer)).id };
    const body = { phone: '13800138000', address: '文一西路 969 号' };
    await app.as(customer.token)('PUT /orders/:id/details', { params, body });
    await collect(customer, ['order.changed']);
  }

  async function reject() {
    const { customer } = await signUpListener();
    const { id } = await factory.order(customer, { orders });
    await factory.call(await factory.asStaff(), 'PUT', `/form_orders/${id}/refund`, { rejected_reason: '面料缺货' });
    await collect(customer, ['form_order.refunded']);
  }

  beforeAll(async () => {
    await sendAll();
    await correctAndVoid();
    await closeAll();
    await closeOne();
    await amend();
    await reject();
  });

  it.each(deliveredEvents)('delivers %s as in its example', (event) => {
    expect(formOf(received.get(event))).toStrictEqual(formOf(webhookExamples[event]));
  });
});

/** Ids, times and numbers differ each time, so only their format is compared. */
function formOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => formOf(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, formOf(part, name)]));
  if (key === 'id' || key === 'sequence') return typeof value;
  if (key !== 'event_id' && !key.endsWith('_at') && !/^(FO|OD)\d{12}$/.test(String(value))) return value;
  return String(value).replace(/[0-9a-f]/g, '0');
}
