import {
  type DeliveredEvent,
  deliveredEvents,
  type EventData,
  testEvent,
  type webhookBodySchema,
  webhookSubject,
} from '@platen/model/connections/webhook-events';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { type FormOrderEvent, orderStateRecords, orderStates } from '@platen/model/orders/lifecycle/order-states';
import type { SchemaOutput } from '../call.ts';

const time = '2026-11-15T08:09:46.278Z';
const formOrder = { id: 4711, no: 'FO261115000063' };
const order = { id: 138, no: 'SHOP-1001', sub_no: '1', system_no: 'OD261115000138', state: orderMoves.send.to };
const tracking = { shipping_no: 'SF1429883022170', shipping_company: '顺丰速运' };
const outbound = { id: 52, ...tracking, created_at: time };

type FormOrderData = EventData<'form_order.paid'>;

function formOrderAs(state: FormOrderData['form_order']['state'], rejected_reason = ''): FormOrderData {
  const order_nos = ['SHOP-1001', 'SHOP-1002'];
  return {
    form_order: { ...formOrder, state, amount: 22.5, currency: 'CNY', orders_count: 2, order_nos, rejected_reason },
  };
}

/** The reason is filled in where the factory ended the form order. */
const formOrderExamples = Object.fromEntries(
  orderStates.map((state) => {
    const hasReason = state === orderMoves.reject.to;
    return [orderStateRecords[state].event, formOrderAs(state, hasReason ? '面料缺货' : '')];
  }),
) as Record<FormOrderEvent, FormOrderData>;

const data: { [E in DeliveredEvent]: EventData<E> } = {
  ...formOrderExamples,
  'order.sent': { order, form_order: formOrder, outbounds: [outbound] },
  'order.closed': { order: { ...order, state: orderMoves.close.to }, form_order: formOrder },
  'order.changed': {
    order: { ...order, state: orderMoves.pay.to },
    form_order: formOrder,
    changes: [
      { field: 'phone', key: '', before: '', after: '13800138000' },
      { field: 'address', key: '', before: '文一西路 1 号', after: '文一西路 969 号' },
    ],
    changed_by: 'customer',
  },
  'outbound.recorded': { order, form_order: formOrder, outbound },
  'outbound.corrected': {
    order,
    form_order: formOrder,
    outbound: { ...outbound, shipping_no: 'SF1429883022188' },
    previous: tracking,
    reason: '单号录错',
  },
  'outbound.voided': { order, form_order: formOrder, outbound, reason: '重复登记' },
  'webhook.test': { webhook: { id: 9, url: 'https://shop.example.com/platen' } },
};

type WebhookBodies = { [E in DeliveredEvent]: SchemaOutput<ReturnType<typeof webhookBodySchema<E>>> };

/** The body of every event as a merchant's server receives it. A test of the server makes each of them happen. */
export const webhookExamples = Object.fromEntries(
  deliveredEvents.map((event) => [
    event,
    {
      event_id: '6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36',
      event,
      occurred_at: time,
      subject: webhookSubject(event, data[event]),
      sequence: event === testEvent ? 0 : 4,
      id: 17,
      created_at: time,
      data: data[event],
    },
  ]),
) as WebhookBodies;
