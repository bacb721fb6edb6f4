import type { ImportPhotoSlot, ImportPhotos, UnmatchedImportPhoto } from '@platen/model/orders/import-tasks';
import type { ColumnType, Generated } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    import_task_photos: ImportTaskPhotosTable;
  }
}

/** What a check found, without the assignments. */
export type FoundPhotos = Omit<ImportPhotos, 'assigned' | 'is_outdated'>;

/**
 * A photo and its assigned place, with everything that is shown of both, because the next check no longer lists them.
 */
export type AssignedPhoto = ImportPhotoSlot & { photo: UnmatchedImportPhoto };

interface ImportTaskPhotosTable {
  import_task_id: number;
  found: ColumnType<FoundPhotos, string, string>;
  assignments: ColumnType<AssignedPhoto[], string | undefined, string>;
  is_outdated: Generated<boolean>;
}

export async function findPhotos(db: Db, taskId: number): Promise<ImportPhotos | undefined> {
  const row = await db
    .selectFrom('import_task_photos')
    .selectAll()
    .where('import_task_id', '=', taskId)
    .executeTakeFirst();
  return row && { ...row.found, assigned: row.assignments, is_outdated: row.is_outdated };
}

/** Replaces what the previous check found; assignments stay. */
export async function saveFoundPhotos(db: Db, taskId: number, photos: FoundPhotos): Promise<void> {
  const found = JSON.stringify(photos);
  await db
    .insertInto('import_task_photos')
    .values({ import_task_id: taskId, found })
    .onConflict((conflict) => conflict.column('import_task_id').doUpdateSet({ found, is_outdated: false }))
    .execute();
}

/** Assigning photos makes the last check outdated, because it did not check what would be ordered. */
export async function saveAssignments(
  db: Db,
  taskId: number,
  found: FoundPhotos,
  assigned: readonly AssignedPhoto[],
): Promise<void> {
  const changed = { found: JSON.stringify(found), assignments: JSON.stringify(assigned), is_outdated: true };
  await db.updateTable('import_task_photos').set(changed).where('import_task_id', '=', taskId).execute();
}
