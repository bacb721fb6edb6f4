import { type Migration, sql } from 'kysely';

/** Whoever wants production confirmed once the proofs are rendered, since when, and what kept it from being done. */
export const confirmRequests: Migration = {
  async up(db) {
    await sql`
      alter table form_orders
        add column confirm_requested_at timestamptz,
        add column confirm_requested_by bigint references users,
        add column confirm_held_by text`.execute(db);
  },
};
