import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Order } from '@platen/contract/orders/order';
import type { OrderRow } from '@platen/model/orders/orders';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';

/**
 * What lists and pages of orders show of production, which orders do not know. `resources/index.ts` hands it in: without it, no
 * process starts.
 */
export interface ShownProduction {
  /** The batches of a form order. */
  batchesOf(db: Db, formOrderId: number): Promise<FormOrderDetail['production_batches']>;
  /** The numbers of batches by `orders.production_batch_id`. */
  batchNosOf(db: Db, batchIds: readonly (number | null)[]): Promise<Map<number | null, string>>;
  /** The parcels of orders, by order. Orders without any are omitted. */
  parcelsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderRow['parcels']>>;
  /** The parcels of one order as its own page shows them, the first one first. */
  outboundsOf(ctx: Context, orderId: number): Promise<Order['outbounds']>;
}

declare module '../../../platform/context.ts' {
  interface Platform {
    production: ShownProduction;
  }
}
