import { isSplit, splitAddress } from '@platen/ordering/address/split-address';

/**
 * Whether a pasted text is a complete address that can be split into fields. A column of addresses, one per line, is
 * not: it stays several rows.
 */
export function isFullAddress(text: string): boolean {
  if (text.includes('\t') || !isSplit(splitAddress(text))) return false;
  const complete = text.split(/\r?\n/).filter((line) => splitAddress(line).city !== undefined);
  return complete.length < 2;
}
