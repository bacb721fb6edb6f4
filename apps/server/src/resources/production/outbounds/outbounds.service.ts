import type { OutboundCheck } from '@platen/contract/production/outbound-check';
import { toFieldError } from '@platen/model/errors/field-findings';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { OrderRow } from '@platen/model/orders/orders';
import type { Outbound, OutboundRow, outboundList } from '@platen/model/production/outbounds';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ownerFor } from '../../actor.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import type { ProducedOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import { findOrdersBySystemNo } from '../../orders/lifecycle/order-rows.queries.ts';
import { lockOrdersBySystemNo } from '../../orders/lifecycle/produced-orders.service.ts';
import { RequestFindings } from '../../orders/lifecycle/request-findings.ts';
import { checkRows, type ParsedRow, parseRows } from './outbound-checks.ts';
import { findWarnings } from './outbound-warnings.ts';
import * as queries from './outbounds.queries.ts';
import { shipOrders } from './ship-orders.service.ts';

export function listOutbounds(ctx: Context, list: ListQueryOf<typeof outboundList>): Promise<Page<OutboundRow>> {
  return queries.listOutbounds(ctx.db, ownerFor(ctx.caller), list);
}

export async function parcelsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderRow['parcels']>> {
  const parcels = groupBy(await queries.findOutboundsOf(db, orderIds), ({ order_id }) => order_id);
  return new Map(
    [...parcels].map(([id, own]) => [
      id,
      own.map(({ shipping_no, shipping_company }) => ({ shipping_no, shipping_company })),
    ]),
  );
}

export async function outboundsOf(ctx: Context, orderId: number): Promise<Outbound[]> {
  const { data } = await listOutbounds(ctx, {
    page: 0,
    per_page: 1,
    order: [{ column: 'created_at', direction: 'asc' }],
    filters: { order_id_eq: orderId },
  });
  return data;
}

/**
 * Records parcels, all or none, and marks their orders as sent. All problems of all rows are reported at once: the rows
 * are parsed here and not by the route, because a schema error would hide what the order checks find.
 */
export async function recordOutbounds(ctx: Context, rows: readonly unknown[]): Promise<{ outbounds: Outbound[] }> {
  const found = new RequestFindings();
  const read = parseRows(rows, found);
  const { formOrders, orders } = await lockOrdersBySystemNo(ctx, systemNosOf(read));
  const recorded = await queries.findOutboundsOf(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const parcels = checkRows(read, bySystemNo(orders), recorded, found);
  found.throwIfAny();
  return { outbounds: await shipOrders(ctx, formOrders, parcels) };
}

/** The problems and warnings of recording parcels, by the same checks. Nothing is locked or changed. */
export async function checkOutbounds(ctx: Context, rows: readonly unknown[]): Promise<OutboundCheck> {
  const found = new RequestFindings();
  const read = parseRows(rows, found);
  const orders = await findOrdersBySystemNo(ctx.db, systemNosOf(read));
  const orderIds = orders.map(({ id }) => id);
  const ofOrders = await queries.findOutboundsOf(ctx.db, orderIds);
  const parcels = checkRows(read, bySystemNo(orders), ofOrders, found);
  const trackingNos = [...new Set(parcels.map(({ input }) => input.shipping_no))];
  const recorded = await queries.findParcelsTrackedBy(ctx.db, trackingNos);
  const { shipping_methods } = await getShippingSettings(ctx);
  const ownMethods = shipping_methods.map(({ name }) => name);
  const withoutImages = await queries.findOrdersWithUnmadeImages(ctx.db, orderIds);
  return {
    fields: found.all().map((each) => toFieldError(each, ctx.locale)),
    warnings: findWarnings(parcels, recorded, ownMethods, withoutImages).map((each) => toFieldError(each, ctx.locale)),
  };
}

const systemNosOf = (rows: readonly ParsedRow[]) => [...new Set(rows.map(({ input }) => input.order_system_no))];
const bySystemNo = (orders: readonly ProducedOrder[]) => new Map(orders.map((order) => [order.system_no, order]));
