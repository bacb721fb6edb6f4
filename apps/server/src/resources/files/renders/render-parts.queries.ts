import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { RenderRow } from './renders.tables.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    render_parts: { render_id: number; part_id: number };
  }
}

/** Records which renders an image contains, so that none of them is deleted while it does. */
export async function insertParts(db: Db, renderId: number, partIds: readonly number[]): Promise<void> {
  if (partIds.length === 0) return;
  await sql`
    insert into render_parts (render_id, part_id)
    select ${renderId}, part_id from unnest(${partIds}::bigint[]) as part (part_id)
    on conflict do nothing`.execute(db);
}

/** The parts of a render: those that were recorded, and those whose files its scene shows. */
export async function listParts(db: Db, id: number, fileKeys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select part_id as id from render_parts where render_id = ${id}
    union
    select renders.id from blobs join renders on renders.blob_id = blobs.id
    where blobs.key = any(${fileKeys}) and blobs.owner_id is null`.execute(db);
  return rows.map((row) => row.id);
}

/** Fails with a foreign key violation if an order or another image has it. */
export function deleteRender(db: Db, id: number): Promise<Pick<RenderRow, 'blob_id' | 'print_blob_id'> | undefined> {
  return db.deleteFrom('renders').where('id', '=', id).returning(['blob_id', 'print_blob_id']).executeTakeFirst();
}

/** Only where it shows the file. */
export async function replaceInScene(db: Db, id: number, from: string, to: string): Promise<void> {
  await sql`
    update renders set scene = replace(scene::text, ${from}, ${to})::jsonb
    where id = ${id} and strpos(scene::text, ${from}) > 0`.execute(db);
}
