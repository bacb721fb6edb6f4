import type { Currency } from '@platen/model/money/currencies';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import { initialState, orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import { totalsOf } from '@platen/ordering/amounts';
import type { CheckedOrder } from '@platen/ordering/check-order';
import type { OrderFile } from '@platen/ordering/order-rules';
import type { Context } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { isFrozenUnderLock } from '../../accounts/companies/companies.queries.ts';
import type { TemplateRow } from '../../catalogue/sku-templates/sku-templates.rows.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { setTags } from '../../files/tags/tags.service.ts';
import { insertFormOrder, setFormOrderTotals } from './form-order-rows.queries.ts';
import { queueFormOrderImages } from './image-jobs.ts';
import { insertFilesOfOrders, insertOrders } from './order-rows.queries.ts';

export interface PlacedFormOrder {
  id: number;
  no: string;
  state: typeof initialState;
  amount: number;
  currency: Currency;
}

interface NewFormOrder {
  template: TemplateRow;
  /** The snapshot of the template that the orders are drawn from. */
  orderedTemplateId: number;
  tags: readonly string[];
  importFileId: number | null;
}

/** Stores a checked form order of the caller with its orders, and queues its images. */
export async function placeFormOrder(
  ctx: Context,
  { template, orderedTemplateId, tags, importFileId }: NewFormOrder,
  orders: readonly CheckedOrder<OrderFile & { id: number }>[],
): Promise<PlacedFormOrder> {
  const { timeZone } = ctx.platform.settings;
  const userId = ctx.caller.accountId;
  const { kind } = template;
  // It may have been frozen since the request began, to be erased: an order with a name would be left.
  if (await isFrozenUnderLock(ctx.db, userId)) throw appError('account_frozen');
  const { id, no } = await insertFormOrder(ctx.db, {
    userId,
    placedById: ctx.caller.memberId,
    orderedTemplateId,
    kind,
    importFileId,
    timeZone,
  });
  const owner = { formOrderId: id, userId, orderedTemplateId, timeZone };
  const production = await ctx.platform.orderFollower.ordersPlaced(ctx, owner, template, orders);
  const rows = orders.map((order, index) => ({ ...order, production_batch_id: production[index] ?? null }));
  const ids = await insertOrders(ctx.db, owner, rows).catch(throwIfNumbersExhausted);
  await insertFilesOfOrders(ctx.db, ids, rows);
  const totals = totalsOf(rows);
  await setFormOrderTotals(ctx.db, id, totals);
  if (tags.length > 0) await setTags(ctx.db, 'FormOrder', id, tags, userId);
  if (kind !== 'batch_order') await queueFormOrderImages(ctx, id, 'preview');
  const placed: PlacedFormOrder = {
    id,
    no,
    state: initialState,
    amount: fenToYuan(totals.amount_fen),
    currency: amountCurrency(),
  };
  const { orders_count } = totals;
  const form_order = {
    ...placed,
    orders_count,
    order_nos: rows.map(({ attributes }) => attributes.no),
    rejected_reason: '',
  };
  await emitEvents(ctx, userId, [{ event: orderStateRecords[initialState].event, payload: { form_order } }]);
  return placed;
}

/** A duplicate system number means that a million numbers were used today. */
function throwIfNumbersExhausted(error: unknown): never {
  throw isUniqueViolation(error, 'orders_system_no_key') ? appError('numbers_exhausted') : error;
}
