import type { Mine, MineAbilities, ProfileUpdate } from '@platen/model/accounts/accounts';
import { groupAbilities, isCustomer, startScreenOf } from '@platen/model/accounts/roles';
import { fenToYuan } from '@platen/model/money/money';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { updateCompany } from '../companies/companies.queries.ts';
import { findAddressee, toCustomRoleRef, updateProfile } from '../users/users.queries.ts';
import { getUserWithWallet } from '../users/users.service.ts';

/** A program acts for its company, whose first member may be gone: it is shown the present owner, under the id of the company. */
async function getShownPerson({ db, caller }: Context) {
  const isProgram = caller.memberId === null && isCustomer(caller.role);
  const owner = isProgram ? await findAddressee(db, caller.accountId) : undefined;
  return { ...(await getUserWithWallet(db, owner?.id ?? caller.id)), id: caller.id };
}

export async function getMine(ctx: Context): Promise<Mine> {
  const user = await getShownPerson(ctx);
  const account = await getUserWithWallet(ctx.db, ctx.caller.accountId);
  return {
    id: user.id,
    login_name: user.login_name,
    role: user.role,
    account: { id: account.id, screen_name: account.account_name, member_role: user.member_role },
    custom_role: toCustomRoleRef(user),
    start_screen: user.role === 'custom' ? (user.custom_start_screen ?? 'home') : startScreenOf(user.role),
    screen_name: user.screen_name,
    avatar: user.avatar,
    email: user.email,
    phone: user.phone,
    contact_name: user.contact_name,
    contact_phone: user.contact_phone,
    notification_email: user.notification_email,
    sender: account.account_sender,
    is_block: user.is_block,
    tracking_code: account.account_tracking_code,
    oauth_accounts: [],
    balance: fenToYuan(account.balance_fen),
    available_balance: fenToYuan(account.balance_fen + account.advance_fen),
    advance_amount: fenToYuan(account.advance_fen),
    total_consumption: fenToYuan(account.consumption_fen),
    total_recharge_amount: fenToYuan(account.recharge_fen),
    orders_count: account.orders_count,
    form_orders_count: account.form_orders_count,
    paid_orders_count: account.paid_orders_count,
    paid_form_orders_count: account.paid_form_orders_count,
    created_at: user.created_at,
    updated_at: user.updated_at,
  };
}

export async function updateMine(ctx: Context, update: ProfileUpdate): Promise<Mine> {
  const { sender, ...own } = update;
  await updateProfile(ctx.db, ctx.caller.id, own);
  if (sender !== undefined) await updateSender(ctx, sender);
  return getMine(ctx);
}

/** The sender is printed on all parcels of the company. */
async function updateSender({ db, caller }: Context, sender: ProfileUpdate['sender']): Promise<void> {
  if (isCustomer(caller.role) && !caller.abilities.has('members.update')) throw appError('not_allowed');
  if (isCustomer(caller.role)) await updateCompany(db, caller.accountId, { sender });
  else await updateProfile(db, caller.id, { sender });
}

export function getMineAbilities(ctx: Context): MineAbilities {
  return groupAbilities(ctx.caller.abilities);
}
