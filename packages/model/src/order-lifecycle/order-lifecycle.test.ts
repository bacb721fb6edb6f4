import { describe, expect, it } from 'vitest';
import { batchStateOfTab, batchStates } from './batch-states.ts';
import { canMove, canStartBatch, cascadableStates, orderMove, orderMoves, type OrderMoveName } from './order-moves.ts';
import { refundMoveFrom } from './order-moves.ts';
import {
  batchStateOf,
  endedStates,
  initialState,
  orderPhases,
  orderStateOfBatch,
  orderStateRecord,
  orderStates,
  paidStates,
  statesOfPhase,
} from './order-states.ts';

const moves = (Object.keys(orderMoves) as OrderMoveName[]).map(orderMove);

describe('the states of orders', () => {
  it('are all reached from the first one, and left unless they are an end', () => {
    const reached = new Set([initialState, ...moves.map(({ to }) => to)]);
    expect(orderStates.filter((state) => !reached.has(state))).toEqual([]);
    const left = new Set(moves.map(({ from }) => from));
    expect(orderStates.filter((state) => left.has(state) === orderStateRecord(state).isEnded)).toEqual([]);
  });

  it('have an event each, and a phase that steps and tabs show', () => {
    const events = orderStates.map((state) => orderStateRecord(state).event);
    expect(new Set(events).size).toBe(orderStates.length);
    expect(orderPhases.filter((phase) => statesOfPhase(phase).length === 0)).toEqual([]);
  });

  it('are paid from the payment on, until the money goes back', () => {
    for (const { from, to, isRefund, effects } of moves) {
      const changes = Number(paidStates.includes(to)) - Number(paidStates.includes(from));
      expect(changes).toBe(isRefund ? -1 : effects.includes('spendFromWallet') ? 1 : 0);
      expect(effects.includes('refundToWallet')).toBe(isRefund);
    }
  });

  it('can be amended by nobody once they have ended', () => {
    for (const state of endedStates) {
      expect(Object.values(orderStateRecord(state).amendableBy).flat()).toEqual([]);
      expect(orderStateRecord(state).isDesignEditable).toBe(false);
    }
  });

  it('give every batch a state, and every tab of the desk its batches', () => {
    expect(batchStates.filter((state) => batchStateOf(orderStateOfBatch(state)) !== state)).toEqual([]);
    expect(canStartBatch(batchStateOfTab('waiting'), 'staff')).toBe(true);
    expect(canStartBatch(batchStateOfTab('production'), 'staff')).toBe(false);
  });
});

describe('the moves of orders', () => {
  it('let nobody do what only the other side may', () => {
    expect(canMove('init', 'pay', 'customer')).toBe(true);
    expect(canMove('init', 'pay', 'staff')).toBe(false);
    expect(canMove('confirmed', 'reject', 'customer')).toBe(false);
  });

  it('find the way to give money back, by where the order is and who asks', () => {
    expect(orderStates.map((state) => refundMoveFrom(state, 'customer') ?? '')).toEqual([
      '',
      'refund',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(orderStates.map((state) => refundMoveFrom(state, 'staff') ?? '')).toEqual([
      '',
      'refund',
      'reject',
      'stop',
      '',
      '',
      '',
    ]);
  });

  it('take orders along that were not started yet, and none that were sent', () => {
    expect(cascadableStates('in_production')).toEqual(['confirmed', 'in_production']);
    expect(cascadableStates('paid')).toEqual(['paid']);
  });
});
