import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { fenToYuan } from '@platen/model/money/money';
import type { Dashboard, DashboardQuery } from '@platen/model/orders/dashboard';
import { isPaid, phaseOf } from '@platen/model/orders/lifecycle/order-states';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './dashboard.queries.ts';

const dayMs = 86_400_000;
const daysByDefault = 7;

/**
 * Every figure is about form orders placed on these days, including their payments at any later time, so that kinds,
 * days and totals add up.
 */
export async function getDashboard(ctx: Context, query: DashboardQuery): Promise<Dashboard> {
  const { timeZone } = ctx.platform.settings;
  const end = query.end_date ?? dayIn(timeZone, Date.now());
  const start = query.start_date ?? addDays(end, 1 - daysByDefault);
  const range = { start, end, timeZone, userId: userFor(ctx, query.user_id) };
  const placed = await queries.sumPlaced(ctx.db, range);
  const paid = placed.filter(({ state }) => isPaid(state));
  const form = figuresOf(placed, 'form_order');
  const microCustom = figuresOf(placed, 'micro_custom');
  const batch = figuresOf(placed, 'batch_order');
  const days = daysFrom(start, end);
  return {
    start_date: start,
    end_date: end,
    form_orders_count: countOf(placed),
    orders_amount: amountOf(placed),
    paid_form_orders_count: countOf(paid),
    paid_orders_amount: amountOf(paid),
    form_count: form.count,
    form_amount: form.amount,
    form_init_amount: form.initAmount,
    form_paid_amount: form.paidAmount,
    micro_custom_count: microCustom.count,
    micro_custom_amount: microCustom.amount,
    micro_custom_init_amount: microCustom.initAmount,
    micro_custom_paid_amount: microCustom.paidAmount,
    batch_count: batch.count,
    batch_amount: batch.amount,
    batch_init_amount: batch.initAmount,
    batch_paid_amount: batch.paidAmount,
    new_form_orders_trend: days.map((date) => ({ date, count: countOf(ofDay(placed, date)) })),
    new_paid_form_orders_trend: days.map((date) => ({ date, count: countOf(ofDay(paid, date)) })),
    orders_amount_trend: days.map((date) => ({ date, amount: amountOf(ofDay(placed, date)) })),
    paid_orders_amount_trend: days.map((date) => ({ date, amount: amountOf(ofDay(paid, date)) })),
  };
}

function userFor({ caller }: Context, userId: number | undefined): number | undefined {
  if (caller.seesEveryone) return userId;
  if (userId !== undefined && userId !== caller.accountId) throw appError('not_found');
  return caller.accountId;
}

/** The figures of one kind: everything placed, what is unpaid, and what is paid. */
function figuresOf(placed: readonly queries.PlacedRow[], kind: TemplateKind) {
  const rows = placed.filter((row) => row.kind === kind);
  return {
    count: countOf(rows),
    amount: amountOf(rows),
    initAmount: amountOf(rows.filter(({ state }) => phaseOf(state) === 'payment')),
    paidAmount: amountOf(rows.filter(({ state }) => isPaid(state))),
  };
}

function ofDay(rows: readonly queries.PlacedRow[], date: string): queries.PlacedRow[] {
  return rows.filter((row) => row.date === date);
}

function countOf(rows: readonly queries.PlacedRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function amountOf(rows: readonly queries.PlacedRow[]): number {
  return fenToYuan(rows.reduce((sum, { amount_fen }) => sum + amount_fen, 0));
}

function dayIn(timeZone: string, at: number): string {
  // Canadian English formats dates like ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** Calendar days without a time zone, so none of them has 23 hours. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

function daysFrom(start: string, end: string): string[] {
  const count = (Date.parse(end) - Date.parse(start)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => addDays(start, index));
}
