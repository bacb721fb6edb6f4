import { expect, it } from 'vitest';
import { isAddressRange } from './address-ranges.ts';

it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::1', '::ffff:203.0.113.7'])(
  '%s is an address or a network',
  (text) => expect(isAddressRange(text)).toBe(true),
);

it.each([
  '',
  'shop.example',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '2001:db8::/129',
  '203.0.113.7 ',
  '1.2.3.4/',
])('“%s” is neither', (text) => expect(isAddressRange(text)).toBe(false));
