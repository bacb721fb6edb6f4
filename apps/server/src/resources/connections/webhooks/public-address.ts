import { type LookupAddress, lookup as lookupHost } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Reserved, private and multicast networks. IPv4-mapped IPv6 addresses are checked as IPv4. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');

// Only 2000::/3 of IPv6 is public; these ranges in it are documentation and tunnels to IPv4.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const mappedIpv4 = new BlockList();
mappedIpv4.addSubnet('::ffff:0:0', 96, 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6: {
      const isReachable = publicIpv6.check(address, 'ipv6') || mappedIpv4.check(address, 'ipv6');
      return isReachable && !notPublic.check(address, 'ipv6');
    }
    default:
      return false;
  }
}

export class PrivateAddressError extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC';
}

/**
 * For `http.request`: resolves a name to public addresses only. The connection uses exactly these, so DNS rebinding
 * changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const publicAddresses = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = publicAddresses;
    if (!first) return callback(new PrivateAddressError(hostname), '', 0);
    const resolved: LookupAddress[] | string = options.all ? publicAddresses : first.address;
    callback(null, resolved, first.family);
  });
};

/** Whether a URL is local, as far as it can be told without DNS: `127.0.0.1`, `[::1]`, `localhost`. */
export function isLocalHost(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return !isPublicAddress(host);
  return /(^|\.)localhost\.?$/i.test(host);
}
