import type { MoveEffect } from '@platen/model/order-lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import { addOrderCounts, refundPayment, spend } from '../../wallet/wallets/wallets.service.ts';
import { cancelEndedImages, queueFormOrderImages, queueReprioritizePaid } from './image-jobs.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { insertAcknowledgements } from './print-findings.queries.ts';

/** What a move returns. */
export interface MoveOutcome {
  consumptionRecordId?: number;
}

type Effect = (ctx: Context, formOrders: readonly LockedFormOrder[]) => Promise<MoveOutcome>;

/**
 * The side effects of moves, by name. Each runs in the transaction of the move, after form orders, orders and batches
 * have their new states: if one throws, the move is rolled back.
 */
export const moveEffects: Record<MoveEffect, Effect> = {
  async spendFromWallet(ctx, formOrders) {
    const paid = formOrders.map(({ id, no, amount_fen }) => ({ id, no, amountFen: amount_fen }));
    const consumptionRecordId = await spend(ctx, ctx.caller.accountId, paid);
    await addOrderCounts(ctx.db, ctx.caller.accountId, {
      paid_form_orders: formOrders.length,
      paid_orders: formOrders.reduce((sum, { orders_count }) => sum + orders_count, 0),
    });
    return { consumptionRecordId };
  },

  async refundToWallet(ctx, formOrders) {
    for (const { id, no, user_id, amount_fen, orders_count } of formOrders) {
      await refundPayment(ctx, user_id, { id, no, amountFen: amount_fen });
      await addOrderCounts(ctx.db, user_id, { paid_form_orders: -1, paid_orders: -orders_count });
    }
    return {};
  },

  async prioritizeImages(ctx, formOrders) {
    await queueReprioritizePaid(ctx, idsOf(formOrders.filter(isDrawn)));
    return {};
  },

  async enqueueProductionImages(ctx, formOrders) {
    for (const id of idsOf(formOrders.filter(isDrawn))) await queueFormOrderImages(ctx, id, 'production');
    return {};
  },

  async acknowledgeFindings(ctx, formOrders) {
    for (const id of idsOf(formOrders)) await insertAcknowledgements(ctx.db, id, ctx.caller.id);
    return {};
  },

  async cancelImages(ctx, formOrders) {
    for (const id of idsOf(formOrders)) await cancelEndedImages(ctx.db, id);
    return {};
  },
};

/** Batch orders have no images of ours. */
const isDrawn = ({ kind }: LockedFormOrder) => kind !== 'batch_order';
const idsOf = (formOrders: readonly LockedFormOrder[]) => formOrders.map(({ id }) => id);
