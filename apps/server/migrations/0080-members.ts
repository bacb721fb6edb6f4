import { type Migration, sql } from 'kysely';

/**
 * A customer's account becomes a company whose first member is its owner; further members are accounts that point to it.
 * A server of the release before signs them in as customers of their own, without orders and with an empty wallet, until
 * it is replaced. The new columns of large tables have no foreign key: adding one would lock them while all rows are read.
 */
export const members: Migration = {
  async up(db) {
    await sql`alter table users
      add column account_id integer references users (id),
      add column member_role text not null default 'owner'
        check (member_role in ('owner', 'manager', 'buyer', 'viewer')),
      add column removed_at timestamptz,
      add constraint users_account_of_customer check (account_id is null or (role = 'customer' and account_id <> id))`.execute(
      db,
    );
    await sql`create index users_account_id on users (account_id) where account_id is not null`.execute(db);
    await sql`alter table form_orders add column placed_by_id integer`.execute(db);
    await sql`alter table import_tasks add column creator_id integer`.execute(db);
  },
};
