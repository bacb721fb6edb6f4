import { describe, expect, it } from 'vitest';
import { copyDraft, isBlank, newDraft, nextOrderNo, withCell } from './order-draft.ts';

describe('nextNo', () => {
  it.each([
    ['A-009', [], 'A-010'],
    ['A-999', [], 'A-1000'],
    ['7', ['8', '9'], '10'],
    ['A', [], ''],
    ['', [], ''],
  ])('%s beside %j: %s', (no, taken, next) => {
    expect(nextOrderNo(no, new Set(taken))).toBe(next);
  });
});

it('copies everything but the number', () => {
  const draft = withCell(withCell(newDraft(1, 'M'), 'no', 'A-1'), 'value:Name', 'Lin');
  expect(copyDraft(draft, 2, [draft])).toEqual({ ...draft, key: 2, no: 'A-2' });
});

it('writes an entry into its cell', () => {
  const draft = newDraft(1);
  expect(withCell(draft, 'quantity', '3').quantity).toBe('3');
  expect(withCell(draft, 'city', 'Hangzhou').receiver).toMatchObject({ city: 'Hangzhou', remark: '' });
  expect(withCell(draft, 'value:no', 'x')).toMatchObject({ no: '', values: { no: 'x' } });
});

it('is blank while it has only default values', () => {
  expect(isBlank(newDraft(1, 'M'))).toBe(true);
  expect(isBlank(withCell(newDraft(1), 'no', ' '))).toBe(true);
  expect(isBlank(withCell(newDraft(1), 'remark', 'x'))).toBe(false);
});
