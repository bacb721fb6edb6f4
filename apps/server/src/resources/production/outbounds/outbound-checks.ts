import { readFields } from '@platen/model/errors/schema-findings';
import type { FieldReasonKey, ReasonArguments } from '@platen/model/fields/field-reasons';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { distinctStateText, type OrderState } from '@platen/model/orders/lifecycle/order-states';
import { type OutboundInput, outboundInputSchema } from '@platen/model/production/outbounds';
import type { ProducedOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import type { RequestFindings } from '../../orders/lifecycle/request-findings.ts';

/** A valid row of the request, with its index. */
export interface ParsedRow {
  index: number;
  input: OutboundInput;
}

/** A row that can be recorded, with its order. */
export interface Parcel extends ParsedRow {
  order: ProducedOrder;
}

export function parseRows(rows: readonly unknown[], found: RequestFindings): ParsedRow[] {
  return rows.flatMap((row, index) => {
    const { data: input, findings } = readFields(outboundInputSchema, row, ['outbounds', index]);
    if (input) return [{ index, input }];
    found.addAll(findings);
    return [];
  });
}

/** An order may have several parcels, so sent orders accept more. */
const { from: unsent, to: sent } = orderMoves.send;
const sendableStates: readonly OrderState[] = [unsent, sent];

/** Adds the findings of each row to `found`; a row has at most one, the first that must be fixed. */
export function checkRows(
  rows: readonly ParsedRow[],
  orders: ReadonlyMap<string, ProducedOrder>,
  recorded: readonly { order_id: number; shipping_no: string }[],
  found: RequestFindings,
): Parcel[] {
  const known = new Set(recorded.map(({ order_id, shipping_no }) => parcelKey(order_id, shipping_no)));
  const rowOf = new Map<string, number>();
  return rows.flatMap(({ index, input }) => {
    const { order_system_no: systemNo, shipping_no: shippingNo } = input;
    const refuse = <K extends FieldReasonKey>(field: keyof OutboundInput, key: K, ...params: ReasonArguments<K>) => {
      found.add(['outbounds', index, field], key, ...params);
      return [];
    };
    const order = orders.get(systemNo);
    if (!order) return refuse('order_system_no', 'unknown_order', { no: systemNo });
    if (!sendableStates.includes(order.state)) {
      const [state, to] = [distinctStateText(order.state), distinctStateText(sent)];
      return refuse('order_system_no', 'order_not_in_production', { no: systemNo, state, to });
    }
    const key = parcelKey(order.id, shippingNo);
    const earlier = rowOf.get(key);
    const parcel = { no: systemNo, shipping_no: shippingNo };
    if (earlier !== undefined) return refuse('shipping_no', 'repeated_parcel', { ...parcel, row: earlier + 1 });
    rowOf.set(key, index);
    if (known.has(key)) return refuse('shipping_no', 'parcel_recorded', parcel);
    return [{ index, order, input }];
  });
}

function parcelKey(orderId: number, shippingNo: string): string {
  return `${orderId} ${shippingNo}`;
}
