import { type Migration, sql } from 'kysely';

/**
 * Money that a second person has to approve. Off until amounts are set. A server of the release before does not ask for a
 * second person; it is replaced before anybody sets an amount, because only the new console has the setting.
 */
export const approvals: Migration = {
  async up(db) {
    await sql`
      create table approvals (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('recharge', 'advance')),
        state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
        user_id bigint not null references users,
        recharge_id bigint references recharges,
        recharge_no text,
        amount_fen bigint not null check (amount_fen >= 0),
        before_fen bigint,
        request_reason text not null,
        requested_by_id bigint not null references users,
        requested_at timestamptz not null default now(),
        decided_by_id bigint references users,
        decided_at timestamptz,
        decision_reason text not null default '',
        check ((kind = 'recharge') = (recharge_id is not null)),
        check ((state = 'waiting') = (decided_by_id is null)),
        constraint approvals_two_people check (
          case state
            when 'waiting' then true
            when 'withdrawn' then decided_by_id = requested_by_id
            else decided_by_id <> requested_by_id
          end
        )
      )`.execute(db);
    // One at a time for a recharge, and for the advance of a customer.
    await sql`create unique index approvals_waiting_recharge on approvals (recharge_id)
      where state = 'waiting' and kind = 'recharge'`.execute(db);
    await sql`create unique index approvals_waiting_advance on approvals (user_id)
      where state = 'waiting' and kind = 'advance'`.execute(db);
    await sql`create index approvals_newest on approvals (requested_at desc, id desc)`.execute(db);
    await sql`create index approvals_of_customer on approvals (user_id, requested_at desc)`.execute(db);

    await sql`
      create table approval_settings (
        id int primary key default 1 check (id = 1),
        recharge_limit_fen bigint check (recharge_limit_fen >= 0),
        advance_limit_fen bigint check (advance_limit_fen >= 0),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`insert into approval_settings default values`.execute(db);

    await sql`alter table advance_grants add column approved_by_id bigint references users`.execute(db);
  },
};
