import type { FormOrderReview } from '@platen/model/orders/form-orders';
import type { Context } from '../../../platform/context.ts';
import { ownerFor } from '../../actor.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { assertKnownIds } from '../lifecycle/move-form-orders.service.ts';
import { countUnprintableOrders } from '../lifecycle/print-findings.queries.ts';
import { countImagesOf } from '../orders/order-images.service.ts';
import * as queries from './form-orders.queries.ts';
import { countOrdersWithoutReceiver } from './placed-orders.queries.ts';

/** What to review before form orders are paid or confirmed; too expensive for every row of a list. */
export async function reviewFormOrders(ctx: Context, ids: readonly number[]): Promise<FormOrderReview[]> {
  const found = await queries.listOwnIds(ctx.db, ownerFor(ctx.caller), ids);
  assertKnownIds(ids, found);
  const { shipping_methods } = await getShippingSettings(ctx);
  const pickupMethods = shipping_methods.filter(({ kind }) => kind === 'pickup').map(({ name }) => name);
  const images = await countImagesOf(ctx.db, found);
  const withoutReceiver = await countOrdersWithoutReceiver(ctx.db, found, pickupMethods);
  const unprintable = await countUnprintableOrders(ctx.db, found);
  return found.map((id) => ({
    id,
    orders_unprintable: unprintable.get(id) ?? 0,
    images: images.get(id) ?? { done: 0, waiting: 0, failed: 0 },
    orders_without_receiver: withoutReceiver.get(id) ?? 0,
  }));
}
