import type { Ability } from '@platen/model/abilities/abilities';
import type { ResetLink } from '@platen/model/accounts/accounts';
import type { CustomerPlanInput } from '@platen/model/accounts/customer-plans';
import { accountAbilities, includesAbilities, isCustomer } from '@platen/model/accounts/roles';
import type { PersonSignIn } from '@platen/model/accounts/sign-in';
import type {
  AdvanceInput,
  InvitedUser,
  User,
  UserDetail,
  UserInput,
  UserInvitation,
  UserRole,
  UserUpdate,
  userList,
} from '@platen/model/accounts/users';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { yuanToFen } from '@platen/model/money/money';
import { takesPartInApprovals } from '@platen/model/wallet/approval-abilities';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { deleteApiKeysOf } from '../../connections/api-keys/api-keys.queries.ts';
import type { ApprovedMovement } from '../../wallet/approvals/approval-decisions.service.ts';
import {
  assertNothingWaits,
  countIfAlone,
  findWaitingAdvance,
  requestApproval,
} from '../../wallet/approvals/approvals.service.ts';
import { listAdvanceGrants } from '../../wallet/wallets/wallets.queries.ts';
import { setAdvance } from '../../wallet/wallets/wallets.service.ts';
import { recordAccessGrant } from '../access-grants/access-grants.service.ts';
import { listPersonIds, updateCompany } from '../companies/companies.queries.ts';
import { removeAllFactors, summarizeFactors } from '../factors/factors.service.ts';
import { createInvitationLink, createResetLink } from '../passwords/passwords.service.ts';
import { lockAbilitiesOf } from '../roles/roles.service.ts';
import { queueContactNotice, queueSecurityNotice } from '../security-notices/security-notices.service.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';
import { listSessionsOf } from '../sessions/sessions.service.ts';
import { listUsers, setRole, type UserWithWallet, updateContact } from '../users/users.queries.ts';
import { assertOtherAdmin, createUser, getUser, getUserWithWallet, setFrozen } from '../users/users.service.ts';
import { mailInvitation } from './invitation-mail.service.ts';

export function listPeople(ctx: Context, list: ListQueryOf<typeof userList>): Promise<Page<User>> {
  return listUsers(ctx.db, list);
}

export async function getPerson(ctx: Context, id: number): Promise<UserDetail> {
  return {
    ...(await getUser(ctx.db, id)),
    advance_grants: await listAdvanceGrants(ctx.db, id),
    waiting_advance_amount: await findWaitingAdvance(ctx.db, id),
  };
}

export async function createPerson(ctx: Context, input: UserInput): Promise<UserDetail> {
  await assertCanAssign(ctx, input);
  const id = await createUser(ctx.db, { ...input, factory_name: ctx.platform.settings.factoryName });
  if (!isCustomer(input.role)) await recordAccessGrant(ctx, [id], 'created');
  return getPerson(ctx, id);
}

/**
 * Creates the account and the link to choose its password. The email is sent after the commit, because it cannot be
 * taken back, and a slow mail server must not hold a transaction open.
 */
export async function invitePerson(ctx: RequestContext, input: UserInvitation): Promise<InvitedUser> {
  await assertCanAssign(ctx, input);
  const invited = await ctx.db.transaction().execute(async (db) => {
    const user = await getPerson({ ...ctx, db }, await createUser(db, input));
    if (!isCustomer(input.role)) await recordAccessGrant({ ...ctx, db }, [user.id], 'invited');
    const linkContext = { db, config: ctx.platform.config, origin: ctx.request.origin };
    return { user, link: await createInvitationLink(linkContext, user.login_name) };
  });
  ctx.log.info({ userId: invited.user.id, by: ctx.caller.id }, 'a person was invited');
  return { ...invited, is_mailed: await mailInvitation(ctx, invited) };
}

export async function setPersonFrozen(ctx: Context, id: number, isFrozen: boolean): Promise<UserDetail> {
  const user = await getUserWithWallet(ctx.db, id);
  assertCanFreeze(ctx, user);
  // Otherwise the last admin could freeze their own account, and nobody could undo it.
  if (id === ctx.caller.id) throw appError('own_account_freeze');
  if (isFrozen && abilitiesOf(user).has('users.manage_admins')) await assertOtherAdmin(ctx.db, id);
  await setFrozen(ctx.db, id, isFrozen);
  // Sessions and keys are useless while the account is frozen. Unfreezing must not revive them.
  if (!isFrozen) {
    for (const personId of await listPersonIds(ctx.db, id)) await endSessionsOf(ctx.db, personId);
    await deleteApiKeysOf(ctx.db, id);
    if (!isCustomer(user.role)) await recordAccessGrant(ctx, [id], 'unfrozen');
  }
  return getPerson(ctx, id);
}

export async function updatePerson(ctx: RequestContext, id: number, update: UserUpdate): Promise<UserDetail> {
  const user = await getUserWithWallet(ctx.db, id);
  assertCanGiveAccess(ctx, user);
  const changed = (['email', 'phone'] as const).find((field) => (update[field] || null) !== (user[field] || null));
  if (changed) await assertCanChangeContact(ctx, user, changed);
  await updateContact(ctx.db, id, update);
  if (user.company_id === id) await updateCompany(ctx.db, id, { name: update.screen_name });
  return getPerson(ctx, id);
}

/** Codes for a new password go to the contact: whoever changes it can give the account away, which its owner must notice. */
async function assertCanChangeContact(
  ctx: RequestContext,
  user: UserWithWallet,
  field: 'email' | 'phone',
): Promise<void> {
  const isOwn = user.id === ctx.caller.id;
  if (!isOwn && !ctx.caller.abilities.has('users.reset_password')) throw appError('contact_not_allowed').at(field);
  if (!isCustomer(user.role)) await recordAccessGrant(ctx, [user.id], 'contact');
  await queueContactNotice(ctx, user);
}

/**
 * Gives a colleague another role, which applies from their next request. Customers stay customers: they have a wallet and
 * orders, and colleagues have neither.
 */
export async function setPersonRole(ctx: Context, id: number, assigned: UserRole): Promise<UserDetail> {
  const user = await getUserWithWallet(ctx.db, id);
  // Otherwise the last admin could give the role away, and nobody could undo it.
  if (id === ctx.caller.id) throw appError('own_role');
  if (isCustomer(user.role) || isCustomer(assigned.role)) throw appError('role_of_customer');
  assertCanGiveAccess(ctx, user);
  await assertCanAssign(ctx, { ...assigned, screen_name: user.screen_name });
  if (abilitiesOf(user).has('users.manage_admins')) await assertOtherAdmin(ctx.db, id);
  await setRole(ctx.db, id, assigned);
  await recordAccessGrant(ctx, [id], 'role');
  ctx.log.info({ userId: id, by: ctx.caller.id, from: user.role, to: assigned }, 'the role of a person was changed');
  return getPerson(ctx, id);
}

/** For people who have lost their password and get no messages: staff pass on the link, and never see a password. */
export async function createPersonResetLink(ctx: RequestContext, id: number): Promise<ResetLink> {
  const user = await getUserWithWallet(ctx.db, id);
  assertCanGiveAccess(ctx, user);
  // Otherwise someone at an unattended screen could take over the account.
  if (id === ctx.caller.id) throw appError('own_password_reset');
  if (user.is_frozen) throw appError('frozen_password_reset');
  if (!isCustomer(user.role)) await recordAccessGrant(ctx, [id], 'password');
  ctx.log.info({ userId: id, by: ctx.caller.id }, 'a password reset link was created');
  return createResetLink({ db: ctx.db, config: ctx.platform.config, origin: ctx.request.origin }, user.login_name);
}

/** Keys of the customer have the new limits from their next call. */
export async function setPersonPlan(ctx: Context, id: number, { plan }: CustomerPlanInput): Promise<UserDetail> {
  const user = await getUserWithWallet(ctx.db, id);
  if (!isCustomer(user.role)) throw appError('plan_of_staff');
  await assertAccount(ctx, user);
  await updateCompany(ctx.db, id, { plan });
  return getPerson(ctx, id);
}

export async function getPersonSignIn(ctx: Context, id: number): Promise<PersonSignIn> {
  assertCanManageUser(ctx, await getUserWithWallet(ctx.db, id));
  return { sessions: await listSessionsOf(ctx.db, id), ...(await summarizeFactors(ctx.db, id)) };
}

/** The keys of a person of the factory are that person’s too; those of a company stay, because others work with them. */
export async function endPersonSessions(ctx: Context, id: number): Promise<void> {
  const user = await getUserWithWallet(ctx.db, id);
  assertCanManageUser(ctx, user);
  ctx.log.info({ userId: id, by: ctx.caller.id }, 'the sessions of a person were ended');
  await endSessionsOf(ctx.db, id);
  if (!isCustomer(user.role)) await deleteApiKeysOf(ctx.db, id);
}

/** For people who have lost their factors and their recovery codes. Their password alone signs them in afterwards. */
export async function resetPersonFactors(ctx: RequestContext, id: number): Promise<void> {
  const user = await getUserWithWallet(ctx.db, id);
  assertCanGiveAccess(ctx, user);
  // Otherwise a stolen session could remove the factor that it lacks.
  if (id === ctx.caller.id) throw appError('own_factors_reset');
  ctx.log.info({ userId: id, by: ctx.caller.id }, 'the second factors of a person were removed');
  if (!isCustomer(user.role)) await recordAccessGrant(ctx, [id], 'factors');
  await removeAllFactors(ctx.db, id);
  await endSessionsOf(ctx.db, id);
  await queueSecurityNotice(ctx, id, 'factors_reset');
}

/** Sets the advance, or asks for a second person if the amount needs one. */
export async function grantAdvance(ctx: Context, id: number, { advance_amount, reason }: AdvanceInput) {
  const user = await getUserWithWallet(ctx.db, id);
  await assertAccount(ctx, user);
  const { advance_fen: beforeFen } = user;
  await assertNothingWaits(ctx, { advanceOf: id });
  // The schema only accepts whole numbers of fen.
  const advanceFen = yuanToFen(advance_amount) ?? 0;
  const movement = { kind: 'advance', userId: id, amountFen: advanceFen, beforeFen } as const;
  if (await countIfAlone(ctx, movement)) {
    await setAdvance(ctx.db, id, { advanceFen, reason, by: { grantedById: ctx.caller.id } });
  } else {
    await requestApproval(ctx, { ...movement, reason });
  }
  return getPerson(ctx, id);
}

/** What a second person has approved. */
export const approvedAdvances = {
  carryOut(ctx: Context, { subjectId, amountFen, reason, requestedById }: ApprovedMovement): Promise<void> {
    const by = { grantedById: requestedById, approvedById: ctx.caller.id };
    return setAdvance(ctx.db, subjectId, { advanceFen: amountFen, reason, by });
  },
};

const abilitiesOf = ({ role, custom_abilities }: UserWithWallet) => accountAbilities(role, custom_abilities);

/** Nobody gives away more than they have: whoever could create a more powerful colleague could act through that account. */
async function assertCanAssign(ctx: Context, assigned: UserRole & { screen_name: string }): Promise<void> {
  const { caller, db } = ctx;
  const { role, custom_role_id: customId, screen_name: name } = assigned;
  if (isCustomer(role)) return;
  const abilities = customId === null ? accountAbilities(role, null) : await lockAbilitiesOf(db, customId);
  const isOwn = includesAbilities(caller.abilities, abilities);
  if (!caller.abilities.has('users.create_colleagues') || !isOwn) throw appError('not_allowed');
  assertMakesApprover(ctx, name, abilities);
}

/** Whoever could make an approver, or take over the account of one, could approve what they ask for themselves. */
function assertMakesApprover({ caller }: Context, name: string, abilities: ReadonlySet<Ability>): void {
  if (!takesPartInApprovals(abilities) || caller.abilities.has('users.manage_admins')) return;
  throw appError('approver_by_admins', { name });
}

/** Whoever could freeze a more powerful colleague could get rid of the one who watches them. */
function assertCanFreeze({ caller }: Context, user: UserWithWallet): void {
  if (isCustomer(user.role)) return;
  const isAbove = includesAbilities(caller.abilities, abilitiesOf(user));
  if (!caller.abilities.has('users.create_colleagues') || !isAbove) throw appError('not_allowed');
}

/**
 * Password links go to an account's contact address: staff who could change a colleague's address could take over the
 * account, with all that the colleague may do.
 */
function assertCanManageUser({ caller }: Context, user: UserWithWallet): void {
  if (isCustomer(user.role) || user.id === caller.id) return;
  const isAbove = includesAbilities(caller.abilities, abilitiesOf(user));
  if (!caller.abilities.has('users.manage_colleagues') || !isAbove) throw appError('not_allowed');
}

/** What gives somebody a way into the account: the role, the contact, a password link, removed factors. */
function assertCanGiveAccess(ctx: Context, user: UserWithWallet): void {
  assertCanManageUser(ctx, user);
  if (!isCustomer(user.role) && user.id !== ctx.caller.id) {
    assertMakesApprover(ctx, user.screen_name, abilitiesOf(user));
  }
}

/** Plans and money belong to the company, not to one of its members. */
async function assertAccount({ db }: Context, { id, company_id }: UserWithWallet): Promise<void> {
  if (company_id === null || company_id === id) return;
  const { account_name: name } = await getUserWithWallet(db, company_id);
  throw appError('member_not_account', { name });
}
