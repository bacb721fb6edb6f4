import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { type SqlBool, sql } from 'kysely';
import type { FilterRule } from '../../../platform/lists/lists.ts';
import '../lifecycle/lifecycle.tables.ts';

/** Form orders with a live order that has findings; `column` is the form order's id. */
export function hasOrderFindings(column: string): FilterRule<'any' | 'errors'> {
  return (which) => {
    const isError = which === 'errors' ? sql`and found.errors_count > 0` : sql``;
    return sql<SqlBool>`exists (select from orders as found where found.form_order_id = ${sql.ref(column)}
      and found.errors_count + found.warnings_count > 0 ${isError} and found.state <> all(${endedStates}))`;
  };
}
