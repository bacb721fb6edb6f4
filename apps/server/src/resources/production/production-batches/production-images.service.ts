import { planImages } from '@platen/design/order-images';
import { type RenderState, renderStates } from '@platen/model/files/renders';
import { batchStateRecords } from '@platen/model/production/batch-states';
import type { Db } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { namedImages, suppliedName } from '../../orders/orders/print-file-names.ts';
import { customValuesIn } from './custom-values.ts';
import type { LiveOrder, ProductionImage, StoredImage } from './printed-orders.ts';
import type { DesignOfBatch, SuppliedImage } from './production-images.queries.ts';
import * as queries from './production-images.queries.ts';

export interface PrintedOrder {
  order: LiveOrder;
  images: ProductionImage[];
}

/** What a batch is printed from, by order. Ended orders are not printed. */
export interface PrintedBatch {
  template: DesignOfBatch;
  isConfirmed: boolean;
  orders: PrintedOrder[];
}

/** Nothing is printed before production is confirmed. */
export async function listPrintedOrders(db: Db, batchId: number): Promise<PrintedBatch> {
  const { template, isConfirmed, imagesOf } = await planPrints(db, batchId);
  const orders = await queries.listLiveOrders(db, batchId);
  return {
    template,
    isConfirmed,
    orders: orders.map((order) => ({ order, images: isConfirmed ? imagesOf(order) : [] })),
  };
}

/** The custom values of each live order of a batch, by its id. */
export async function listCustomValues(db: Db, batchId: number, template: DesignOfBatch) {
  const valuesOf = customValuesIn(template);
  const orders = await queries.listFilledValues(db, batchId);
  return new Map(orders.map(({ id, size, values }) => [id, valuesOf(size, values)]));
}

/** The images that are printed for each order of a batch, now or once production is confirmed. */
interface PlannedPrints {
  template: DesignOfBatch;
  isConfirmed: boolean;
  imagesOf: (order: Pick<LiveOrder, 'id' | 'size'>) => ProductionImage[];
  /** What the customer supplied. */
  suppliedOf: (orderId: number) => SuppliedImage[];
}

/**
 * The design decides which images an order has, not the existing rows: a drawn image has no row until it is queued, and
 * the customer's supplied images must not be printed in its place.
 */
export async function planPrints(db: Db, batchId: number): Promise<PlannedPrints> {
  const template = await queries.getDesign(db, batchId);
  const { isConfirmed } = batchStateRecords[template.state];
  const drawnByOrder = groupBy(await queries.listDrawnImages(db, batchId), (image) => image.order_id);
  const suppliedByOrder = groupBy(await queries.listSuppliedImages(db, batchId), (image) => image.order_id);
  const suppliedOf = (orderId: number) => suppliedByOrder.get(orderId) ?? [];

  function imagesOf({ id, size }: Pick<LiveOrder, 'id' | 'size'>): ProductionImage[] {
    const supplied = suppliedOf(id);
    const planned = planImages(template, { size, suppliedCount: supplied.length }, 'production');
    if (planned.length === 0)
      return supplied.map((image, index) => ({
        ...image,
        config_id: null,
        ...suppliedName(image.filename, index),
      }));
    const drawn = new Map(drawnByOrder.get(id)?.map((image) => [image.position, image]));
    return namedImages(planned).map(({ position, config, name, suffix }) => ({
      ...(drawn.get(position) ?? waitingImage(id, position)),
      config_id: config.id,
      name,
      suffix,
    }));
  }

  return { template, isConfirmed, imagesOf, suppliedOf };
}

export async function countProductionImages(db: Db, batchId: number): Promise<Record<RenderState, number>> {
  const { orders } = await listPrintedOrders(db, batchId);
  const counts = Object.fromEntries(renderStates.map((state) => [state, 0])) as Record<RenderState, number>;
  for (const { state } of orders.flatMap(({ images }) => images)) counts[state] += 1;
  return counts;
}

function waitingImage(order_id: number, position: number): StoredImage {
  return { order_id, position, state: 'queued', findings: [], failure: null, key: null, content_type: null, url: null };
}
