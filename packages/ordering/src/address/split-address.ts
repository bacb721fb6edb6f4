import type { SplitAddress } from './address-parts.ts';
import { splitChineseAddress } from './chinese-address.ts';
import { splitWesternAddress } from './western-address.ts';

/**
 * Splits an address that was pasted as one text: as Chinese shops write it, or line by line as elsewhere. No text is
 * lost: what is not recognized stays in the address line. So do districts, because orders have no field for them.
 */
export function splitAddress(text: string): SplitAddress {
  const whole = text.trim().replaceAll('\r\n', '\n');
  const split = /\p{Script=Han}/u.test(whole) ? splitChineseAddress(whole) : splitWesternAddress(whole);
  if (!split) return { address: whole.replaceAll(/\s*\n\s*/g, ', ') };
  const found = Object.entries(split).filter(([, value]) => value !== '');
  return { address: '', ...Object.fromEntries(found) };
}

/** Whether more than an address line was recognized. */
export const isSplit = (split: SplitAddress): boolean => Object.keys(split).some((part) => part !== 'address');
