import { expect, it } from 'vitest';
import { demoTemplates } from '../catalogue.ts';

const mmPerInch = 25.4;
/** A print is larger than the product by its bleed, or by the sides of a canvas: at most this many times. */
const largestPrint = 1.4;

/** The millimeters that the name of a size gives, such as `Round 10cm` or `26×21cm`. */
function namedMm(size: string): number[] {
  const match = /(\d+)(?:×(\d+))? ?(mm|cm)/.exec(size);
  if (!match) return [];
  const unit = match[3] === 'cm' ? 10 : 1;
  return [match[1], match[2]].flatMap((side) => (side === undefined ? [] : [Number(side) * unit]));
}

it('prints each size as large as its name says, at the resolution of its template', () => {
  // Bags print a part of what they are named after, and sheets several stickers.
  const areNamedAfterThePrint = demoTemplates('en-US').filter(
    ({ category }) => category !== 'tote-bags' && category !== 'name-stickers',
  );
  const named = areNamedAfterThePrint.flatMap(({ key, dpi_value, size_prices }) =>
    size_prices.flatMap(({ size, width, height }) => {
      const printed = [width, height].map((px) => ((px ?? 0) / dpi_value) * mmPerInch);
      return namedMm(size).map((mm, side) => ({ key, size, mm, printed: printed[side] ?? 0 }));
    }),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ mm, printed }) => printed < mm - 1 || printed > mm * largestPrint)).toEqual([]);
});
