import { batchStateRecords } from '@platen/model/order-lifecycle/batch-states';
import { planImages } from '@platen/design/order-images';
import { type RenderState, renderStates } from '@platen/model/renders';
import type { TemplateKind } from '@platen/model/sku-templates';
import type { Db } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { LiveOrder, ProductionImage } from './printed-orders.ts';
import * as queries from './production-images.queries.ts';

export interface PrintedOrder {
  order: LiveOrder;
  images: ProductionImage[];
}

/** What a batch is printed from, by order. Ended orders are not printed. */
export interface PrintedBatch {
  kind: TemplateKind;
  isConfirmed: boolean;
  orders: PrintedOrder[];
}

/**
 * The design decides which images an order has, not the existing rows: a drawn image has no row until it is queued, and
 * the customer's supplied images must not be printed in its place. Nothing is printed before production is confirmed.
 */
export async function listPrintedOrders(db: Db, batchId: number): Promise<PrintedBatch> {
  const design = await queries.getDesign(db, batchId);
  const { isConfirmed } = batchStateRecords[design.state];
  const orders = await queries.listLiveOrders(db, batchId);
  const drawnOf = groupBy(await queries.listDrawnImages(db, batchId), (image) => image.order_id);
  const suppliedOf = groupBy(await queries.listSuppliedImages(db, batchId), (image) => image.order_id);

  function imagesOf({ id, size }: LiveOrder): ProductionImage[] {
    if (!isConfirmed) return [];
    const supplied = suppliedOf.get(id) ?? [];
    const planned = planImages(design, { size, suppliedCount: supplied.length }, 'production');
    if (planned.length === 0) return supplied;
    const drawn = new Map(drawnOf.get(id)?.map((image) => [image.position, image]));
    return planned.map(({ position }) => drawn.get(position) ?? waitingImage(id, position));
  }

  return { kind: design.kind, isConfirmed, orders: orders.map((order) => ({ order, images: imagesOf(order) })) };
}

export async function countProductionImages(db: Db, batchId: number): Promise<Record<RenderState, number>> {
  const { orders } = await listPrintedOrders(db, batchId);
  const counts = Object.fromEntries(renderStates.map((state) => [state, 0])) as Record<RenderState, number>;
  for (const { state } of orders.flatMap(({ images }) => images)) counts[state] += 1;
  return counts;
}

function waitingImage(order_id: number, position: number): ProductionImage {
  return { order_id, position, state: 'queued', findings: [], failure: null, key: null, content_type: null };
}
