import { orderMoves } from '@platen/model/order-lifecycle/order-moves';
import { customItemPrefix, orderLengthMax, type RepeatedFormOrder } from '@platen/model/form-orders';
import { typeOfKind } from '@platen/model/template-kinds';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import { takeTurns } from '../../../platform/turns.ts';
import { tagsOf } from '../../catalogue/tags/tags.service.ts';
import { findTakenNos, listBroughtUrls, listPlacedOrders } from '../orders/order-rows.service.ts';
import { findFormOrder } from './form-orders.queries.ts';

/** What would place a form order again, as it was placed: also one that was closed, refunded or rejected. */
export async function repeatFormOrder(ctx: Context, id: number): Promise<RepeatedFormOrder> {
  const formOrder = await findFormOrder(ctx.db, ownerFor(ctx.caller), id);
  if (!formOrder) throw appError('not_found');
  const orders = await readPlacedOrders(ctx, id, formOrder.state === orderMoves.close.to);
  const nos = await freeNos(
    ctx,
    formOrder.user_id,
    orders.map(({ no }) => no),
  );
  return {
    type: typeOfKind[formOrder.kind],
    sku_template_no: formOrder.sku_template_no,
    tag_list: (await tagsOf(ctx.db, 'FormOrder', [id])).get(id) ?? [],
    orders_attributes: orders.map((order, index) => ({ ...order, no: nos[index] ?? order.no })),
  };
}

/** Read together: rows that arrive at once hold everyone else up while they are read. */
const ordersAtOnce = 250;

async function readPlacedOrders(ctx: Context, formOrderId: number, withClosed: boolean) {
  const orders: RepeatedFormOrder['orders_attributes'] = [];
  const rest = takeTurns();
  for (let afterId = 0; ; ) {
    await rest();
    const some = await listPlacedOrders(ctx.db, formOrderId, { withClosed, afterId, limit: ordersAtOnce });
    const broughtUrls = await listBroughtUrls(
      ctx.db,
      some.map(({ id }) => id),
    );
    for (const { id, values, ...order } of some)
      orders.push({
        ...order,
        production_image_urls: broughtUrls.get(id) ?? [],
        custom_fields: Object.entries(values).map(([key, value]) => ({ key: customItemPrefix + key, value })),
      });
    const last = some.at(-1);
    if (!last || some.length < ordersAtOnce) return orders;
    afterId = last.id;
  }
}

/** Each number, or where a live order or a row above has it the same with the next ending that is free. */
async function freeNos(ctx: Context, userId: number, nos: readonly string[]): Promise<string[]> {
  const stems = await stemsOf(ctx, userId, nos);
  const free = [...nos];
  const given = new Set<string>();
  let open = [...nos.keys()];
  for (let ending = 2; open.length > 0; ending++) {
    const taken = await findTakenNos(
      ctx.db,
      userId,
      open.map((index) => free[index] ?? ''),
    );
    open = open.filter((index) => {
      const no = free[index] ?? '';
      const isFree = !taken.has(no) && !given.has(no);
      if (isFree) given.add(no);
      else free[index] = withEnding(stems[index] ?? no, ending);
      return !isFree;
    });
  }
  return free;
}

/** `A-2` is the second `A` only where there is an `A`: many customers number their orders like that themselves. */
async function stemsOf(ctx: Context, userId: number, nos: readonly string[]): Promise<string[]> {
  const stems = nos.map((no) => no.replace(/-\d+$/, ''));
  const known = await findTakenNos(ctx.db, userId, stems);
  return nos.map((no, index) => (known.has(stems[index] ?? '') ? (stems[index] ?? no) : no));
}

function withEnding(no: string, ending: number): string {
  const text = `-${ending}`;
  return `${no.slice(0, orderLengthMax.no - text.length)}${text}`;
}
