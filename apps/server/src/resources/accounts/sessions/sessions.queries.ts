import { sessionLifeMs } from '@platen/model/accounts';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

declare module '../../../platform/database.ts' {
  interface Database {
    sessions: {
      id: Generated<number>;
      user_id: number;
      token_hash: Buffer;
      address: string;
      user_agent: string;
      created_at: Generated<string>;
      last_used_at: Generated<string>;
    };
  }
}

const sessionLife = sql.raw(`interval '${sessionLifeMs / 1000} seconds'`);

interface NewSession {
  user_id: number;
  token_hash: Buffer;
  address: string;
  user_agent: string;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const row = await db.insertInto('sessions').values(session).returning('created_at').executeTakeFirstOrThrow();
  return row.created_at;
}

/** The live session of a token and its owner. Read on every request, so it is a single indexed statement. */
export function findSessionOwner(db: Db, hash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.last_used_at', 'users.id', 'users.role', 'users.is_block'])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.last_used_at', '>', sql<string>`now() - ${sessionLife}`)
    .executeTakeFirst();
}

export async function touchSession(db: Db, id: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: sql<string>`now()` }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('last_used_at', '<=', sql<string>`now() - ${sessionLife}`).execute();
}
