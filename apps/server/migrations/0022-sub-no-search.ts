import { type Migration, sql } from 'kysely';

/** Orders are found by their second number too. Most have none, and cost nothing here. */
export const subNoSearch: Migration = {
  async up(db) {
    await sql`create index orders_sub_no on orders (lower(sub_no) text_pattern_ops) where sub_no <> ''`.execute(db);
    await sql`create index orders_user_sub_no on orders (user_id, lower(sub_no) text_pattern_ops)
      where sub_no <> ''`.execute(db);
  },
};
