import { type Migration, sql } from 'kysely';

/** How much a customer may ask of the public API; everyone has the limits that were there before. */
export const customerPlans: Migration = {
  async up(db) {
    await sql`alter table users add column plan text not null default 'standard'
      check (plan in ('standard', 'high'))`.execute(db);
  },
};
