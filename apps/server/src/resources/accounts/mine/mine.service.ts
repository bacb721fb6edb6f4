import { groupAbilities, startScreenOf } from '@platen/model/roles';
import type { Mine, MineAbilities, ProfileUpdate } from '@platen/model/accounts';
import { fenToYuan } from '@platen/model/money';
import type { Context } from '../../../platform/context.ts';
import { getUserWithWallet, toCustomRoleRef, updateProfile } from '../users/users.service.ts';

export async function getMine(ctx: Context): Promise<Mine> {
  const user = await getUserWithWallet(ctx.db, ctx.caller.id);
  return {
    id: user.id,
    login_name: user.login_name,
    role: user.role,
    custom_role: toCustomRoleRef(user),
    start_screen: user.role === 'custom' ? (user.custom_start_screen ?? 'home') : startScreenOf(user.role),
    screen_name: user.screen_name,
    avatar: user.avatar,
    email: user.email,
    phone: user.phone,
    contact_name: user.contact_name,
    contact_phone: user.contact_phone,
    notification_email: user.notification_email,
    sender: user.sender,
    is_block: user.is_block,
    tracking_code: user.tracking_code,
    oauth_accounts: [],
    balance: fenToYuan(user.balance_fen),
    available_balance: fenToYuan(user.balance_fen + user.advance_fen),
    advance_amount: fenToYuan(user.advance_fen),
    total_consumption: fenToYuan(user.consumption_fen),
    total_recharge_amount: fenToYuan(user.recharge_fen),
    orders_count: user.orders_count,
    form_orders_count: user.form_orders_count,
    paid_orders_count: user.paid_orders_count,
    paid_form_orders_count: user.paid_form_orders_count,
    created_at: user.created_at,
    updated_at: user.updated_at,
  };
}

export async function updateMine(ctx: Context, update: ProfileUpdate): Promise<Mine> {
  await updateProfile(ctx.db, ctx.caller.id, update);
  return getMine(ctx);
}

export function getMineAbilities(ctx: Context): MineAbilities {
  return groupAbilities(ctx.caller.abilities);
}
