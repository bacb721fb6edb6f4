import { type Kysely, sql } from 'kysely';

/**
 * What is wrong with a sheet is kept in both languages and told in the reader's, and the language of who brought it is known
 * for its error file. How often a task was begun and never came to the end of its check tells one that ends its worker.
 */
export const importLanguages = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table import_tasks add column locale text not null default 'zh-CN'`.execute(db);
    await sql`alter table import_tasks add column interruptions int not null default 0`.execute(db);
    await sql`
      update import_tasks set errs = coalesce(
        (select jsonb_agg(jsonb_build_object('zh', line, 'en', line)) from jsonb_array_elements_text(errs) as line), '[]')`.execute(
      db,
    );
  },
};
