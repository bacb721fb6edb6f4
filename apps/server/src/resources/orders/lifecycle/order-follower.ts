import type { OrderMoveName } from '@platen/model/orders/lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TemplateRow } from '../../catalogue/sku-templates/sku-templates.rows.ts';
import type { ParentFormOrder } from './lifecycle.tables.ts';

/** An order that is being placed. */
export interface PlacedOrder {
  quantity: number;
  amountFen: number;
}

/**
 * Who is told what happens to orders, in the transaction in which it happens and under the lock of their form order:
 * production, which orders do not know. `resources/index.ts` hands it in: without it, no process starts.
 */
export interface OrderFollower {
  /** A form order gets its orders. Returns the `production_batch_id` of each, in their sequence. */
  ordersPlaced(
    ctx: Context,
    formOrder: ParentFormOrder,
    template: TemplateRow,
    orders: readonly PlacedOrder[],
  ): Promise<readonly number[]>;
  /** Form orders have made a move, and those of their orders that move with them. */
  formOrdersMoved(db: Db, formOrderIds: readonly number[], move: OrderMoveName): Promise<void>;
  /** An order has another quantity, or was closed alone. */
  orderChanged(db: Db, orderId: number): Promise<void>;
}

declare module '../../../platform/context.ts' {
  interface Platform {
    orderFollower: OrderFollower;
  }
}
