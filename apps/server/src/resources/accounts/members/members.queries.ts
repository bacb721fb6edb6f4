import type { Member } from '@platen/model/accounts/members';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** When a member was last active, the sessions know. */
export type MemberRow = Omit<Member, 'last_used_at'>;

/** The owner first, then in the order of joining. */
export function listMembers(db: Db, accountId: number): Promise<MemberRow[]> {
  return selectMembers(db, accountId).orderBy(sql`(users.member_role = 'owner') desc`).orderBy('users.id').execute();
}

export function findMember(db: Db, accountId: number, id: number): Promise<MemberRow | undefined> {
  return selectMembers(db, accountId).where('users.id', '=', id).executeTakeFirst();
}

function selectMembers(db: Db, accountId: number) {
  return db
    .selectFrom('users')
    .select(['users.id', 'login_name', 'screen_name', 'email', 'member_role as role', 'is_block', 'created_at'])
    .where((eb) => eb.or([eb('users.id', '=', accountId), eb('users.account_id', '=', accountId)]))
    .where('users.removed_at', 'is', null);
}

/** All people of a company, also those who were removed: what is known about them goes with the company. @public */
export async function listPersonIds(db: Db, accountId: number): Promise<number[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', accountId), eb('account_id', '=', accountId)]))
    .execute();
  return people.map(({ id }) => id);
}
