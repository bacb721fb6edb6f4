import { isDeletable, orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { setTags } from '../../files/tags/tags.service.ts';
import { addOrderCounts } from '../../wallet/wallets/wallets.service.ts';
import { deleteFormOrderRow } from './form-order-rows.queries.ts';
import { lockFormOrder } from './move-form-orders.service.ts';
import { countOrdersOf } from './order-rows.queries.ts';

/** Only form orders that were never paid, because every payment must remain traceable. */
export async function deleteFormOrder(ctx: Context, id: number): Promise<void> {
  const { no, state, user_id } = await lockFormOrder(ctx, id);
  if (!isDeletable(state)) {
    throw appError('order_not_deletable', { no, state: textIn(orderStateRecords[state].text, ctx.locale) });
  }
  await setTags(ctx.db, 'FormOrder', id, [], user_id);
  const ordersCount = await countOrdersOf(ctx.db, id);
  await deleteFormOrderRow(ctx.db, id);
  await addOrderCounts(ctx.db, user_id, { form_orders: -1, orders: -ordersCount });
}
