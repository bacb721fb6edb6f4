import { expect, it } from 'vitest';
import { isAllowedAddress, withoutMapping } from './allowed-addresses.ts';

it.each([
  [[], '198.51.100.1', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:DB8::1'], '2001:db8:0:0:0:0:0:1', true],
  [['::ffff:203.0.113.7'], '203.0.113.7', true],
  // An IPv4 network says nothing of IPv6, and the other way round.
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['2001:db8::/32', '203.0.113.7'], '203.0.113.7', true],
])('%j permits %s: %s', (ranges, address, isAllowed) => {
  expect(isAllowedAddress(ranges, address)).toBe(isAllowed);
});

it('names an IPv4 address by itself', () => {
  expect(withoutMapping('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(withoutMapping('2001:db8::1')).toBe('2001:db8::1');
});
