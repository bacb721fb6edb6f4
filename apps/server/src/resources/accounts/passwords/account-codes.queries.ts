import { codeLifeMs } from '@platen/model/accounts/accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    account_codes: {
      /** The requested name in lower case, whether or not such an account exists. */
      login_name: string;
      event: string;
      /** Null if an attempt was made although no code was requested. */
      code_hash: Buffer | null;
      tries: number;
      expires_at: string;
    };
  }
}

/** A code that was sent, or a link that the factory created: failed attempts at one do not invalidate the other. */
export type CodeEvent = 'reset_password' | 'reset_link';

interface AttemptedCode {
  code_hash: Buffer | null;
  /** Including this one. */
  tries: number;
  is_live: boolean;
}

/** Only the newest code of a name is valid. */
export async function setCode(
  db: Db,
  loginName: string,
  event: CodeEvent,
  code: { hash: Buffer; expires_at: string },
): Promise<void> {
  const fresh = { code_hash: code.hash, tries: 0, expires_at: code.expires_at };
  await db
    .insertInto('account_codes')
    .values({ login_name: loginName.toLowerCase(), event, ...fresh })
    .onConflict((conflict) => conflict.columns(['login_name', 'event']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts an attempt, serialized for concurrent ones, and returns the code it is compared with. A name without a code
 * gets a row too: skipping the write would be faster and reveal who has requested a code.
 */
export function countAttempt(db: Db, loginName: string, event: CodeEvent): Promise<AttemptedCode> {
  return db
    .insertInto('account_codes')
    .values({
      login_name: loginName.toLowerCase(),
      event,
      code_hash: null,
      tries: 1,
      expires_at: timestampIn(codeLifeMs),
    })
    .onConflict((conflict) =>
      conflict.columns(['login_name', 'event']).doUpdateSet({ tries: sql<number>`account_codes.tries + 1` }),
    )
    .returning(['code_hash', 'tries', sql<boolean>`expires_at > now()`.as('is_live')])
    .executeTakeFirstOrThrow();
}

export async function deleteCodes(db: Db, loginName: string): Promise<void> {
  await db.deleteFrom('account_codes').where('login_name', '=', loginName.toLowerCase()).execute();
}

/** @public */
export async function sweepCodes(db: Db): Promise<void> {
  await db.deleteFrom('account_codes').where('expires_at', '<=', sql<string>`now()`).execute();
}

export function timestampIn(lifeMs: number): string {
  return new Date(Date.now() + lifeMs).toISOString();
}
