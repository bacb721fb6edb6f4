import type { Order } from '@platen/contract/orders/order';
import { formOrderFenMax } from '@platen/model/form-orders';
import { textIn } from '@platen/model/locale';
import { formatFen } from '@platen/model/money';
import type { AmendmentChange, OrderDetails } from '@platen/model/order-details';
import { partyOf } from '@platen/model/order-lifecycle/order-moves';
import { canAmend, distinctStateText, type AmendablePart } from '@platen/model/order-lifecycle/order-states';
import { addressParts, type ReceiverField, receiverFields } from '@platen/model/receiver-fields';
import { checkAddress } from '@platen/ordering/check-address';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { recountFormOrder } from '../form-orders/form-order-moves.service.ts';
import { RequestFindings } from '../form-orders/request-findings.ts';
import { amendOrder } from './order-amendments.service.ts';
import { lockOrder, redrawPreviews } from './order-edit.service.ts';
import { changeValues, valueChanges } from './order-values.service.ts';
import * as queries from './orders.queries.ts';
import { getOrder } from './orders.service.ts';

/** Mends an order: each part of it as long as it can be. Who changed what stands on the order. */
export async function mendOrder(ctx: Context, id: number, details: OrderDetails): Promise<Order> {
  const order = await lockOrder(ctx, id);
  const { custom_fields = [], quantity, ...receiver } = details;
  checkParts(ctx, order, details);
  const found = new RequestFindings();
  const { values, labels, layerDiff, blobIds } = await changeValues(ctx, order, custom_fields, found);
  await checkMendedAddress(ctx, order, receiver, found);
  found.throwIfAny();
  await queries.setReceiver(ctx.db, id, receiver);
  if (labels.size > 0) {
    await queries.insertOrderFiles(ctx.db, id, blobIds);
    await queries.setDesign(ctx.db, id, { values, layer_diff: layerDiff });
    await redrawPreviews(ctx, id);
  }
  if (quantity !== undefined && quantity !== order.quantity) await changeQuantity(ctx, order, quantity);
  const changes = [
    ...receiverChanges(order, receiver),
    ...quantityChanges(order, quantity),
    ...valueChanges(order.values, values, labels),
  ];
  await amendOrder(ctx, order, changes);
  return getOrder(ctx, id);
}

/** A mended address has what the factory asks of addresses, as a new one would. What is not touched is not asked. */
async function checkMendedAddress(
  ctx: Context,
  order: queries.FoundOrder,
  receiver: Partial<Record<ReceiverField, string | undefined>>,
  found: RequestFindings,
): Promise<void> {
  const isTouched = addressParts.some((part) => receiver[part] !== undefined && receiver[part] !== order[part]);
  if (!isTouched) return;
  const parts = Object.fromEntries(addressParts.map((part) => [part, receiver[part] ?? order[part]]));
  checkAddress(await getShippingSettings(ctx), { path: [], parts }, found);
}

const partOf = (field: keyof OrderDetails): AmendablePart =>
  field === 'quantity' ? 'quantity' : field === 'custom_fields' ? 'values' : 'receiver';

/** The first part that is too late to be mended is named. */
function checkParts(ctx: Context, { no, state }: queries.FoundOrder, details: OrderDetails): void {
  for (const field of Object.keys(details) as (keyof OrderDetails)[]) {
    if (canAmend(state, partOf(field), partyOf(ctx.caller.role))) continue;
    throw appError('order_detail_fixed', { no, state: textIn(distinctStateText(state), ctx.locale) }).at(field);
  }
}

/** While it is not paid: its own amount, its batch and its form order in the same transaction. */
async function changeQuantity(ctx: Context, order: queries.FoundOrder, quantity: number): Promise<void> {
  const amountFen = order.price_fen * quantity + order.system_rendering_price_fen;
  await queries.setQuantity(ctx.db, order.id, quantity, amountFen);
  const { amount_fen } = await recountFormOrder(ctx.db, order.form_order_id, order.production_batch_id);
  if (amount_fen <= formOrderFenMax) return;
  const found = new RequestFindings();
  const amount = formatFen(Math.min(amount_fen, Number.MAX_SAFE_INTEGER));
  found.add(['quantity'], 'amount_too_large', { amount, max: formatFen(formOrderFenMax) });
  found.throwIfAny();
}

function receiverChanges(
  order: queries.FoundOrder,
  receiver: Partial<Record<ReceiverField, string | undefined>>,
): AmendmentChange[] {
  return receiverFields.flatMap((field) => {
    const [before, after = before] = [order[field], receiver[field]];
    return before === after ? [] : [{ field, key: '', before, after }];
  });
}

function quantityChanges(order: queries.FoundOrder, quantity = order.quantity): AmendmentChange[] {
  if (quantity === order.quantity) return [];
  return [{ field: 'quantity', key: '', before: String(order.quantity), after: String(quantity) }];
}
