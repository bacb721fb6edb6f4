import type { FileRef } from '@platen/model/files/blobs';
import type { Generated, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    applications: ApplicationsTable;
  }
}

interface ApplicationsTable {
  id: Generated<number>;
  name: string;
  description: string;
  share_title: string;
  share_description: string;
  logo_blob_id: number | null;
  share_image_blob_id: number | null;
  poster_image_blob_id: number | null;
  tool_for_mac_blob_id: number | null;
  tool_for_windows_blob_id: number | null;
  tool_version: Generated<string>;
  time_zone: string | null;
  currency: Generated<string>;
}

/** The installation's single row, created by the first migration. */
export function getApplication(db: Db) {
  return db.selectFrom('applications').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
}

export type ApplicationRow = Selectable<ApplicationsTable>;
export type ApplicationChanges = Updateable<ApplicationsTable>;

/** Stores what the set-up page asks for; files are not possible before anyone can sign in. @public */
export async function nameApplication(db: Db, changes: ApplicationChanges): Promise<void> {
  await db.updateTable('applications').set(changes).execute();
}

export async function filesById(db: Db, ids: (number | null)[]): Promise<Map<number, FileRef>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('blobs').select(['id', 'key', 'filename']).where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, toFileRef(row)]));
}

/** Whether there is no account yet. */
export async function needsSetup(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
