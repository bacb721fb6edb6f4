import type { EmittedEvent, EventData } from '@platen/model/connections/webhook-events';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { Outbound } from '@platen/model/production/outbounds';
import { groupBy } from '../../../platform/group-by.ts';
import type { LockedFormOrder, ProducedOrder } from '../../orders/lifecycle/lifecycle.tables.ts';

/** A recorded parcel, with its order as it was just before. */
export interface SentParcel {
  order: ProducedOrder;
  outbound: Outbound;
}

/** One event for each parcel, and one for each order that is sent with them. */
export function eventsOfParcels(
  formOrders: readonly LockedFormOrder[],
  parcels: readonly SentParcel[],
): EmittedEvent[] {
  const first = parcels.filter(({ order }) => order.state === orderMoves.send.from);
  const sent = [...groupBy(first, ({ order }) => order)].map(([order, own]): EmittedEvent => {
    const outbounds = own.map(({ outbound }) => outboundPayload(outbound));
    return { event: 'order.sent', payload: { ...orderPayload(formOrders, order, orderMoves.send.to), outbounds } };
  });
  const recorded = parcels.map(({ order, outbound }): EmittedEvent => {
    const payload = { ...orderPayload(formOrders, order, orderMoves.send.to), outbound: outboundPayload(outbound) };
    return { event: 'outbound.recorded', payload };
  });
  return [...sent, ...recorded];
}

/** The common part of every event about an order or its parcels. */
export function orderPayload(
  formOrders: readonly LockedFormOrder[],
  { id, no, sub_no, system_no, form_order_id }: ProducedOrder,
  state: OrderState,
): EventData<'order.closed'> {
  const formOrder = formOrders.find((each) => each.id === form_order_id);
  if (!formOrder) throw new Error(`the form order of order ${id} was not locked`);
  return { order: { id, no, sub_no, system_no, state }, form_order: { id: formOrder.id, no: formOrder.no } };
}

export function outboundPayload({
  id,
  shipping_no,
  shipping_company,
  created_at,
}: Pick<
  Outbound,
  'id' | 'shipping_no' | 'shipping_company' | 'created_at'
>): EventData<'outbound.recorded'>['outbound'] {
  return { id, shipping_no, shipping_company, created_at };
}
