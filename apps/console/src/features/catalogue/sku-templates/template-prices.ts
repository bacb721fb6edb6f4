import { currencySymbol } from '@platen/model/money/money';

/** `19.90 - 29.90` as on the wire → `¥19.90 – 29.90`; a single price stays single. */
export function priceRangeText(range: string): string {
  const prices = range.split(' - ').filter((price) => price !== '');
  return prices.length > 0 ? `${currencySymbol()}${prices.join(' – ')}` : '–';
}
