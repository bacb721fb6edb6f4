import type { Order } from '@platen/contract/orders/order';
import type { OrderRow } from '@platen/model/orders/orders';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';

/**
 * What orders need of the district production, which knows them and which they may not know. The roof hands it in: without it, no
 * process starts.
 */
export interface OrderProduction {
  /** The parcels of orders, by order. Orders without any are omitted. */
  parcelsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderRow['parcels']>>;
  /** The parcels of one order as its own page shows them, the first one first. */
  outboundsOf(ctx: Context, orderId: number): Promise<Order['outbounds']>;
}

declare module '../../../platform/context.ts' {
  interface Platform {
    production: OrderProduction;
  }
}
