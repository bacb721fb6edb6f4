import type { MoveEffect } from '@platen/model/orders/lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import { type PaidFormOrder, refundPayment, spend } from '../../wallet/wallets/wallets.service.ts';
import { cancelEndedImages, queueFormOrderImages, queueReprioritizePaid } from './image-jobs.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { insertAcknowledgements } from './print-findings.queries.ts';

/** What a move returns. */
export interface MoveOutcome {
  consumptionRecordId?: number;
}

type Effect = (ctx: Context, formOrders: readonly LockedFormOrder[]) => Promise<MoveOutcome>;

/**
 * The side effects of moves, by name. Each runs in the transaction of the move, after form orders and orders have
 * their new states: if one throws, the move is rolled back.
 */
export const moveEffects: Record<MoveEffect, Effect> = {
  async spendFromWallet(ctx, formOrders) {
    return { consumptionRecordId: await spend(ctx, ctx.caller.accountId, formOrders.map(paidFormOrderOf)) };
  },

  async refundToWallet(ctx, formOrders) {
    for (const formOrder of formOrders) await refundPayment(ctx, formOrder.user_id, paidFormOrderOf(formOrder));
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

function paidFormOrderOf({ id, no, amount_fen, orders_count }: LockedFormOrder): PaidFormOrder {
  return { id, no, amountFen: amount_fen, ordersCount: orders_count };
}

/** Batch orders have no images of ours. */
const isDrawn = ({ kind }: LockedFormOrder) => kind !== 'batch_order';
const idsOf = (formOrders: readonly LockedFormOrder[]) => formOrders.map(({ id }) => id);
