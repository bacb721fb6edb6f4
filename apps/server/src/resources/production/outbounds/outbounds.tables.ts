import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    outbounds: OutboundsTable;
  }
}

export interface OutboundsTable {
  id: Generated<number>;
  order_id: number;
  /** The owner of the order. */
  user_id: number;
  shipping_no: string;
  shipping_company: string;
  /** Who recorded it. */
  creator_id: number;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
