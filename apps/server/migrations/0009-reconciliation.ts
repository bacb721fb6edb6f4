import { type Migration, sql } from 'kysely';

/** What partners ask when they compare their books with ours: numbers as they are, and what has changed since. */
export const reconciliation: Migration = {
  async up(db) {
    await sql`create index orders_no on orders (no, user_id)`.execute(db);
    await sql`create index outbounds_shipping_no on outbounds (shipping_no)`.execute(db);
    for (const [table, name, columns] of [
      ['form_orders', 'user_updated', 'user_id, updated_at desc, id desc'],
      ['production_batches', 'updated', 'updated_at desc, id desc'],
      ['production_batches', 'user_updated', 'user_id, updated_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
  },
};
