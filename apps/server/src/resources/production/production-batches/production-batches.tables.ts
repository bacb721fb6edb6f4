import type { BatchState } from '@platen/model/production/batch-states';
import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    production_batches: ProductionBatchesTable;
  }
}

/** A batch has the orders whose `production_batch_id` names it. It is stable under the lock of its form order. */
interface ProductionBatchesTable {
  id: Generated<number>;
  no: string;
  form_order_id: number;
  user_id: number;
  ordered_template_id: number;
  state: BatchState;
  orders_count: Generated<number>;
  quantity: Generated<number>;
  amount_fen: Generated<number>;
  confirmed_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
