import type { SplitAddress } from './address-parts.ts';
import { splitChineseAddress } from './chinese-address.ts';
import { splitWesternAddress } from './western-address.ts';

/**
 * An address that somebody copied as one text, in its parts: as Chinese shops write them, or line by line as elsewhere.
 * No text is lost: what fits nowhere stays in the address line. Districts belong there, too; orders have no field for them.
 */
export function splitAddress(text: string): SplitAddress {
  const whole = text.trim().replaceAll('\r\n', '\n');
  const split = /\p{Script=Han}/u.test(whole) ? splitChineseAddress(whole) : splitWesternAddress(whole);
  if (!split) return { address: whole.replaceAll(/\s*\n\s*/g, ', ') };
  const found = Object.entries(split).filter(([, value]) => value !== '');
  return { address: '', ...Object.fromEntries(found) };
}

/** Whether there was more in it than an address line. */
export const isSplit = (split: SplitAddress): boolean => Object.keys(split).some((part) => part !== 'address');
