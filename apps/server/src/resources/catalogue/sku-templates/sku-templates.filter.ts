import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, type FilterRule } from '../../../platform/lists/lists.ts';

/** The search of a select: part of the name or the number. */
export function nameOrNumber(db: Db): FilterRule<string> {
  return async (text) => {
    const name = await containsIndexed(db, 'sku_templates', 'template', 'name')(text);
    const no = await containsIndexed(db, 'sku_templates', 'template', 'no')(text);
    return {
      page: sql<SqlBool>`(${name.page} or ${no.page})`,
      count: sql<SqlBool>`(${name.count} or ${no.count})`,
    };
  };
}
