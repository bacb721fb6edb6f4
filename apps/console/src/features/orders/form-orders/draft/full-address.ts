import { isSplit, splitAddress } from '@platen/ordering/address/split-address';

/**
 * Whether a pasted text is one address as a whole, with more in it than a line of it. A column of addresses, a line
 * each, is none: such rows stay rows.
 */
export function isFullAddress(text: string): boolean {
  if (text.includes('\t') || !isSplit(splitAddress(text))) return false;
  const complete = text.split(/\r?\n/).filter((line) => splitAddress(line).city !== undefined);
  return complete.length < 2;
}
