import type { TaggableType, TagOption, tagOptions } from '@platen/model/files/tags';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    tags: { id: Generated<number>; name: string };
    taggings: {
      taggable_type: TaggableType;
      taggable_id: number;
      tag_id: number;
      owner_id: number | null;
      position: number;
    };
    tag_counts: { tag_id: number; taggable_type: TaggableType; owner_id: number | null; count: number };
  }
}

/** The visible tags: everyone's, or those of shared things and of one customer. */
export type TagReader = 'everyone' | { customerId: number };

export async function listTagOptions(
  db: Db,
  reader: TagReader,
  list: ListQueryOf<typeof tagOptions>,
): Promise<Page<TagOption>> {
  let tags = db
    .selectFrom('tags')
    .innerJoin('tag_counts', 'tag_counts.tag_id', 'tags.id')
    .where('tag_counts.count', '>', 0)
    .groupBy('tags.id')
    .select(['tags.id', 'tags.name'])
    .select((eb) => eb.fn.sum<string>('tag_counts.count').as('taggings_count'));
  if (reader !== 'everyone') {
    const { customerId } = reader;
    tags = tags.where((eb) =>
      eb.or([eb('tag_counts.owner_id', 'is', null), eb('tag_counts.owner_id', '=', customerId)]),
    );
  }
  const page = await listPage(db, tags, list, {
    where: {
      keyword: containsIndexed(db, 'tags', 'tags', 'name'),
      name_cont: containsIndexed(db, 'tags', 'tags', 'name'),
      id_in: 'tags.id',
      taggings_taggable_type_eq: 'tag_counts.taggable_type',
    },
    sort: { taggings_count: sql`sum(tag_counts.count)`, name: 'tags.name' },
    tieBreaker: 'tags.id',
    isGrouped: true,
    timeZone: 'UTC',
  });
  return { ...page, data: page.data.map(({ id, name }) => ({ id, name, display_name: name })) };
}

/** The ids of these tag names; new tags are created. They are locked, so that none is deleted before it is used. */
export async function ensureTags(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  // Always in the same order, so that two requests that create the same tags cannot deadlock.
  const values = [...names].sort().map((name) => ({ name }));
  for (;;) {
    await db
      .insertInto('tags')
      .values(values)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // A separate statement, because a tag that a concurrent request has just inserted is not visible to the insert.
    const rows = await db
      .selectFrom('tags')
      .select(['id', 'name'])
      .where('name', 'in', names)
      .orderBy('name')
      .forKeyShare()
      .execute();
    // Fewer if one was deleted between the two statements.
    if (rows.length === values.length) return new Map(rows.map(({ id, name }) => [name, id]));
  }
}

export async function replaceTaggings(
  db: Db,
  target: { type: TaggableType; id: number; ownerId: number | null },
  tagIds: readonly number[],
): Promise<void> {
  await sql`
    delete from taggings
    where taggable_type = ${target.type} and taggable_id = ${target.id} and tag_id <> all(${tagIds}::bigint[])
  `.execute(db);
  if (tagIds.length === 0) return;
  await db
    .insertInto('taggings')
    .values(
      tagIds.map((tag_id, position) => ({
        taggable_type: target.type,
        taggable_id: target.id,
        owner_id: target.ownerId,
        tag_id,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['taggable_type', 'taggable_id', 'tag_id'])
        .doUpdateSet({ position: (eb) => eb.ref('excluded.position') }),
    )
    .execute();
}

export function listTagNames(db: Db, type: TaggableType, ids: readonly number[]) {
  return db
    .selectFrom('taggings')
    .innerJoin('tags', 'tags.id', 'taggings.tag_id')
    .select(['taggings.taggable_id', 'tags.name'])
    .where('taggings.taggable_type', '=', type)
    .where('taggings.taggable_id', 'in', ids)
    .orderBy('taggings.position')
    .execute();
}

/** Deletes the words that nothing is tagged with any more. @public */
export async function deleteUnusedTags(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from tags where not exists (select from taggings where tag_id = tags.id)
    order by id for update skip locked`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from tag_counts where tag_id = any(${ids})`.execute(db);
  await sql`delete from tags where id = any(${ids})`.execute(db);
  return ids.length;
}
