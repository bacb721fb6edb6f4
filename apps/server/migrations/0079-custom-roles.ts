import { type Migration, sql } from 'kysely';

const roles = `('customer', 'staff', 'admin', 'factory_manager', 'prepress', 'print_operator', 'packer', 'finance',
  'support', 'viewer', 'custom')`;

/**
 * Roles that administrators put together. A server of the release before refuses people with one, until it is replaced.
 */
export const customRoles: Migration = {
  async up(db) {
    await sql`
      create table custom_roles (
        id bigint generated always as identity primary key,
        name text not null,
        description text not null default '',
        start_screen text not null,
        abilities text[] not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create unique index custom_roles_name on custom_roles (lower(name))`.execute(db);
    await sql`alter table users
      add column custom_role_id bigint references custom_roles,
      drop constraint users_role_check,
      add constraint users_role_check check (role in ${sql.raw(roles)}),
      add constraint users_custom_role_check check ((role = 'custom') = (custom_role_id is not null))`.execute(db);
    await sql`create index users_custom_role on users (custom_role_id) where custom_role_id is not null`.execute(db);
  },
};
