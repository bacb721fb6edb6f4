import type { Order } from '@platen/contract/orders/order';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import type { OrderNeighbors, OrderRow, orderList } from '@platen/model/orders/orders';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { ownerFor } from '../../actor.ts';
import { findFontLibrariesByName } from '../../catalogue/font-libraries/font-libraries.service.ts';
import { assertNotErased } from '../lifecycle/assert-not-erased.ts';
import { closeOrder as closeOneOrder } from '../lifecycle/close-order.service.ts';
import { hasStage } from './image-stages.ts';
import { listAmendments } from './order-amendments.queries.ts';
import { orderFile } from './order-file.ts';
import { orderFindings } from './order-findings.rows.ts';
import { toOrderImage, toSuppliedImage } from './order-image.rows.ts';
import { listImages } from './order-images.queries.ts';
import { retryImages } from './order-images.service.ts';
import type { OrderImageRole } from './order-images.tables.ts';
import * as subNoQueries from './order-sub-no.queries.ts';
import * as queries from './orders.queries.ts';
import {
  filledFields,
  fontNames,
  type ImagesByRole,
  orderConfigs,
  type ProductionOfOrder,
  toOrderRow,
} from './orders.rows.ts';
import { printFilesOf } from './print-files.service.ts';
import { listAcknowledgements } from './print-findings.queries.ts';
import { toAcknowledgement } from './print-findings.rows.ts';

/** The ids of orders whose sub number begins with a text. */
export function findIdsBySubNo(ctx: Context, text: string, max: number): Promise<number[]> {
  return subNoQueries.findIdsBySubNo(ctx.db, ownerFor(ctx.caller), text, max);
}

export async function listOrders(ctx: Context, list: ListQueryOf<typeof orderList>): Promise<Page<OrderRow>> {
  const page = await queries.listOrders(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
  const images = await imagesOf(ctx, page.data, ['effect', 'custom']);
  const production = await productionOf(ctx, page.data);
  const toRow = (row: queries.SelectedOrder) => toOrderRow(row, images(row.id), production(row), ctx.locale);
  return { ...page, data: page.data.map(toRow) };
}

/**
 * Exports everything that the list shows as a sheet. Rows are read while the file is sent, so its length is unlimited.
 */
export async function exportOrders(ctx: Context, list: ListQueryOf<typeof orderList>): Promise<FileResponse> {
  const { timeZone, currency } = ctx.platform.settings;
  const owner = ownerFor(ctx.caller);
  const { meta } = await queries.listOrders(ctx.db, owner, { ...list, page: 1, per_page: 1 }, timeZone);
  async function* orders() {
    for await (const rows of queries.streamOrders(ctx.db, owner, list, timeZone)) {
      const production = await productionOf(ctx, rows);
      for (const row of rows) yield { ...row, ...production(row) };
    }
  }
  const reader = { locale: ctx.locale, timeZone, currency };
  return orderFile(orders(), reader, { showsOwner: owner === 'everyone', count: meta.total });
}

export async function getOrder(ctx: Context, id: number): Promise<Order> {
  const row = await findOrder(ctx, id);
  const images = (await imagesOf(ctx, [row], ['effect', 'custom', 'production']))(id);
  const supplied = await queries.listSuppliedFiles(ctx.db, id);
  const productionConfigs = orderConfigs(row, 'production');
  const isPrintedAsSupplied = hasStage.production(row.state) && productionConfigs.length === 0;
  const outbounds = await ctx.platform.production.outboundsOf(ctx, id);
  const batchNos = await ctx.platform.production.batchNosOf(ctx.db, [row.production_batch_id]);
  const production = { production_batch_no: batchNos.get(row.production_batch_id) ?? null, parcels: outbounds };
  const acknowledgements = await listAcknowledgements(ctx.db, id);
  return {
    ...toOrderRow(row, images, production, ctx.locale),
    qrcode: row.system_no,
    barcode: row.system_no,
    effect_image_configs: orderConfigs(row, 'effect'),
    production_image_configs: productionConfigs,
    custom_area_configs: orderConfigs(row, 'custom'),
    rendering_production_images: isPrintedAsSupplied ? supplied.map(toSuppliedImage) : images.production,
    print_files: ctx.caller.seesEveryone ? await printFilesOf(ctx.db, row, supplied, isPrintedAsSupplied) : [],
    production_images: supplied.map(({ content_type: _content_type, ...file }) => file),
    human_excel_config: filledFields(row),
    values: row.values,
    sku_template_dpi_value: row.sku_template_dpi_value,
    outbounds: outbounds,
    font_libraries: await findFontLibrariesByName(ctx, fontNames(row)),
    can_edit: isDesignEditable(row.state),
    findings: orderFindings(row, ctx.locale),
    acknowledgements: acknowledgements.map((each) => toAcknowledgement(each, ctx.locale)),
    amendments: await listAmendments(ctx.db, id),
  };
}

export async function getOrderNeighbors(ctx: Context, id: number): Promise<OrderNeighbors> {
  const { form_order_id } = await findOrder(ctx, id);
  return queries.getNeighbors(ctx.db, form_order_id, id);
}

export async function closeOrder(ctx: Context, id: number): Promise<Order> {
  await closeOneOrder(ctx, id);
  return getOrder(ctx, id);
}

/** Redraws the unfinished images of an order. Finished ones stay. */
export async function renderOrder(ctx: Context, id: number): Promise<Order> {
  const order = await findOrder(ctx, id);
  assertNotErased(order);
  await retryImages(ctx, id, order.state);
  return getOrder(ctx, id);
}

/** An order, if the caller is its owner or the factory; otherwise not found. */
export async function findOrder(ctx: Context, id: number): Promise<queries.FoundOrder> {
  const row = await queries.findOrder(ctx.db, ownerFor(ctx.caller), id);
  if (!row) throw appError('not_found');
  return row;
}

/** What several orders show of production, in two queries. */
async function productionOf(
  { platform, db }: Context,
  orders: readonly queries.SelectedOrder[],
): Promise<(order: queries.SelectedOrder) => ProductionOfOrder> {
  const parcels = await platform.production.parcelsOf(
    db,
    orders.map(({ id }) => id),
  );
  const batchNos = await platform.production.batchNosOf(
    db,
    orders.map(({ production_batch_id }) => production_batch_id),
  );
  return ({ id, production_batch_id }) => ({
    production_batch_no: batchNos.get(production_batch_id) ?? null,
    parcels: parcels.get(id) ?? [],
  });
}

/** The images of several orders, in one query. */
async function imagesOf(
  ctx: Context,
  orders: readonly queries.SelectedOrder[],
  roles: readonly OrderImageRole[],
): Promise<(orderId: number) => ImagesByRole> {
  const byOrder = new Map(orders.map(({ id, state }) => [id, { state, images: noImages() }]));
  for (const row of await listImages(ctx.db, [...byOrder.keys()], roles)) {
    const order = byOrder.get(row.order_id);
    order?.images[row.role].push(toOrderImage(row, order.state, ctx.locale));
  }
  return (orderId) => byOrder.get(orderId)?.images ?? noImages();
}

function noImages(): ImagesByRole {
  return { effect: [], custom: [], production: [] };
}
