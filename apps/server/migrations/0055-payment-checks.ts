import { type Migration, sql } from 'kysely';

/** Why a provider ended a payment that was not made, which the customer is told. */
export const paymentChecks: Migration = {
  async up(db) {
    await sql`alter table recharges add column closed_reason text
      check (closed_reason in ('closed', 'revoked', 'failed'))`.execute(db);
  },
};
