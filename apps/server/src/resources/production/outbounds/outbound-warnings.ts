import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { isKnownCarrier } from '@platen/model/production/carriers';
import type { Parcel } from './outbound-checks.ts';

/** A recorded parcel and its tracking number. */
interface TrackedParcel {
  shipping_no: string;
  order_system_no: string;
}

/**
 * Finds rows that are valid but probably wrong: a column shifted by a row, a number that was filled down, a misspelled
 * company. Each row has at most one warning, the most serious one.
 */
export function findWarnings(
  parcels: readonly Parcel[],
  recorded: readonly TrackedParcel[],
  ownMethods: readonly string[],
  ordersWithoutImages: ReadonlySet<number>,
): FieldFinding[] {
  const ordersOf = ordersByTrackingNo([...recorded, ...parcels.map(({ input }) => input)]);
  return parcels.flatMap(({ index, order, input: { shipping_no, shipping_company: company } }) => {
    const at = (field: string) => ['outbounds', index, field];
    const other = [...(ordersOf.get(shipping_no) ?? [])].find((no) => no !== order.system_no);
    if (other !== undefined) return [finding(at('shipping_no'), 'shipping_no_shared', { shipping_no, other })];
    if (order.state === orderMoves.send.to)
      return [finding(at('order_system_no'), 'order_already_sent', { no: order.system_no })];
    if (ordersWithoutImages.has(order.id)) {
      return [finding(at('order_system_no'), 'order_images_missing', { no: order.system_no })];
    }
    if (company !== '' && !isKnownCarrier(company) && !ownMethods.includes(company)) {
      return [finding(at('shipping_company'), 'unknown_carrier', { company })];
    }
    return [];
  });
}

function ordersByTrackingNo(parcels: readonly TrackedParcel[]): Map<string, Set<string>> {
  const orders = new Map<string, Set<string>>();
  for (const { shipping_no, order_system_no } of parcels) {
    orders.set(shipping_no, (orders.get(shipping_no) ?? new Set()).add(order_system_no));
  }
  return orders;
}
