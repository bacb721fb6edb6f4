import type { Member } from '@platen/model/accounts/members';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** When a member was last active, the sessions know. */
export type MemberRow = Omit<Member, 'last_used_at'>;

/** The owner first, then in the order of joining. */
export function listMembers(db: Db, companyId: number): Promise<MemberRow[]> {
  return selectMembers(db, companyId).orderBy(sql`(users.member_role = 'owner') desc`).orderBy('users.id').execute();
}

export function findMember(db: Db, companyId: number, id: number): Promise<MemberRow | undefined> {
  return selectMembers(db, companyId).where('users.id', '=', id).executeTakeFirst();
}

function selectMembers(db: Db, companyId: number) {
  return db
    .selectFrom('users')
    .select(['users.id', 'login_name', 'screen_name', 'email', 'member_role as role', 'is_block', 'created_at'])
    .select(sql<boolean>`invited_at is not null`.as('is_invited'))
    .where('users.company_id', '=', companyId)
    .where('users.removed_at', 'is', null);
}
