import { errorTable } from '@platen/model/errors/errors';
import { describe, expect, it } from 'vitest';
import { checkHistory, type HistoryEntry } from './check-history.ts';
import type { Answer, Operation } from './customer-model.ts';

/** Operations one after the other, unless a time says otherwise. */
function historyOf(...rows: [Operation, Answer | undefined, [number, number]?][]): HistoryEntry[] {
  return rows.map(([operation, answer, [invokedAt, answeredAt] = [NaN, NaN]], index) => ({
    operation,
    answer,
    invokedAt: Number.isNaN(invokedAt) ? 100 * index : invokedAt,
    answeredAt: answer ? (Number.isNaN(answeredAt) ? 100 * index + 50 : answeredAt) : Infinity,
  }));
}

const ok: Answer = { isRefused: false, value: {} };
const refused = (name: keyof typeof errorTable): Answer => ({ isRefused: true, code: errorTable[name].code });
const balance = (amountFen: number): [Operation, Answer] => [
  { kind: 'readBalance' },
  { isRefused: false, value: { amountFen } },
];
const approve: Operation = { kind: 'approve', rechargeId: 1, amountFen: 500 };
const place: Operation = { kind: 'place', no: 'A', quantity: 1 };
const placed: Answer = { isRefused: false, value: { formOrderId: 7, amountFen: 300 } };
const pay: Operation = { kind: 'pay', formOrderIds: [7] };
const refund: Operation = { kind: 'refund', formOrderId: 7 };

describe('a history that can be explained', () => {
  it.each([
    [
      'one after the other',
      historyOf([approve, ok], [place, placed], [pay, ok], balance(200), [refund, ok], balance(500)),
    ],
    [
      'a second payment is refused',
      historyOf([approve, ok], [place, placed], [pay, ok], [pay, refused('order_paid_already')]),
    ],
    ['too little money', historyOf([place, placed], [pay, refused('insufficient_balance')])],
    [
      'a number is free again after a refund',
      historyOf(
        [approve, ok],
        [place, placed],
        [pay, ok],
        [refund, ok],
        [place, { isRefused: false, value: { formOrderId: 8, amountFen: 300 } }],
      ),
    ],
    [
      'a read beside a payment sees either',
      historyOf(
        [approve, ok],
        [place, placed],
        [pay, ok, [300, 400]],
        [...balance(500), [310, 390]],
        [...balance(200), [320, 380]],
      ),
    ],
    ['an unanswered payment that happened', historyOf([approve, ok], [place, placed], [pay, undefined], balance(200))],
    [
      'an unanswered payment that did not happen',
      historyOf([approve, ok], [place, placed], [pay, undefined], balance(500)),
    ],
    [
      'an unanswered payment that happened late',
      historyOf([approve, ok], [place, placed], [pay, undefined], balance(500), balance(200)),
    ],
    ['an unanswered order that holds its number', historyOf([place, undefined], [place, refused('invalid_fields')])],
  ])('%s', (_, history) => {
    expect(checkHistory(history)).toBeUndefined();
  });
});

describe('a history that cannot be explained', () => {
  it.each([
    ['money that was lost', historyOf([approve, ok], balance(0))],
    ['a payment that was taken twice', historyOf([approve, ok], [place, placed], [pay, ok], balance(-100))],
    [
      'two payments of one order',
      historyOf(
        [approve, ok],
        [{ ...approve, rechargeId: 2 }, ok],
        [place, placed],
        [pay, ok, [300, 400]],
        [pay, ok, [310, 390]],
      ),
    ],
    ['a recharge that was approved twice', historyOf([approve, ok], [approve, ok])],
    ['a stale read', historyOf([approve, ok], [place, placed], [pay, ok], balance(500))],
    [
      'an unanswered payment that was undone',
      historyOf([approve, ok], [place, placed], [pay, undefined], balance(200), balance(500)),
    ],
    [
      'two orders of one number',
      historyOf([place, placed], [place, { isRefused: false, value: { formOrderId: 8, amountFen: 300 } }]),
    ],
    [
      'money that was refused although it is there',
      historyOf([approve, ok], [place, placed], [pay, refused('insufficient_balance')]),
    ],
    [
      'a refund that paid nothing back',
      historyOf([approve, ok], [place, placed], [pay, ok], [refund, ok], balance(200)),
    ],
  ])('%s', (_, history) => {
    expect(checkHistory(history)?.contradicting).not.toEqual([]);
    expect(checkHistory(history)).toBeDefined();
  });

  it('is found among many operations that were never answered', () => {
    const orders = Array.from({ length: 40 }, (_, index): [Operation, Answer] => [
      { kind: 'place', no: `N${index}`, quantity: 1 },
      { isRefused: false, value: { formOrderId: 100 + index, amountFen: 1 } },
    ]);
    const closings = Array.from({ length: 40 }, (_, index): [Operation, undefined] => [
      { kind: 'close', formOrderId: 100 + index },
      undefined,
    ]);
    const explained = historyOf([approve, ok], ...orders, ...closings, balance(500));
    expect(checkHistory(explained)).toBeUndefined();
    expect(checkHistory(historyOf([approve, ok], ...orders, ...closings, balance(499)))).toBeDefined();
  });

  it('names what contradicts', () => {
    const history = historyOf([approve, ok], balance(0));
    expect(checkHistory(history)).toMatchObject({ explained: [history[0]], contradicting: [history[1]] });
  });
});
