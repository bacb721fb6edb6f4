import type { ResetLink } from '@platen/model/accounts/accounts';
import { type MemberRole, memberRoleRecords } from '@platen/model/accounts/member-roles';
import {
  type InvitedMember,
  type Member,
  type MemberInvitation,
  type MemberUpdate,
  membersMax,
} from '@platen/model/accounts/members';
import { includesAbilities } from '@platen/model/accounts/roles';
import type { Context, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { lockCompany } from '../companies/companies.queries.ts';
import { removeAllFactors } from '../factors/factors.service.ts';
import { createInvitationLink, createResetLink } from '../passwords/passwords.service.ts';
import { endSessionsOf, listLastUses } from '../sessions/sessions.queries.ts';
import { mailInvitation } from '../user-administration/invitation-mail.service.ts';
import { markRemoved, setMemberRole } from '../users/users.queries.ts';
import { createUser, getUserWithWallet } from '../users/users.service.ts';
import * as queries from './members.queries.ts';

export async function listMembers({ db, caller }: Context): Promise<{ data: Member[] }> {
  return { data: await withLastUses(db, await queries.listMembers(db, caller.accountId)) };
}

/** For the factory. Its own people have no company. */
export async function listMembersOf({ db }: Context, accountId: number): Promise<{ data: Member[] }> {
  await getUserWithWallet(db, accountId);
  return { data: await withLastUses(db, await queries.listMembers(db, accountId)) };
}

/**
 * Creates the login and the link to choose its password. The email is sent after the commit, because it cannot be taken
 * back, and a slow mail server must not hold a transaction open.
 */
export async function inviteMember(ctx: RequestContext, { role, ...person }: MemberInvitation): Promise<InvitedMember> {
  assertCanGive(ctx, role);
  const { accountId } = ctx.caller;
  const invited = await ctx.db.transaction().execute(async (db) => {
    await lockCompany(db, accountId);
    if ((await queries.listMembers(db, accountId)).length >= membersMax) {
      throw appError('members_limit', { max: membersMax });
    }
    const id = await createUser(db, { ...person, role: 'customer', company_id: accountId, member_role: role });
    const link = await createInvitationLink({ ...linkContextOf(ctx), db }, person.login_name);
    return { member: await getMember({ ...ctx, db }, id), link };
  });
  ctx.log.info({ userId: invited.member.id, by: ctx.caller.id }, 'a member was invited');
  return { ...invited, is_mailed: await mailInvitation(ctx, { user: invited.member, link: invited.link }) };
}

export async function updateMember(ctx: Context, id: number, { role }: MemberUpdate): Promise<Member> {
  await lockChangeableMember(ctx, id);
  assertCanGive(ctx, role);
  await setMemberRole(ctx.db, id, role);
  return getMember(ctx, id);
}

/** For members who have lost their invitation or their password: the link is passed on, and nobody sees a password. */
export async function createMemberResetLink(ctx: RequestContext, id: number): Promise<ResetLink> {
  const member = await lockChangeableMember(ctx, id);
  if (member.is_block) throw appError('frozen_password_reset');
  return createResetLink(linkContextOf(ctx), member.login_name);
}

/** The person can no longer sign in. What they ordered, and the API keys that they created, belong to the company. */
export async function removeMember(ctx: Context, id: number): Promise<void> {
  await lockChangeableMember(ctx, id);
  await markRemoved(ctx.db, id);
  await endSessionsOf(ctx.db, id);
  await removeAllFactors(ctx.db, id);
  ctx.log.info({ userId: id, by: ctx.caller.id }, 'a member was removed');
}

export async function transferOwnership(ctx: Context, id: number): Promise<{ data: Member[] }> {
  await lockCompany(ctx.db, ctx.caller.accountId);
  if (id === ctx.caller.id) throw appError('own_membership');
  const member = await getMember(ctx, id);
  if (member.is_block) throw appError('account_frozen');
  // The caller's role was read before the lock: a second transfer at the same time must not make a second owner.
  if ((await getMember(ctx, ctx.caller.id)).role !== 'owner') throw appError('not_allowed');
  await setMemberRole(ctx.db, ctx.caller.id, 'manager');
  await setMemberRole(ctx.db, id, 'owner');
  ctx.log.info({ userId: id, by: ctx.caller.id }, 'ownership transferred');
  return listMembers(ctx);
}

async function getMember({ db, caller }: Context, id: number): Promise<Member> {
  const member = await queries.findMember(db, caller.accountId, id);
  const [found] = await withLastUses(db, member ? [member] : []);
  if (!found) throw appError('not_found');
  return found;
}

async function withLastUses(db: Db, members: readonly queries.MemberRow[]): Promise<Member[]> {
  const uses = await listLastUses(
    db,
    members.map(({ id }) => id),
  );
  return members.map((member) => ({ ...member, last_used_at: uses.get(member.id) ?? null }));
}

/** A member of the caller's company whom the caller may change. */
async function lockChangeableMember(ctx: Context, id: number): Promise<Member> {
  await lockCompany(ctx.db, ctx.caller.accountId);
  const member = await getMember(ctx, id);
  if (id === ctx.caller.id) throw appError('own_membership');
  if (member.role === 'owner') throw appError('owner_membership');
  return member;
}

/** Nobody gives a role that may do more than they may themselves. */
function assertCanGive({ caller }: Context, role: MemberRole): void {
  if (!includesAbilities(caller.abilities, memberRoleRecords[role].abilities)) throw appError('not_allowed');
}

function linkContextOf({ db, platform, request }: RequestContext) {
  return { db, config: platform.config, origin: request.origin };
}
