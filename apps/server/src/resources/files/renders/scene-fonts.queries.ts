import type { Db } from '../../../platform/database/database.ts';

/** The files of the existing fonts. Layers reference fonts by name, not by id. */
export async function listFontFiles(
  db: Db,
  names: readonly string[],
): Promise<{ name: string; key: string; checksum: string }[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('font_libraries as font')
    .innerJoin('blobs', 'blobs.id', 'font.blob_id')
    .select(['font.name', 'blobs.key', 'blobs.checksum'])
    .where('font.name', 'in', names)
    .execute();
}
