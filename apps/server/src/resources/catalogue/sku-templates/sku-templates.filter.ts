import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { containsIndexed, type FilterRule } from '../../../platform/lists.ts';

/** What a select searches for: part of the name or of the number. */
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
