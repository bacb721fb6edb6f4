import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Orders of a customer may share a number if their sub numbers differ: a shop's order with two products keeps its number.
 * The number stays first, because orders are found by it alone.
 */
export const orderSubNumbers: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`create unique index orders_live_no_new on orders (user_id, no, sub_no)
      where state not in ('closed', 'refunded')`.execute(db);
    await sql`drop index orders_live_no`.execute(db);
    await sql`alter index orders_live_no_new rename to orders_live_no`.execute(db);
  },
};
