import { codeLifeMs } from '@platen/model/accounts';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

declare module '../../../platform/database.ts' {
  interface Database {
    verification_codes: {
      id: Generated<number>;
      user_id: number;
      event: string;
      code_hash: Buffer | null;
      wrong_tries: Generated<number>;
      expires_at: string;
      used_at: string | null;
      created_at: Generated<string>;
    };
  }
}

export async function insertCode(db: Db, userId: number, event: string): Promise<number> {
  const expiresAt = new Date(Date.now() + codeLifeMs).toISOString();
  const row = await db
    .insertInto('verification_codes')
    .values({ user_id: userId, event, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setCodeHash(db: Db, id: number, codeHash: Buffer): Promise<void> {
  await db.updateTable('verification_codes').set({ code_hash: codeHash }).where('id', '=', id).execute();
}

/** The newest live code of a person, locked: parallel guesses must be counted one after the other. */
export function lockLiveCode(db: Db, userId: number, event: string) {
  return db
    .selectFrom('verification_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function countWrongTry(db: Db, id: number): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A code that served takes all its older siblings with it. */
export async function useCodes(db: Db, userId: number, event: string): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredCodes(db: Db): Promise<void> {
  await db.deleteFrom('verification_codes').where('expires_at', '<=', sql<string>`now()`).execute();
}
