import type { SetupStep } from '@platen/model/operations/setup';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    setup: {
      id: Generated<number>;
      /** The set-up code is derived from this and the server's secret; null once there is an account. */
      code_salt: Buffer | null;
      /** Null if the first account came from an earlier build or the demo. */
      checklist_opened_at: string | null;
      checklist_dismissed_at: string | null;
      skipped_steps: Generated<SetupStep[]>;
    };
  }
}

/** The salt that all processes share; the first process creates it. */
export async function ensureSalt(db: Db, fresh: Buffer): Promise<Buffer> {
  const { code_salt } = await db
    .updateTable('setup')
    .set({ code_salt: sql<Buffer>`coalesce(code_salt, ${fresh})` })
    .returning('code_salt')
    .executeTakeFirstOrThrow();
  return code_salt ?? fresh;
}

export async function findSalt(db: Db): Promise<Buffer | null> {
  return (await getSetup(db)).code_salt;
}

export function getSetup(db: Db) {
  return db.selectFrom('setup').selectAll().executeTakeFirstOrThrow();
}

/** Serializes the creation of a first account. */
export async function lockSetup(db: Db): Promise<void> {
  await db.selectFrom('setup').select('id').forUpdate().execute();
}

/** The first account exists: the set-up code expires and the checklist opens. */
export async function finishSetup(db: Db): Promise<void> {
  await db.updateTable('setup').set({ code_salt: null, checklist_opened_at: sql<string>`now()` }).execute();
}

export async function setStepSkipped(db: Db, step: SetupStep, isSkipped: boolean): Promise<void> {
  const without = sql<SetupStep[]>`array_remove(skipped_steps, ${step})`;
  await db
    .updateTable('setup')
    .set({ skipped_steps: isSkipped ? sql<SetupStep[]>`array_append(${without}, ${step})` : without })
    .execute();
}

export async function dismissChecklist(db: Db): Promise<void> {
  await db.updateTable('setup').set({ checklist_dismissed_at: sql<string>`now()` }).execute();
}

/** Which set-up steps are done, in one statement, because every visit of the home page reads it. */
export async function findStepFacts(db: Db) {
  const { rows } = await sql<Record<Exclude<SetupStep, 'mail'>, boolean>>`
    select
      (select count(*) > 1 from (select from users where role <> 'customer' limit 2) as people) as staff,
      exists (select from categories) as categories,
      (select jsonb_array_length(shipping_methods) > 0 from shipping_settings) as shipping_methods,
      exists (select from font_libraries) as fonts,
      exists (select from sku_templates where state = 'published') as template,
      exists (select from users where role = 'customer') as customer,
      (select offline_instructions <> '' from payment_settings) as payment`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the settings have lost their rows');
  return facts;
}
