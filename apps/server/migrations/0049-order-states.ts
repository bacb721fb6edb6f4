import { type Migration, sql } from 'kysely';

const states = `('init', 'paid', 'confirmed', 'in_production', 'sent', 'closed', 'refunded')`;

/**
 * `creating` never left the transaction that stores an order: nobody could see it, and nothing has it. A test compares
 * these constraints with the records of the states.
 */
export const orderStates: Migration = {
  async up(db) {
    for (const table of ['form_orders', 'orders']) {
      const constraint = sql.ref(`${table}_state_check`);
      await sql`alter table ${sql.ref(table)} drop constraint ${constraint},
        add constraint ${constraint} check (state in ${sql.raw(states)})`.execute(db);
    }
    await sql`alter table form_orders drop constraint form_orders_check,
      add constraint form_orders_paid_at_check check (paid_at is not null or state in ('init', 'closed'))`.execute(db);
  },
};
