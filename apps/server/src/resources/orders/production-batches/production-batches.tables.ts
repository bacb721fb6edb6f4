import type { BatchState } from '@platen/model/order-flow';
import type { Generated } from 'kysely';

declare module '../../../platform/database.ts' {
  interface Database {
    production_batches: ProductionBatchesTable;
  }
}

export interface ProductionBatchesTable {
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
