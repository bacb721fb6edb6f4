import type { Order } from '@platen/contract/orders/order';
import { partyOf } from '@platen/model/accounts/roles';
import { type AmendablePart, canAmend, distinctStateText } from '@platen/model/orders/lifecycle/order-states';
import type { AmendmentChange, OrderDetails } from '@platen/model/orders/order-details';
import { addressParts, type ReceiverField, receiverFields } from '@platen/model/orders/receiver-fields';
import { textIn } from '@platen/model/text/locale';
import { checkAddress, checkShippingMethod } from '@platen/ordering/check-address';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { amendOrder } from '../lifecycle/amend-order.service.ts';
import { RequestFindings } from '../lifecycle/request-findings.ts';
import { lockOrder, redrawPreviews } from './order-edit.service.ts';
import { changeValues, valueChanges } from './order-values.service.ts';
import type { FoundOrder } from './orders.queries.ts';
import { getOrder } from './orders.service.ts';

/** Amends an order: each part only as long as its state permits. Who changed what is recorded on the order. */
export async function amendOrderDetails(ctx: Context, id: number, details: OrderDetails): Promise<Order> {
  const order = await lockOrder(ctx, id);
  const { custom_fields = [], quantity, ...receiver } = details;
  checkParts(ctx, order, details);
  const found = new RequestFindings();
  const { values, labels, layerDiff, blobIds } = await changeValues(ctx, order, custom_fields, found);
  await checkAmendedAddress(ctx, order, receiver, found);
  found.throwIfAny();
  const changes = [
    ...receiverChanges(order, receiver),
    ...quantityChanges(order, quantity),
    ...valueChanges(order.values, values, labels),
  ];
  const isRedrawn = labels.size > 0;
  const design = { values, layer_diff: layerDiff, blobIds };
  await amendOrder(ctx, order, { receiver, quantity, changes, ...(isRedrawn && { design }) });
  if (isRedrawn) await redrawPreviews(ctx, id);
  return getOrder(ctx, id);
}

/**
 * An amended address must meet the same rules as a new one. An unchanged address is not checked, nor a method that the
 * factory no longer offers.
 */
async function checkAmendedAddress(
  ctx: Context,
  order: FoundOrder,
  receiver: Partial<Record<ReceiverField, string | undefined>>,
  found: RequestFindings,
): Promise<void> {
  const isTouched = addressParts.some((part) => receiver[part] !== undefined && receiver[part] !== order[part]);
  if (!isTouched) return;
  const parts = Object.fromEntries(addressParts.map((part) => [part, receiver[part] ?? order[part]]));
  const rules = await getShippingSettings(ctx);
  if (parts.shipping_method !== order.shipping_method) checkShippingMethod(rules, { path: [], parts }, found);
  checkAddress(rules, { path: [], parts }, found);
}

const partOf = (field: keyof OrderDetails): AmendablePart =>
  field === 'quantity' ? 'quantity' : field === 'custom_fields' ? 'values' : 'receiver';

/** Throws for the first part that can no longer be amended. */
function checkParts(ctx: Context, { no, state }: FoundOrder, details: OrderDetails): void {
  for (const field of Object.keys(details) as (keyof OrderDetails)[]) {
    if (canAmend(state, partOf(field), partyOf(ctx.caller.role))) continue;
    throw appError('order_detail_fixed', { no, state: textIn(distinctStateText(state), ctx.locale) }).at(field);
  }
}

function receiverChanges(
  order: FoundOrder,
  receiver: Partial<Record<ReceiverField, string | undefined>>,
): AmendmentChange[] {
  return receiverFields.flatMap((field) => {
    const [before, after = before] = [order[field], receiver[field]];
    return before === after ? [] : [{ field, key: '', before, after }];
  });
}

function quantityChanges(order: FoundOrder, quantity = order.quantity): AmendmentChange[] {
  if (quantity === order.quantity) return [];
  return [{ field: 'quantity', key: '', before: String(order.quantity), after: String(quantity) }];
}
