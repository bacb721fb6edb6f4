import { BlockList, isIPv6 } from 'node:net';

/** `::ffff:203.0.113.7` is how a socket of both protocols names the IPv4 address `203.0.113.7`. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Whether an address is one of those, or in one of those networks, from which a key works. None means everywhere. */
export function isAllowedAddress(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  const allowed = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    const plain = prefix === undefined ? withoutMapping(network) : network;
    if (prefix === undefined) allowed.addAddress(plain, familyOf(plain));
    else allowed.addSubnet(plain, Number(prefix), familyOf(plain));
  }
  return allowed.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
