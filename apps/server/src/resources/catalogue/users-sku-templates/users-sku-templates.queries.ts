import type { usersSkuTemplateList, usersSkuTemplateOptions } from '@platen/model/catalogue/sku-templates';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import { inCategory } from '../categories/categories.filter.ts';
import { nameOrNumber } from '../sku-templates/sku-templates.filter.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    users_sku_templates: {
      id: Generated<number>;
      user_id: number;
      sku_template_id: number;
      created_at: Generated<string>;
    };
  }
}

export interface EntryRow {
  id: number;
  user_id: number;
  sku_template_id: number;
  created_at: string;
}

function selectEntries(db: Db, owner: Owner) {
  const entries = db
    .selectFrom('users_sku_templates as entry')
    .innerJoin('sku_templates as template', 'template.id', 'entry.sku_template_id')
    .selectAll('entry');
  return owner === 'everyone' ? entries : entries.where('entry.user_id', '=', owner);
}

const order = { sort: { created_at: 'entry.created_at' }, tieBreaker: 'entry.id', timeZone: 'UTC' };

export function listEntries(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof usersSkuTemplateList>,
): Promise<Page<EntryRow>> {
  return listPage(db, selectEntries(db, owner), list, {
    where: {
      sku_template_no_cont: containsIndexed(db, 'sku_templates', 'template', 'no'),
      sku_template_name_cont: containsIndexed(db, 'sku_templates', 'template', 'name'),
      sku_template_category_id_eq: inCategory(db, 'categories', 'template.category_id'),
      sku_template_kind_eq: 'template.kind',
      user_id_eq: 'entry.user_id',
    },
    ...order,
  });
}

export async function listEntryOptions(db: Db, owner: Owner, list: ListQueryOf<typeof usersSkuTemplateOptions>) {
  const entries = selectEntries(db, owner).select(['template.no', 'template.name']);
  const page = await listPage(db, entries, list, {
    where: {
      keyword: nameOrNumber(db),
      id_in: 'entry.id',
      sku_template_kind_eq: 'template.kind',
    },
    ...order,
  });
  return { ...page, data: page.data.map(({ id, no, name }) => ({ id, display_name: `${no} ${name}` })) };
}

export function findEntry(db: Db, owner: Owner, id: number): Promise<EntryRow | undefined> {
  return selectEntries(db, owner).where('entry.id', '=', id).executeTakeFirst();
}

/** Does nothing if the template is in the list already. */
export async function insertEntry(db: Db, userId: number, skuTemplateId: number): Promise<number | undefined> {
  const row = await db
    .insertInto('users_sku_templates')
    .values({ user_id: userId, sku_template_id: skuTemplateId })
    .onConflict((conflict) => conflict.columns(['user_id', 'sku_template_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users_sku_templates').where('id', '=', id).execute();
}
