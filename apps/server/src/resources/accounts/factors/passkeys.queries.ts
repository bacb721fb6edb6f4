import type { Passkey } from '@platen/model/accounts/factors';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    passkeys: PasskeysTable;
    passkey_challenges: {
      challenge: string;
      purpose: ChallengePurpose;
      /** Null if anybody's passkey may answer it. */
      user_id: number | null;
      expires_at: string;
    };
  }
}

/** A challenge that was made for one purpose cannot be answered for another. */
export type ChallengePurpose = 'register' | 'sign_in' | 'second_factor' | 'reauthenticate';

interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  credential_id: string;
  public_key: Buffer;
  /** How often the authenticator says that it was used; 0 if it does not count. */
  counter: number;
  transports: string[];
  is_synced: boolean;
  created_at: Generated<string>;
  last_used_at: string | null;
}
export type PasskeyRow = Selectable<PasskeysTable>;

export async function insertChallenge(
  db: Db,
  challenge: { challenge: string; purpose: ChallengePurpose; user_id: number | null },
  lifeMs: number,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ ...challenge, expires_at: new Date(Date.now() + lifeMs).toISOString() })
    .execute();
}

/** Uses a challenge up; undefined if there is none, or it has expired. */
export function takeChallenge(db: Db, challenge: string, purpose: ChallengePurpose) {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst();
}

/** @public */
export async function sweepPasskeyChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', sql<string>`now()`).execute();
}

export function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Returns false if it is registered already. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateUse(db: Db, id: number, use: Pick<PasskeyRow, 'counter' | 'is_synced'>): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ ...use, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the owner has such a passkey; so does the next one. */
export async function updateName(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePasskeysOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

export function toPasskey({ id, name, is_synced, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, is_synced, created_at, last_used_at };
}
