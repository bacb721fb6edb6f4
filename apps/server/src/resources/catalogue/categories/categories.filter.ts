import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { FilterRule } from '../../../platform/lists/lists.ts';

/** A category filter for any list: a top-level category includes everything below it. */
export function inCategory(db: Db, tree: 'categories' | 'library_categories', column: string): FilterRule<number> {
  return async (id) => {
    const rows = await db
      .selectFrom(tree)
      .select('id')
      .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
      .execute();
    return sql<SqlBool>`${sql.ref(column)} = any(${rows.map((row) => row.id)})`;
  };
}
