import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, fenToYuanText, formatCount, formatFen, formatYuan, showCurrency, yuanToFen } from './money.ts';

describe('money', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123456, '¥1,234.56'],
    [-42840, '−¥428.40'],
    [100000000, '¥1,000,000.00'],
  ])('shows %i fen as %s', (fen, text) => expect(formatFen(fen)).toBe(text));

  it.each(['1.234', '', 'abc', '1e3', '١', '--1', '1,000', '12345678901234567', ' '])(
    'does not take %j for yuan',
    (text) => {
      expect(yuanToFen(text)).toBeUndefined();
    },
  );

  it.each([
    ['0.1', 10],
    ['-0', 0],
    [19.9, 1990],
    ['007.50', 750],
    [0.29, 29],
  ])('takes %j yuan for %i fen', (yuan, fen) => expect(yuanToFen(yuan)).toBe(fen));

  it('survives a round trip over the wire for every amount', () => {
    const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(yuanToFen(fenToYuan(fen))).toBe(fen);
        expect(yuanToFen(fenToYuanText(fen))).toBe(fen);
        expect(formatYuan(fenToYuan(fen))).toBe(formatFen(fen));
      }),
    );
  });

  it('refuses fractions of a fen', () => expect(() => fenToYuan(0.5)).toThrow(RangeError));
  it('shows counts without decimals', () => expect(formatCount(1234567)).toBe('1,234,567'));
});

it('shows amounts in the currency of the installation', () => {
  showCurrency('EUR');
  expect(formatYuan(-1234.5)).toBe('−€1,234.50');
  showCurrency('CNY');
  expect(formatFen(5)).toBe('¥0.05');
});
