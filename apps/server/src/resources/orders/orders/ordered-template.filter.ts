import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike, type FilterRule } from '../../../platform/lists/lists.ts';

/**
 * `sku_template_…` of every list of orders; `column` is the id of an ordered template. The templates are looked up
 * first: they are few, and with their ids the planner can estimate how common they are. With a join it would read every
 * order.
 */
export const byTemplateNo = (db: Db, column: string) => byText(db, 'no', column);

export const byTemplateName = (db: Db, column: string) => byText(db, 'name', column);

/** By the template's values when it was ordered. */
export function byTemplateId(db: Db, column: string): FilterRule<number> {
  return (id) => isAmong(db, column, sql`sku_template_id = ${id}`);
}

/** By the template's current category. A top-level category includes everything below it. */
export function byTemplateCategory(db: Db, column: string): FilterRule<number> {
  return async (categoryId) =>
    isAmong(
      db,
      column,
      sql`sku_template_id in (select id from sku_templates where category_id in (
        select id from categories where id = ${categoryId} or parent_id = ${categoryId}))`,
    );
}

function byText(db: Db, field: 'no' | 'name', column: string): FilterRule<string> {
  const ref = sql.ref(field);
  return (text) =>
    isAmong(db, column, sql`grams(${ref}) @> search_grams(${text}) and ${ref} ilike ${`%${escapeLike(text)}%`}`);
}

async function isAmong(db: Db, column: string, isMatch: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`select id from ordered_templates where ${isMatch}`.execute(db);
  const [only, ...others] = rows.map(({ id }) => id);
  // With one id, an index that begins with the template returns rows in order; with a list it does not.
  if (only !== undefined && others.length === 0) return sql<SqlBool>`${sql.ref(column)} = ${only}`;
  return sql<SqlBool>`${sql.ref(column)} = any(${rows.map(({ id }) => id)})`;
}
