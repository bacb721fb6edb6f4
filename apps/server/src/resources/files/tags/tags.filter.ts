import type { TaggableType } from '@platen/model/files/tags';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Owner } from '../../actor.ts';

/** Fewer tagged rows than this are looked up by id; with more, a page fills after a few rows of the sort index. */
const fewTagged = 300;

/**
 * `tags_name_in` for any list: the row whose id is in `idColumn` has at least one of these tags. The tagged ids are
 * looked up first, because the planner cannot estimate how common a tag is. For customers' things, only the owner's
 * taggings are read.
 */
export function hasAnyTag(db: Db, type: TaggableType, idColumn: string, owner: Owner = 'everyone') {
  const isOwn = owner === 'everyone' ? sql<SqlBool>`true` : sql<SqlBool>`taggings.owner_id = ${owner}`;
  return async (names: string[]): Promise<{ page: Expression<SqlBool>; count: Expression<SqlBool> }> => {
    const tags = await db.selectFrom('tags').select('id').where('name', 'in', names).execute();
    const tagIds = tags.map(({ id }) => id);
    const tagged = await db
      .selectFrom('taggings')
      .select('taggable_id')
      .where('taggable_type', '=', type)
      .where(sql<SqlBool>`tag_id = any(${tagIds})`)
      .where(isOwn)
      .limit(fewTagged)
      .execute();
    if (tagged.length < fewTagged) {
      const isFound = sql<SqlBool>`${sql.ref(idColumn)} = any(${tagged.map(({ taggable_id }) => taggable_id)})`;
      return { page: isFound, count: isFound };
    }
    const isTagging = sql`taggings.taggable_type = ${type} and taggings.tag_id = any(${tagIds}) and ${isOwn}`;
    return {
      page: sql<SqlBool>`exists (
        select 1 from taggings where ${isTagging} and taggings.taggable_id = ${sql.ref(idColumn)})`,
      // By id, one after the other until enough are counted: a join would first read every tagging.
      count: sql<SqlBool>`${sql.ref(idColumn)} = any(array(select taggings.taggable_id from taggings where ${isTagging}))`,
    };
  };
}
