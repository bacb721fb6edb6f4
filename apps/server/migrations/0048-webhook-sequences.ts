import { type Migration, sql } from 'kysely';

/**
 * How many events a form order, its orders and its parcels have had: whoever is told of them late knows the later one.
 * Kept when a form order is deleted: its number is not given again, and neither are those of its events.
 */
export const webhookSequences: Migration = {
  async up(db) {
    await sql`create table webhook_sequences (
      form_order_id bigint primary key,
      last_sequence bigint not null
    )`.execute(db);
    await sql`alter table webhook_deliveries add column sequence bigint not null default 0`.execute(db);
  },
};
