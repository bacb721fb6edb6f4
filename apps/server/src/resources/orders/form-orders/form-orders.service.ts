import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { apiBasePath } from '@platen/model/api';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { FormOrder, formOrderList } from '@platen/model/orders/form-orders';
import { orderList } from '@platen/model/orders/orders';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { ownerFor } from '../../actor.ts';
import { effectImagesOf, fontsOfTemplate } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { getFileRef } from '../../files/blobs/blobs.service.ts';
import { setTags, tagsOf } from '../../files/tags/tags.service.ts';
import { findWaitingRefunds } from '../../wallet/approvals/approvals.queries.ts';
import { lockFormOrder } from '../lifecycle/move-form-orders.service.ts';
import { countFindings } from '../lifecycle/print-findings.queries.ts';
import { findRefundableIds } from '../lifecycle/refund-form-order.service.ts';
import { countImages } from '../orders/order-images.service.ts';
import { listOrders } from '../orders/orders.service.ts';
import { listAmendmentsOf, listMoves } from './form-order-history.queries.ts';
import * as queries from './form-orders.queries.ts';
import { type FormOrderRef, toAmountPart, toFormOrder, toFormOrderRef } from './form-orders.rows.ts';
import { listAmounts } from './placed-orders.queries.ts';

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
    refund_approval_id: ctx.caller.seesEveryone ? ((await findWaitingRefunds(ctx.db, [id])).get(id) ?? null) : null,
    moves: await listMoves(ctx.db, id),
    amendments: await listAmendmentsOf(ctx.db, id),
    receivers_count: await queries.countReceivers(ctx.db, id),
    ...(await firstOrders(ctx, id)),
    production_batches: await ctx.platform.production.batchesOf(ctx.db, id),
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
  const { user_id } = await lockFormOrder(ctx, id);
  await setTags(ctx.db, 'FormOrder', id, tags, user_id);
  return getFormOrder(ctx, id);
}

async function withRelatedRows(ctx: Context, rows: queries.FormOrderRow[]): Promise<FormOrder[]> {
  const ids = rows.map(({ id }) => id);
  const related = {
    tags: await tagsOf(ctx.db, 'FormOrder', ids),
    findings: await countFindings(ctx.db, 'form_order_id', ids),
    effectImages: await effectImagesOf(ctx.db, [...new Set(rows.map(({ sku_template_id }) => sku_template_id))]),
    refundable: await findRefundableIds(ctx, rows),
  };
  return rows.map((row) => toFormOrder(row, related));
}
