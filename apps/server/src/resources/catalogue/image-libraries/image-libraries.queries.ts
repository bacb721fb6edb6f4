import type { ImageLibrary, imageLibraryList } from '@platen/model/catalogue/image-libraries';
import type { FileRef } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';
import { hasAnyTag } from '../../files/tags/tags.filter.ts';
import { inCategory } from '../categories/categories.filter.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    image_libraries: ImageLibrariesTable;
    image_library_images: { image_library_id: number; blob_id: number; position: number };
  }
}

interface ImageLibrariesTable {
  id: Generated<number>;
  name: string;
  description: string;
  library_category_id: number | null;
  file_blob_id: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

function selectLibraries(db: Db) {
  return db
    .selectFrom('image_libraries as library')
    .leftJoin('library_categories as category', 'category.id', 'library.library_category_id')
    .leftJoin('blobs as file', 'file.id', 'library.file_blob_id')
    .selectAll('library')
    .select([
      'category.name as category_name',
      'category.parent_id as category_parent_id',
      'file.key as file_key',
      'file.filename as file_name',
    ]);
}

export type ImageLibraryRow = NonNullable<Awaited<ReturnType<typeof findLibrary>>>;

export function listLibraries(db: Db, list: ListQueryOf<typeof imageLibraryList>): Promise<Page<ImageLibraryRow>> {
  return listPage(db, selectLibraries(db), list, {
    where: {
      name_cont: containsIndexed(db, 'image_libraries', 'library', 'name'),
      library_category_id_eq: inCategory(db, 'library_categories', 'library.library_category_id'),
      tags_name_in: hasAnyTag(db, 'ImageLibrary', 'library.id'),
    },
    sort: { created_at: 'library.created_at', name: 'library.name', updated_at: 'library.updated_at' },
    tieBreaker: 'library.id',
    timeZone: 'UTC',
  });
}

export function findLibrary(db: Db, id: number) {
  return selectLibraries(db).where('library.id', '=', id).executeTakeFirst();
}

type Columns = Pick<ImageLibrariesTable, 'name' | 'description' | 'library_category_id' | 'file_blob_id'>;

export async function insertLibrary(db: Db, library: Columns): Promise<number> {
  const row = await db.insertInto('image_libraries').values(library).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateLibrary(db: Db, id: number, library: Columns): Promise<void> {
  await db
    .updateTable('image_libraries')
    .set({ ...library, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteLibrary(db: Db, id: number): Promise<void> {
  await db.deleteFrom('image_libraries').where('id', '=', id).execute();
}

export async function replacePreviews(db: Db, id: number, blobIds: number[]): Promise<void> {
  await db.deleteFrom('image_library_images').where('image_library_id', '=', id).execute();
  const images = blobIds.map((blob_id, position) => ({ image_library_id: id, blob_id, position }));
  if (images.length > 0) await db.insertInto('image_library_images').values(images).execute();
}

export async function previewsOf(db: Db, ids: number[]): Promise<Map<number, FileRef[]>> {
  const files = new Map<number, FileRef[]>();
  if (ids.length === 0) return files;
  const rows = await db
    .selectFrom('image_library_images as image')
    .innerJoin('blobs', 'blobs.id', 'image.blob_id')
    .select(['image.image_library_id', 'blobs.id', 'blobs.key', 'blobs.filename'])
    .where('image.image_library_id', 'in', ids)
    .orderBy('image.position')
    .execute();
  for (const { image_library_id, id, key, filename } of rows) {
    const file = toFileRef({ id, key, filename });
    files.set(image_library_id, [...(files.get(image_library_id) ?? []), file]);
  }
  return files;
}

export function toImageLibrary(row: ImageLibraryRow, tags: string[], previews: FileRef[]): ImageLibrary {
  const { library_category_id, category_name, file_blob_id, file_key, file_name } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    library_category_id,
    library_category:
      library_category_id !== null && category_name !== null
        ? { id: library_category_id, name: category_name, parent_id: row.category_parent_id }
        : null,
    tag_list: tags,
    preview_images: previews,
    file:
      file_blob_id !== null && file_key !== null && file_name !== null
        ? toFileRef({ id: file_blob_id, key: file_key, filename: file_name })
        : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
