import type { FontLibrary, fontLibraryList, fontLibraryOptions } from '@platen/model/catalogue/font-libraries';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike, listPage } from '../../../platform/lists/lists.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';
import { hasAnyTag } from '../../files/tags/tags.filter.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    font_libraries: {
      id: Generated<number>;
      name: string;
      blob_id: number;
      created_at: Generated<string>;
      updated_at: Generated<string>;
    };
  }
}

export interface FontLibraryRow {
  id: number;
  name: string;
  blob_id: number;
  key: string;
  filename: string;
  created_at: string;
  updated_at: string;
}

function selectFonts(db: Db) {
  return db
    .selectFrom('font_libraries as font')
    .innerJoin('blobs', 'blobs.id', 'font.blob_id')
    .selectAll('font')
    .select(['blobs.key', 'blobs.filename']);
}

const filterRules = (db: Db) => ({
  keyword: (text: string) => sql<boolean>`font.name ilike ${`%${escapeLike(text)}%`}`,
  name_cont: 'font.name',
  tags_name_in: hasAnyTag(db, 'FontLibrary', 'font.id'),
});
const order = { sort: { created_at: 'font.created_at', name: 'font.name' }, tieBreaker: 'font.id', timeZone: 'UTC' };

export function listFonts(db: Db, list: ListQueryOf<typeof fontLibraryList>): Promise<Page<FontLibraryRow>> {
  return listPage(db, selectFonts(db), list, { where: filterRules(db), ...order });
}

export function listFontOptions(db: Db, list: ListQueryOf<typeof fontLibraryOptions>): Promise<Page<FontLibraryRow>> {
  return listPage(db, selectFonts(db), list, { where: { ...filterRules(db), id_in: 'font.id' }, ...order });
}

export function findFonts(db: Db, ids: number[]): Promise<FontLibraryRow[]> {
  return selectFonts(db).where('font.id', 'in', ids).execute();
}

export function findFontsByName(db: Db, names: string[]): Promise<FontLibraryRow[]> {
  return selectFonts(db).where('font.name', 'in', names).execute();
}

/** The ids of the existing fonts, locked for references that are about to be written. @public */
export async function lockFontsByName(db: Db, names: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('font_libraries')
    .select('id')
    .where(sql<boolean>`name = any(${names})`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders that are about to reference the font wait until the change is done. */
export async function lockFont(db: Db, id: number): Promise<void> {
  await db.selectFrom('font_libraries').select('id').where('id', '=', id).forUpdate().execute();
}

export function findFontByName(db: Db, name: string): Promise<FontLibraryRow | undefined> {
  return selectFonts(db).where(sql<string>`lower(font.name)`, '=', name.toLowerCase()).executeTakeFirst();
}

export async function insertFont(db: Db, font: { name: string; blob_id: number }): Promise<number> {
  const row = await db.insertInto('font_libraries').values(font).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateFont(db: Db, id: number, font: { name: string; blob_id: number }): Promise<void> {
  await db
    .updateTable('font_libraries')
    .set({ ...font, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function isFontInUse(db: Db, id: number): Promise<boolean> {
  const use = await db
    .selectFrom('sku_template_fonts')
    .select('position')
    .where('font_library_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined || (await isFontOrdered(db, id));
}

/** Whether orders are drawn with the font, even if no template has it any more. */
export async function isFontOrdered(db: Db, id: number): Promise<boolean> {
  const use = await db
    .selectFrom('ordered_template_fonts')
    .select('font_library_id')
    .where('font_library_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

export async function deleteFont(db: Db, id: number): Promise<void> {
  await db.deleteFrom('font_libraries').where('id', '=', id).execute();
}

export function toFontLibrary(row: FontLibraryRow, tags: string[]): FontLibrary {
  return {
    id: row.id,
    name: row.name,
    font_file: toFileRef({ id: row.blob_id, key: row.key, filename: row.filename }),
    tags,
    tag_list: tags,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
