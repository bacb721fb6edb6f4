import { type Migration, sql } from 'kysely';

const roles = `('customer', 'staff', 'admin', 'factory_manager', 'prepress', 'print_operator', 'packer', 'finance',
  'support', 'viewer')`;

/**
 * The roles of the factory's desks. Existing accounts keep theirs. A server of the release before refuses people with a
 * role that it does not know, until it is replaced.
 */
export const staffRoles: Migration = {
  async up(db) {
    await sql`alter table users drop constraint users_role_check,
      add constraint users_role_check check (role in ${sql.raw(roles)})`.execute(db);
  },
};
