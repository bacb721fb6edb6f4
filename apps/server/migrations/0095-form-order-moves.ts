import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Who paid, confirmed or ended a form order. Nothing is known of moves before, and of those that a release before makes
 * while it is still serving.
 */
export const formOrderMoves: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`
      create table form_order_moves (
        id bigint generated always as identity primary key,
        form_order_id bigint not null references form_orders on delete cascade,
        move text not null,
        user_id bigint references users,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index form_order_moves_form_order_id on form_order_moves (form_order_id)`.execute(db);
    await sql`create index form_order_moves_user_id on form_order_moves (user_id) where user_id is not null`.execute(
      db,
    );
  },
};
