import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Numbers events by what they are about, which need not be a form order. The numbers of form orders go on where they are.
 * The release before knows only `form_order_id`, by which it inserts and finds a row: the trigger and the second unique
 * index are for it alone. Two servers never insert the row of the same form order at once, which only one of the two
 * indexes would settle, because events about a form order are emitted while it is being created or locked.
 */
export const webhookSubjects: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`
      alter table webhook_sequences
        drop constraint webhook_sequences_pkey,
        add column subject_kind text not null default 'form_order',
        add column subject_id bigint`.execute(db);
    // Writes the table once. An update would leave it twice as large.
    await sql`alter table webhook_sequences
      alter column form_order_id drop not null,
      alter column subject_id type bigint using form_order_id`.execute(db);
    await sql`alter table webhook_sequences
      add primary key (subject_kind, subject_id),
      add constraint webhook_sequences_form_order_id_key unique (form_order_id)`.execute(db);
    await sql`
      create function set_webhook_sequence_subject() returns trigger language plpgsql as $$
      begin
        if new.subject_kind = 'form_order' then
          new.subject_id := coalesce(new.subject_id, new.form_order_id);
          new.form_order_id := new.subject_id;
        end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger webhook_sequences_subject before insert on webhook_sequences
      for each row execute function set_webhook_sequence_subject()`.execute(db);
  },
};
