import type { TaggableType } from '@platen/model/tags';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Fewer tagged rows than this are looked up by id; of more, a page is full after a few rows of the sort index. */
const fewTagged = 2000;

/**
 * `tags_name_in` of any list: the row whose id is in `idColumn` carries at least one of these tags. What the tags are on
 * is looked up first: the planner cannot know a tag on every tenth row from one on three rows by its name.
 */
export function hasAnyTag(db: Db, type: TaggableType, idColumn: string) {
  return async (names: string[]): Promise<Expression<SqlBool>> => {
    const tags = await db.selectFrom('tags').select('id').where('name', 'in', names).execute();
    const tagIds = tags.map(({ id }) => id);
    const tagged = await db
      .selectFrom('taggings')
      .select('taggable_id')
      .where('taggable_type', '=', type)
      .where(sql<SqlBool>`tag_id = any(${tagIds})`)
      .limit(fewTagged)
      .execute();
    if (tagged.length < fewTagged) {
      return sql<SqlBool>`${sql.ref(idColumn)} = any(${tagged.map(({ taggable_id }) => taggable_id)})`;
    }
    return sql<SqlBool>`exists (
      select 1 from taggings
      where taggings.taggable_type = ${type} and taggings.taggable_id = ${sql.ref(idColumn)}
        and taggings.tag_id = any(${tagIds}))`;
  };
}
