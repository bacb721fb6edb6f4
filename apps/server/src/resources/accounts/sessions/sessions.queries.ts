import { sessionLifeMs } from '@platen/model/accounts/accounts';
import { deviceOf } from '@platen/model/accounts/devices';
import { type OpenSession, reauthenticationLifeMs } from '@platen/model/accounts/sign-in';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    sessions: {
      id: Generated<number>;
      user_id: number;
      token_hash: Buffer;
      address: string;
      user_agent: string;
      created_at: Generated<string>;
      last_used_at: Generated<string>;
      /** When the owner signed in or last confirmed who they are. */
      authenticated_at: Generated<string>;
      /** When it ends however much it is used; null in sessions of the release before. */
      ends_at: string | null;
      /** From when it is only good for setting up a second factor. */
      enroll_from: string | null;
    };
  }
}

const interval = (ms: number) => sql.raw(`interval '${ms / 1000} seconds'`);
const idleLife = interval(sessionLifeMs);
const recentLife = interval(reauthenticationLifeMs);
const endsAt = sql<string>`coalesce(sessions.ends_at, sessions.created_at + ${idleLife})`;
const isLive = sql<boolean>`sessions.last_used_at > now() - ${idleLife} and ${endsAt} > now()`;

export interface NewSession {
  user_id: number;
  token_hash: Buffer;
  address: string;
  user_agent: string;
  enroll_from: string | null;
}

/** Returns when the session ends if it is not used. */
export async function insertSession(db: Db, session: NewSession, lifeMs: number): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({ ...session, ends_at: sql<string>`now() + ${interval(lifeMs)}` })
    .returning(sql<string>`least(${endsAt}, sessions.created_at + ${idleLife})`.as('expires_at'))
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** The live session of a token and its owner. Read on every request, so it is a single indexed statement. */
export function findSessionOwner(db: Db, hash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('custom_roles', 'custom_roles.id', 'users.custom_role_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .select(['users.id', 'users.role', 'users.company_id', 'users.member_role'])
    .select(sql<boolean>`users.is_block or coalesce(companies.is_block, false)`.as('is_block'))
    .select('custom_roles.abilities as custom_abilities')
    .select(sql<boolean>`sessions.authenticated_at > now() - ${recentLife}`.as('is_recent'))
    .select(sql<boolean>`coalesce(sessions.enroll_from <= now(), false)`.as('must_enroll'))
    .where('sessions.token_hash', '=', hash)
    .where('users.removed_at', 'is', null)
    .where(isLive)
    .executeTakeFirst();
}

/** The newest use first. */
export async function listSessions(db: Db, userId: number, currentId: number | undefined): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_used_at', endsAt.as('expires_at')])
    .where('user_id', '=', userId)
    .where(isLive)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ user_agent, ...row }) => ({
    ...row,
    device: deviceOf(user_agent),
    is_current: row.id === currentId,
  }));
}

/** When each of these people was last active. Who has no session is missing. @public */
export async function listLastUses(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select(['user_id', ({ fn }) => fn.max('last_used_at').as('last_used_at')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, last_used_at }) => [user_id, last_used_at]));
}

export async function touchSession(db: Db, id: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: sql<string>`now()` }).where('id', '=', id).execute();
}

export async function updateAuthenticatedAt(db: Db, id: number): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** From then on these people can only set up a second factor; with null, they can do everything again. @public */
export async function setEnrollFrom(db: Db, userIds: readonly number[], enrollFrom: string | null): Promise<void> {
  if (userIds.length === 0) return;
  await db.updateTable('sessions').set({ enroll_from: enrollFrom }).where('user_id', 'in', userIds).execute();
}

/** @public */
export async function clearEnrollFrom(db: Db): Promise<void> {
  await db.updateTable('sessions').set({ enroll_from: null }).where('enroll_from', 'is not', null).execute();
}

/** Returns whether the owner had such a session. */
export async function deleteSession(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @public */
export async function endSessionsOf(db: Db, userId: number, keptId?: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId as number))
    .execute();
}

/** @public */
export async function sweepSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`not (${isLive})`).execute();
}
