import type { RetentionException, RetentionExceptionInput } from '@platen/model/operations/data-protection';
import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    retention_settings: { id: number; days: number };
    retention_exceptions: {
      id: Generated<number>;
      user_id: number | null;
      sku_template_id: number | null;
      days: number;
      created_at: Generated<string>;
    };
  }
}

export async function getDays(db: Db): Promise<number> {
  const { days } = await db.selectFrom('retention_settings').select('days').executeTakeFirstOrThrow();
  return days;
}

export async function setDays(db: Db, days: number): Promise<void> {
  await db.updateTable('retention_settings').set({ days }).execute();
}

export async function listExceptions(db: Db): Promise<RetentionException[]> {
  const rows = await db
    .selectFrom('retention_exceptions as exception')
    .leftJoin('users', 'users.id', 'exception.user_id')
    .leftJoin('sku_templates as template', 'template.id', 'exception.sku_template_id')
    .select(['exception.id', 'exception.days', 'exception.user_id', 'exception.sku_template_id'])
    .select(['users.screen_name', 'template.no', 'template.name'])
    .orderBy('exception.id')
    .execute();
  return rows.map(({ id, days, user_id, sku_template_id, screen_name, no, name }) => ({
    id,
    days,
    user: user_id === null ? null : { id: user_id, screen_name: screen_name ?? '' },
    sku_template: sku_template_id === null ? null : { id: sku_template_id, no: no ?? '', name: name ?? '' },
  }));
}

/** Another exception for the same customer or template is replaced. */
export async function insertException(
  db: Db,
  { user_id, sku_template_id, days }: RetentionExceptionInput,
): Promise<void> {
  await db
    .insertInto('retention_exceptions')
    .values({ user_id: user_id ?? null, sku_template_id: sku_template_id ?? null, days })
    .onConflict((conflict) =>
      conflict.column(user_id === undefined ? 'sku_template_id' : 'user_id').doUpdateSet({ days }),
    )
    .execute();
}

export async function deleteException(db: Db, id: number): Promise<void> {
  await db.deleteFrom('retention_exceptions').where('id', '=', id).execute();
}
