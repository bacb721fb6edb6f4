import type { Generated } from 'kysely';

declare module '../../../platform/database.ts' {
  interface Database {
    outbounds: OutboundsTable;
  }
}

export interface OutboundsTable {
  id: Generated<number>;
  order_id: number;
  /** Whose order it is. */
  user_id: number;
  shipping_no: string;
  shipping_company: string;
  /** Who recorded it. */
  creator_id: number;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
