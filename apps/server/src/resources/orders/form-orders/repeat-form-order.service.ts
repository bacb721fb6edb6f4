import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { customItemPrefix, type RepeatedFormOrder } from '@platen/model/orders/form-orders';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { createYielder } from '../../../platform/process/yielder.ts';
import { ownerFor } from '../../actor.ts';
import { tagsOf } from '../../files/tags/tags.service.ts';
import { assertNotErased } from '../lifecycle/assert-not-erased.ts';
import { findFormOrder } from './form-orders.queries.ts';
import { freeNos } from './order-numbers.service.ts';
import { listPlacedOrders, listSuppliedUrls } from './placed-orders.queries.ts';

/** The request that would place a form order again, even one that was closed, refunded or rejected. */
export async function repeatFormOrder(ctx: Context, id: number): Promise<RepeatedFormOrder> {
  const formOrder = await findFormOrder(ctx.db, ownerFor(ctx.caller), id);
  if (!formOrder) throw appError('not_found');
  const orders = await readPlacedOrders(ctx, id, formOrder.state === orderMoves.close.to);
  const nos = await freeNos(
    ctx.db,
    formOrder.user_id,
    orders.map(({ no }) => no),
  );
  return {
    type: typeOfKind[formOrder.kind],
    sku_template_no: formOrder.sku_template_no,
    tag_list: (await tagsOf(ctx.db, 'FormOrder', [id])).get(id) ?? [],
    orders_attributes: orders.map((order) => ({ ...order, no: nos.get(order.no) ?? order.no })),
  };
}

/** Orders per query: parsing many rows at once would block the event loop. */
const ordersAtOnce = 250;

async function readPlacedOrders(ctx: Context, formOrderId: number, withClosed: boolean) {
  const orders: RepeatedFormOrder['orders_attributes'] = [];
  const yieldIfDue = createYielder();
  for (let afterId = 0; ; ) {
    await yieldIfDue();
    const batch = await listPlacedOrders(ctx.db, formOrderId, { withClosed, afterId, limit: ordersAtOnce });
    const suppliedUrls = await listSuppliedUrls(
      ctx.db,
      batch.map(({ id }) => id),
    );
    for (const { id, values, erased_at, ...order } of batch) {
      assertNotErased({ no: order.no, erased_at });
      orders.push({
        ...order,
        production_image_urls: suppliedUrls.get(id) ?? [],
        custom_fields: Object.entries(values).map(([key, value]) => ({ key: customItemPrefix + key, value })),
      });
    }
    const last = batch.at(-1);
    if (!last || batch.length < ordersAtOnce) return orders;
    afterId = last.id;
  }
}
