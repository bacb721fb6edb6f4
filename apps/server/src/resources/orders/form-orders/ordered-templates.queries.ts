import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderedTemplatesTable } from './ordered-templates.tables.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    ordered_template_files: { ordered_template_id: number; blob_id: number };
    ordered_template_fonts: { ordered_template_id: number; font_library_id: number };
  }
}

export function findOrderedTemplate(db: Db, digest: Buffer): Promise<{ id: number } | undefined> {
  return db.selectFrom('ordered_templates').select('id').where('digest', '=', digest).executeTakeFirst();
}

/** Undefined if a concurrent order has inserted the version. */
export function insertOrderedTemplate(
  db: Db,
  template: Insertable<OrderedTemplatesTable>,
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('ordered_templates')
    .values(template)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** References the assets of the version, so that nobody deletes them while orders are printed from it. */
export async function insertAssets(db: Db, id: number, blobIds: number[], fontIds: number[]): Promise<void> {
  await sql`insert into ordered_template_files (ordered_template_id, blob_id)
    select ${id}, unnest(${blobIds}::bigint[])`.execute(db);
  await sql`insert into ordered_template_fonts (ordered_template_id, font_library_id)
    select ${id}, unnest(${fontIds}::bigint[])`.execute(db);
}
