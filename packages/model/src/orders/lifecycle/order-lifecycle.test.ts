import { describe, expect, it } from 'vitest';
import { canMove, cascadableStates, type OrderMoveName, orderMove, orderMoves, refundMoveFrom } from './order-moves.ts';
import {
  endedStates,
  initialState,
  orderPhases,
  orderStateRecord,
  orderStates,
  type Party,
  paidStates,
  statesOfPhase,
} from './order-states.ts';

const moves = (Object.keys(orderMoves) as OrderMoveName[]).map(orderMove);

describe('the states of orders', () => {
  it('are reachable from the first one, and have a move that leaves them unless they are final', () => {
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

  it('count as paid from the payment to the refund', () => {
    for (const { from, to, isRefund, effects } of moves) {
      const changes = Number(paidStates.includes(to)) - Number(paidStates.includes(from));
      expect(changes).toBe(isRefund ? -1 : effects.includes('spendFromWallet') ? 1 : 0);
      expect(effects.includes('refundToWallet')).toBe(isRefund);
    }
  });

  it('allow no amendments after the end', () => {
    for (const state of endedStates) {
      expect(Object.values(orderStateRecord(state).amendableBy).flat()).toEqual([]);
      expect(orderStateRecord(state).isDesignEditable).toBe(false);
    }
  });
});

describe('the moves of orders', () => {
  it('are allowed only for their party', () => {
    expect(canMove('init', 'pay', 'customer')).toBe(true);
    expect(canMove('init', 'pay', 'staff')).toBe(false);
    expect(canMove('confirmed', 'reject', 'customer')).toBe(false);
  });

  it('contain the refund for each state and party', () => {
    const refunds = (party: Party) =>
      orderStates.flatMap((state) => {
        const move = refundMoveFrom(state, party);
        return move ? [`${state}: ${move}`] : [];
      });
    expect(refunds('customer')).toEqual(['paid: refund']);
    expect(refunds('staff')).toEqual(['paid: refund', 'confirmed: reject', 'in_production: stop']);
  });

  it('move the orders that are not started, and none that were sent', () => {
    expect(cascadableStates('in_production')).toEqual(['confirmed', 'in_production']);
    expect(cascadableStates('paid')).toEqual(['paid']);
  });
});
