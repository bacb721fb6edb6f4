import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { type SqlBool, sql } from 'kysely';
import type { FilterRule } from '../../../platform/lists/lists.ts';
import '../../orders/lifecycle/lifecycle.tables.ts';

/** Batches with a live order of this shipping method; `column` is the id of the batch. */
export function hasShippingMethod(column: string): FilterRule<string> {
  return (method) =>
    sql<SqlBool>`exists (select from orders as live where live.production_batch_id = ${sql.ref(column)}
      and live.shipping_method = ${method} and live.state <> all(${endedStates}))`;
}
