import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { apiBasePath } from '@platen/model/api';
import type { FormOrder, formOrderList } from '@platen/model/form-orders';
import type { ListQueryOf, Page } from '@platen/model/lists';
import { textIn } from '@platen/model/locale';
import { orderMoves, partyOf } from '@platen/model/order-lifecycle/order-moves';
import { isDeletable, orderStateRecords } from '@platen/model/order-lifecycle/order-states';
import { orderList } from '@platen/model/orders';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { getFileRef } from '../../files/blobs/blobs.service.ts';
import { countImages } from '../orders/order-images.service.ts';
import {
  countFindings,
  countOrdersOf,
  findFormOrdersWithSent,
  listAmounts,
  listBatchesOf,
} from '../orders/order-rows.service.ts';
import { listOrders } from '../orders/orders.service.ts';
import { effectImagesOf, fontsOfTemplate } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { setTags, tagsOf } from '../../catalogue/tags/tags.service.ts';
import { addOrderCounts } from '../../wallet/wallets/wallets.service.ts';
import { lockFormOrders } from './form-order-moves.service.ts';
import * as queries from './form-orders.queries.ts';
import { type FormOrderRef, toAmountPart, toFormOrder, toFormOrderRef } from './form-orders.rows.ts';

export async function listFormOrders(ctx: Context, list: ListQueryOf<typeof formOrderList>): Promise<Page<FormOrder>> {
  const page = await queries.listFormOrders(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
  return { ...page, data: await withRelatedRows(ctx, page.data) };
}

export async function getFormOrder(ctx: Context, id: number): Promise<FormOrderDetail> {
  const row = await queries.findFormOrder(ctx.db, ownerFor(ctx.caller), id);
  const [formOrder] = row ? await withRelatedRows(ctx, [row]) : [];
  if (!row || !formOrder) throw appError('not_found');
  return {
    ...formOrder,
    import_file: row.import_file_blob_id === null ? null : await getFileRef(ctx.db, row.import_file_blob_id),
    font_libraries: await fontsOfTemplate(ctx, row.sku_template_id),
    order_image_configs: await queries.getOrderedDesign(ctx.db, row.ordered_template_id),
    images: await countImages(ctx.db, id),
    amount_parts: (await listAmounts(ctx.db, id)).map(toAmountPart),
    ...(await firstOrders(ctx, id)),
    production_batches: await listBatchesOf(ctx.db, id),
  };
}

export async function listFormOrderRefs(db: Db, ids: number[]): Promise<Map<number, FormOrderRef>> {
  const rows = ids.length === 0 ? [] : await queries.listFormOrderRefs(db, ids);
  return new Map(rows.map((row) => [row.id, toFormOrderRef(row)]));
}

async function firstOrders(ctx: Context, id: number): Promise<Pick<FormOrderDetail, 'orders' | 'more_orders'>> {
  const { data, meta } = await listOrders(ctx, {
    page: 1,
    per_page: orderList.pageSize,
    order: [{ column: 'created_at', direction: 'asc' }],
    filters: { form_order_id_eq: id },
  });
  const more = `${apiBasePath}/orders?form_order_id_eq=${id}&order=created_at&page=2`;
  return { orders: data, more_orders: meta.total > data.length ? more : null };
}

export async function setFormOrderTags(ctx: Context, id: number, tags: readonly string[]): Promise<FormOrderDetail> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  if (formOrder) await setTags(ctx.db, 'FormOrder', id, tags, formOrder.user_id);
  return getFormOrder(ctx, id);
}

/** Only what was never paid: money that moved must be able to say what for. */
export async function deleteFormOrder(ctx: Context, id: number): Promise<void> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  if (!formOrder) throw appError('not_found');
  const { no, state, user_id } = formOrder;
  if (!isDeletable(state)) {
    throw appError('order_not_deletable', { no, state: textIn(orderStateRecords[state].text, ctx.locale) });
  }
  await setTags(ctx.db, 'FormOrder', id, [], user_id);
  const ordersCount = await countOrdersOf(ctx.db, id);
  await queries.deleteFormOrder(ctx.db, id);
  await addOrderCounts(ctx.db, user_id, { form_orders: -1, orders: -ordersCount });
}

async function withRelatedRows(ctx: Context, rows: queries.FormOrderRow[]): Promise<FormOrder[]> {
  const inProduction = rows.filter(({ state }) => state === orderMoves.send.from);
  const ids = rows.map(({ id }) => id);
  const related = {
    tags: await tagsOf(ctx.db, 'FormOrder', ids),
    findings: await countFindings(ctx.db, 'form_order_id', ids),
    effectImages: await effectImagesOf(ctx.db, [...new Set(rows.map(({ sku_template_id }) => sku_template_id))]),
    party: partyOf(ctx.caller.role),
    withSent: await findFormOrdersWithSent(
      ctx.db,
      inProduction.map(({ id }) => id),
    ),
  };
  return rows.map((row) => toFormOrder(row, related));
}
