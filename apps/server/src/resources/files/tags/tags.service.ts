import type { TaggableType, TagOption, tagOptions } from '@platen/model/files/tags';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './tags.queries.ts';

/** Things that belong to one customer. Their tags must not be offered to anyone else. */
type OwnedType = Extract<TaggableType, 'Blob' | 'FormOrder'>;
type OwnerOf<T extends TaggableType> = T extends OwnedType ? [ownerId: number | null] : [];

export function listTagOptions(ctx: Context, list: ListQueryOf<typeof tagOptions>): Promise<Page<TagOption>> {
  return queries.listTagOptions(
    ctx.db,
    ctx.caller.seesEveryone ? 'everyone' : { customerId: ctx.caller.accountId },
    list,
  );
}

/**
 * Sets the tags of a thing, in this order; an empty list removes all. Call it with an empty list before deleting a
 * taggable thing: a tagging references it by type and id, so no foreign key removes it.
 */
export async function setTags<T extends TaggableType>(
  db: Db,
  type: T,
  id: number,
  names: readonly string[],
  ...[ownerId = null]: OwnerOf<T>
): Promise<void> {
  const unique = [...new Set(names)];
  const idOf = unique.length > 0 ? await queries.ensureTags(db, unique) : new Map<string, number>();
  const tagIds = unique.flatMap((name) => idOf.get(name) ?? []);
  await queries.replaceTaggings(db, { type, id, ownerId }, tagIds);
}

/** The tags of several things by id, each list in the order in which it was set. */
export async function tagsOf(db: Db, type: TaggableType, ids: readonly number[]): Promise<Map<number, string[]>> {
  const tags = new Map<number, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return tags;
  for (const { taggable_id, name } of await queries.listTagNames(db, type, ids)) tags.get(taggable_id)?.push(name);
  return tags;
}
