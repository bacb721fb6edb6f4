import { expect, it } from 'vitest';
import { findAmountFen, findQuantity, totalsOf } from './draft-amounts.ts';
import { newDraft } from './order-draft.ts';
import { template } from './testing/template.ts';

const draft = (size: string, quantity: string) => ({ ...newDraft(1, size), quantity });

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['1000001', undefined],
])('%j pieces: %s', (text, quantity) => {
  expect(findQuantity(text)).toBe(quantity);
});

it('takes the rendering once for an order, and only where the system draws', () => {
  expect(findAmountFen(template(), draft('M', '3'))).toBe(3 * 1990 + 20);
  expect(findAmountFen(template({ kind: 'batch_order' }), draft('M', '3'))).toBe(3 * 1990);
});

it('adds in fen', () => {
  const drafts = Array.from({ length: 3 }, () => draft('L', '1'));
  expect(totalsOf(template({ kind: 'batch_order' }), drafts)).toEqual({ orders: 3, pieces: 3, amountFen: 30 });
});

it('says nothing of what is not complete', () => {
  expect(findAmountFen(template(), draft('XL', '1'))).toBeUndefined();
  expect(findAmountFen(template(), draft('M', 'x'))).toBeUndefined();
});
