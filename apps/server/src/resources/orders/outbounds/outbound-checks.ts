import type { Text } from '@platen/model/locale';
import { distinctStateTexts, type OrderState } from '@platen/model/order-flow';
import { type OutboundInput, outboundInputSchema } from '@platen/model/outbounds';
import type { OrderIssues } from '../form-orders/order-issues.ts';
import type { SendableOrder } from './outbounds.queries.ts';

/** A row of the request that can be read, with its place among all rows. */
export interface ReadRow {
  index: number;
  input: OutboundInput;
}

/** A row that can be recorded. */
export interface Parcel {
  order: SendableOrder;
  input: OutboundInput;
}

export function readRows(rows: readonly unknown[], issues: OrderIssues): ReadRow[] {
  return rows.flatMap((row, index) => {
    const parsed = outboundInputSchema.safeParse(row, { reportInput: true });
    if (parsed.success) return [{ index, input: parsed.data }];
    issues.addFrom(['outbounds', index], parsed.error);
    return [];
  });
}

/** An order may have several parcels, so one that is sent already can be sent more. */
const sendableStates: readonly OrderState[] = ['in_production', 'sent'];

/** What is wrong with each row goes to `issues`; a row has one error at most, the first that its sender must repair. */
export function checkRows(
  rows: readonly ReadRow[],
  orders: ReadonlyMap<string, SendableOrder>,
  recorded: readonly { order_id: number; shipping_no: string }[],
  issues: OrderIssues,
): Parcel[] {
  const known = new Set(recorded.map(({ order_id, shipping_no }) => parcelKey(order_id, shipping_no)));
  const rowOf = new Map<string, number>();
  return rows.flatMap(({ index, input }) => {
    const { order_system_no: systemNo, shipping_no: shippingNo } = input;
    const refuse = (field: keyof OutboundInput, { zh, en }: Text) => {
      const text = { zh: `第${index + 1}行：${zh}`, en: `row ${index + 1}: ${en}` };
      issues.add(['outbounds', index, field], text);
      return [];
    };
    const order = orders.get(systemNo);
    if (!order) return refuse('order_system_no', unknownText(systemNo));
    if (!sendableStates.includes(order.state)) return refuse('order_system_no', notInProductionText(order));
    const key = parcelKey(order.id, shippingNo);
    const earlier = rowOf.get(key);
    if (earlier !== undefined) return refuse('shipping_no', twiceText(input, earlier + 1));
    rowOf.set(key, index);
    if (known.has(key)) return refuse('shipping_no', recordedText(input));
    return [{ order, input }];
  });
}

function parcelKey(orderId: number, shippingNo: string): string {
  return `${orderId} ${shippingNo}`;
}

const unknownText = (systemNo: string): Text => ({
  zh: `订单 ${systemNo} 不存在`,
  en: `there is no order ${systemNo}`,
});

function notInProductionText({ system_no, state }: SendableOrder): Text {
  const { zh, en } = distinctStateTexts[state];
  return {
    zh: `订单 ${system_no} 当前状态为“${zh}”，尚未生产，不能变为“${distinctStateTexts.sent.zh}”`,
    en: `the order ${system_no} is “${en}”, not in production, and cannot become “${distinctStateTexts.sent.en}”`,
  };
}

const twiceText = ({ order_system_no, shipping_no }: OutboundInput, row: number): Text => ({
  zh: `订单 ${order_system_no} 的物流单号 ${shipping_no} 与第${row}行重复`,
  en: `the order ${order_system_no} with the shipping number ${shipping_no} is in row ${row} already`,
});

const recordedText = ({ order_system_no, shipping_no }: OutboundInput): Text => ({
  zh: `订单 ${order_system_no} 的物流单号 ${shipping_no} 已登记`,
  en: `the shipping number ${shipping_no} of the order ${order_system_no} is recorded already`,
});
