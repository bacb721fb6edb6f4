import { amountCurrency, type Fen, fenToYuan, formatFen } from '@platen/model/money/money';
import type { RechargeMethod } from '@platen/model/wallet/recharges';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './wallets.queries.ts';

export interface PaidFormOrder {
  id: number;
  no: string;
  amountFen: Fen;
  ordersCount: number;
}

/**
 * Pays form orders from the wallet, all or none, and returns the consumption record's id. The caller holds the form
 * orders' locks and has checked that they can be paid: the wallet is always locked last.
 */
export async function spend(ctx: Context, userId: number, formOrders: readonly PaidFormOrder[]): Promise<number> {
  const { timeZone } = ctx.platform.settings;
  const amountFen = formOrders.reduce((sum, formOrder) => sum + formOrder.amountFen, 0);
  const { balance_fen: balanceFen, advance_fen } = await queries.lockWallet(ctx.db, userId);
  assertSufficientBalance(balanceFen + advance_fen, amountFen);
  await queries.insertMovements(ctx.db, {
    userId,
    balanceFen,
    kind: 'order_payment',
    payment_method: 'balance',
    target_type: 'FormOrder',
    otherAccount: 'income',
    items: formOrders.map(({ id, no, amountFen: ownFen }) => ({ id, no, amountFen: -ownFen })),
    timeZone,
  });
  const formOrderIds = formOrders.map(({ id }) => id);
  const ordersCount = formOrders.reduce((sum, formOrder) => sum + formOrder.ordersCount, 0);
  return queries.insertConsumptionRecord(ctx.db, { userId, amountFen, formOrderIds, ordersCount, timeZone });
}

/** Refunds a form order into the wallet it was paid from. The caller holds the form order's lock. */
export async function refundPayment(ctx: Context, userId: number, formOrder: PaidFormOrder): Promise<void> {
  const { id, no, amountFen, ordersCount } = formOrder;
  const { balance_fen: balanceFen } = await queries.lockWallet(ctx.db, userId);
  await queries.insertMovements(ctx.db, {
    userId,
    balanceFen,
    kind: 'order_refund',
    payment_method: 'balance',
    target_type: 'FormOrder',
    otherAccount: 'income',
    items: [{ id, no, amountFen }],
    timeZone: ctx.platform.settings.timeZone,
  });
  await queries.addToWallet(ctx.db, userId, {
    balance_fen: amountFen,
    consumption_fen: -amountFen,
    paid_form_orders_count: -1,
    paid_orders_count: -ordersCount,
  });
}

export interface PaidRecharge {
  id: number;
  no: string;
  userId: number;
  amountFen: Fen;
  method: RechargeMethod;
}

/**
 * Adds a recharge's money to the wallet. The caller holds the recharge's lock and has checked that it was not credited
 * yet.
 */
export async function credit(db: Db, { id, no, userId, amountFen, method }: PaidRecharge, timeZone: string) {
  const { balance_fen: balanceFen } = await queries.lockWallet(db, userId);
  await queries.insertMovements(db, {
    userId,
    balanceFen,
    kind: 'recharge',
    payment_method: method,
    target_type: 'Recharge',
    otherAccount: method,
    items: [{ id, no, amountFen }],
    timeZone,
  });
  await queries.addToWallet(db, userId, { balance_fen: amountFen, recharge_fen: amountFen });
}

export interface NewAdvance {
  advanceFen: Fen;
  reason: string;
  /** With a second person, if the amount needed one. */
  by: { grantedById: number; approvedById?: number };
}

/**
 * Sets how much the customer may owe. It cannot be less than the current debt, which would violate the wallet's
 * constraint.
 */
export async function setAdvance(db: Db, userId: number, { advanceFen, reason, by }: NewAdvance): Promise<void> {
  const { balance_fen, advance_fen } = await queries.lockWallet(db, userId);
  const debtFen = Math.max(0, -balance_fen);
  if (advanceFen < debtFen) throw appError('advance_below_debt', { debt: formatFen(debtFen) }).at('advance_amount');
  await queries.insertAdvanceGrant(db, {
    user_id: userId,
    before_fen: advance_fen,
    after_fen: advanceFen,
    reason,
    granted_by_id: by.grantedById,
    approved_by_id: by.approvedById ?? null,
  });
}

export type OrderCounts = Record<'orders' | 'form_orders', number>;

/**
 * Increments the counters on the customer's page; those of what is paid change with the money. It locks the wallet, so nothing
 * else may be locked after it.
 */
export function addOrderCounts(db: Db, userId: number, { orders, form_orders }: OrderCounts): Promise<void> {
  return queries.addToWallet(db, userId, { orders_count: orders, form_orders_count: form_orders });
}

function assertSufficientBalance(availableFen: Fen, amountFen: Fen): void {
  const missingFen = amountFen - availableFen;
  if (missingFen <= 0) return;
  throw appError('insufficient_balance', {
    amount: formatFen(amountFen),
    available: formatFen(availableFen),
    missing: formatFen(missingFen),
  }).with({
    amount: fenToYuan(amountFen),
    available_balance: fenToYuan(availableFen),
    missing_amount: fenToYuan(missingFen),
    currency: amountCurrency(),
  });
}
