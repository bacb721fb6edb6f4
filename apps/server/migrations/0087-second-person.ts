import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * A second person who is not the first one: who gave whom access to an account, what was moved by one person alone, and refunds
 * that wait. A server of the release before writes none of them; it neither counts nor knows refunds that wait, for which nobody
 * can set an amount before the new console runs.
 */
export const secondPerson: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`
      create table access_grants (
        user_id bigint not null references users,
        granted_by_id bigint not null references users,
        kind text not null check (kind in ('created', 'invited', 'role', 'contact', 'password', 'factors', 'unfrozen')),
        granted_at timestamptz not null default now(),
        primary key (user_id, granted_by_id),
        check (user_id <> granted_by_id)
      )`.execute(db);
    await sql`create index access_grants_by_granter on access_grants (granted_by_id)`.execute(db);

    await sql`
      create table single_person_movements (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('recharge', 'advance', 'refund')),
        moved_by_id bigint not null references users,
        user_id bigint not null references users,
        amount_fen bigint not null check (amount_fen > 0),
        moved_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index single_person_movements_by_person on single_person_movements (moved_by_id, moved_at)`.execute(
      db,
    );
    await sql`create index single_person_movements_of_customer on single_person_movements (user_id, moved_at)`.execute(
      db,
    );

    await sql`alter table approvals drop constraint approvals_kind_check`.execute(db);
    await sql`
      alter table approvals
        add column form_order_id bigint references form_orders,
        add column form_order_no text,
        add constraint approvals_kind_check check (kind in ('recharge', 'advance', 'refund')),
        add constraint approvals_refund_check check ((kind = 'refund') = (form_order_id is not null))`.execute(db);
    await sql`create unique index approvals_waiting_refund on approvals (form_order_id)
      where state = 'waiting' and kind = 'refund'`.execute(db);
    await sql`alter table approval_settings add column refund_limit_fen bigint check (refund_limit_fen >= 0)`.execute(
      db,
    );
  },
};
