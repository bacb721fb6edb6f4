import { partyOf } from '@platen/model/accounts/roles';
import type { EventData } from '@platen/model/connections/webhook-events';
import { pathText } from '@platen/model/errors/field-findings';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import {
  type ButtonMove,
  canMove,
  type OrderMoveName,
  orderMove,
  orderMoves,
} from '@platen/model/orders/lifecycle/order-moves';
import {
  distinctStateText,
  type FormOrderEvent,
  isPaid,
  type OrderState,
  orderStateRecords,
} from '@platen/model/orders/lifecycle/order-states';
import { textIn } from '@platen/model/text/locale';
import { findingText } from '@platen/render/node';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import { ownerFor } from '../../actor.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import * as queries from './form-order-rows.queries.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { type MoveOutcome, moveEffects } from './move-effects.ts';
import { listLiveNos, moveOrders } from './order-rows.queries.ts';
import { countFindings, listRefusedPrints } from './print-findings.queries.ts';

/** Locks form orders for a change. One that the caller may not see counts as missing. */
export async function lockFormOrders(ctx: Context, ids: readonly number[]): Promise<LockedFormOrder[]> {
  const unique = [...new Set(ids)];
  const locked = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), unique);
  if (locked.length < unique.length) throw appError('not_found');
  return locked;
}

/** Moves a locked form order with all side effects, or throws. */
export async function moveFormOrder(
  ctx: Context,
  formOrder: LockedFormOrder,
  move: OrderMoveName,
  rejectedReason?: string,
): Promise<void> {
  await moveFormOrders(ctx, [formOrder], move, rejectedReason);
}

/** Pays from the customer's wallet, all or none. Returns the consumption record's id. */
export async function payFormOrders(ctx: Context, ids: readonly number[]): Promise<number> {
  const formOrders = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), ids);
  assertKnownIds(ids, formOrders.map(idOf));
  const { consumptionRecordId } = await moveFormOrders(ctx, formOrders, 'pay');
  if (consumptionRecordId === undefined) throw new Error('a payment made no consumption record');
  return consumptionRecordId;
}

/** Makes a move that needs nothing but the form order. */
export async function runButtonMove(ctx: Context, id: number, move: ButtonMove): Promise<void> {
  await moveFormOrder(ctx, await lockFormOrder(ctx, id), move);
}

/**
 * Confirms production: from now on only the factory can stop it, and its production images are drawn. Known findings
 * must be acknowledged.
 */
export async function confirmFormOrder(ctx: Context, id: number, acknowledgesFindings: boolean): Promise<void> {
  await moveFormOrder(ctx, await lockToConfirm(ctx, id, { acknowledgesFindings }), 'confirm');
}

/** Locks a form order that is to be confirmed now or later, and throws if it cannot be. */
export async function lockToConfirm(
  ctx: Context,
  id: number,
  options: { acknowledgesFindings: boolean },
): Promise<LockedFormOrder> {
  const formOrder = await lockFormOrder(ctx, id);
  checkMove(ctx, formOrder, 'confirm');
  const findings = (await countFindings(ctx.db, 'form_order_id', [id])).get(id);
  if (findings && !options.acknowledgesFindings) {
    throw appError('findings_unacknowledged', { no: formOrder.no, ...findings });
  }
  if (findings) await assertPrintable(ctx, formOrder);
  return formOrder;
}

/** How many problems an error names. */
const refusedPrintsShown = 20;

/**
 * Nobody can acknowledge a print that cannot be made, such as an empty one or a name in a font without one of its
 * characters: its batch could not be started after the customer could still correct it.
 */
async function assertPrintable(ctx: Context, { id, no }: LockedFormOrder): Promise<void> {
  const refused = await listRefusedPrints(ctx.db, id, refusedPrintsShown);
  const [first] = refused;
  if (!first) return;
  const lines = refused.map((print) => [print.no, print.finding.image_name, findingText(print.finding, ctx.locale)]);
  const shown = lines.map((parts) => parts.filter(Boolean).join(' · '));
  const prints = [...shown, ...(first.total > refused.length ? ['…'] : [])].join('\n');
  throw appError('prints_refused', { no, count: first.total, prints });
}

/** Throws if the caller does not own all ids, naming each by its path in the request. */
export function assertKnownIds(ids: readonly number[], found: readonly number[]): void {
  const known = new Set(found);
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [{ id, index }]));
  if (unknown.length === 0) return;
  const error = appError('form_order_ids_unknown', { ids: unknown.map(idOf).join(', ') });
  for (const { index } of unknown) error.at(pathText(['form_order_ids', index]));
  throw error;
}

export async function lockFormOrder(ctx: Context, id: number): Promise<LockedFormOrder> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  if (!formOrder) throw appError('not_found');
  return formOrder;
}

/** The only function that changes the state of a form order. */
async function moveFormOrders(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  move: OrderMoveName,
  rejectedReason?: string,
): Promise<MoveOutcome> {
  for (const formOrder of formOrders) checkMove(ctx, formOrder, move);
  const [first] = formOrders;
  if (!first) return {};
  const { to, orders, notifies, effects } = orderMove(move);
  const ids = formOrders.map(idOf);
  await queries.setFormOrderState(ctx.db, ids, to, rejectedReason);
  await queries.insertMoves(ctx.db, ids, move, ctx.caller.memberId);
  // Customers are notified when somebody else moves their order.
  if (notifies && partyOf(ctx.caller.role) !== 'customer')
    await queueNotifications(
      ctx,
      formOrders.map(({ user_id, no }) => ({ user_id, kind: notifies, no, reason: rejectedReason ?? '' })),
    );
  // Before the orders move, because the event names those that were live until now.
  await emitEvents(ctx, first.user_id, async () => {
    const nos = await listLiveNos(ctx.db, ids);
    return formOrders.map((formOrder) => ({
      event: orderStateRecords[to].event,
      payload: payloadOf(formOrder, to, nos.get(formOrder.id) ?? [], rejectedReason),
    }));
  });
  if (orders === 'together') await moveOrders(ctx.db, ids, move);
  await ctx.platform.orderFollower.formOrdersMoved(ctx.db, ids, move);
  const outcome: MoveOutcome = {};
  for (const effect of effects) Object.assign(outcome, await moveEffects[effect](ctx, formOrders));
  return outcome;
}

function payloadOf(
  { id, no, amount_fen, orders_count }: LockedFormOrder,
  state: OrderState,
  order_nos: string[],
  rejected_reason = '',
): EventData<FormOrderEvent> {
  return {
    form_order: {
      id,
      no,
      state,
      amount: fenToYuan(amount_fen),
      currency: amountCurrency(),
      orders_count,
      order_nos,
      rejected_reason,
    },
  };
}

function checkMove(ctx: Context, { no, state }: LockedFormOrder, move: OrderMoveName): void {
  if (canMove(state, move, partyOf(ctx.caller.role))) return;
  if (move === 'pay' && isPaid(state)) throw appError('order_paid_already', { no });
  throw stateRefusedError(ctx, no, state, orderMoves[move].to);
}

/** The error for a move that this caller cannot make. */
export function stateRefusedError(ctx: Context, no: string, from: OrderState, to: OrderState) {
  const name = (state: OrderState) => textIn(distinctStateText(state), ctx.locale);
  return appError('order_state_refused', { no, from: name(from), to: name(to) });
}

function idOf({ id }: { id: number }): number {
  return id;
}
