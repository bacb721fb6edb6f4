import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    totp_secrets: {
      user_id: number;
      secret_sealed: Buffer;
      /** The time step of the last accepted code: it and every earlier one are used up. */
      last_step: Generated<number>;
      created_at: Generated<string>;
      /** Null until a code was entered: until then nobody is asked for one. */
      confirmed_at: string | null;
      last_used_at: string | null;
    };
  }
}

export function findTotp(db: Db, userId: number) {
  return db.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces a secret that was never confirmed. Returns false if there is a confirmed one. */
export async function insertTotp(db: Db, userId: number, sealed: Buffer): Promise<boolean> {
  const inserted = await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret_sealed: sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: sealed, created_at: sql<string>`now()` })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locked, so that nobody confirms or replaces one meanwhile. */
export function listSealedSecrets(db: Db) {
  return db.selectFrom('totp_secrets').select(['user_id', 'secret_sealed']).forUpdate().execute();
}

export async function updateSealedSecret(db: Db, userId: number, sealed: Buffer): Promise<void> {
  await db.updateTable('totp_secrets').set({ secret_sealed: sealed }).where('user_id', '=', userId).execute();
}

export async function updateConfirmedAt(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('totp_secrets')
    .set({ confirmed_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Returns false if a code of this step or a later one was used before, even by a concurrent request. */
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, last_used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
}
