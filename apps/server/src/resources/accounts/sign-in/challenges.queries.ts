import { signInChallengeLifeMs, signInChallengeTriesMax } from '@platen/model/accounts/sign-in';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    /** Sign-ins whose password was right and whose second factor is still missing. */
    sign_in_challenges: {
      token_hash: Buffer;
      user_id: number;
      tries: Generated<number>;
      expires_at: string;
    };
  }
}

export async function insertChallenge(db: Db, userId: number, tokenHash: Buffer): Promise<void> {
  const expires_at = new Date(Date.now() + signInChallengeLifeMs).toISOString();
  await db.insertInto('sign_in_challenges').values({ user_id: userId, token_hash: tokenHash, expires_at }).execute();
}

/** The account of a live challenge. */
export function findChallenge(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', signInChallengeTriesMax)
    .executeTakeFirst();
}

/** Counts an attempt, serialized for concurrent ones; undefined if the challenge has expired or has no attempts left. */
export function countAttempt(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('sign_in_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', signInChallengeTriesMax)
    .returning('user_id')
    .executeTakeFirst();
}

/** Returns false if a concurrent request has used it. */
export async function takeChallenge(db: Db, tokenHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** @public */
export async function deleteChallengesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}

/** @public */
export async function sweepSignInChallenges(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', sql<string>`now()`).execute();
}
