import { isIPv6 } from 'node:net';
import { appError } from '../errors/app-error.ts';

const windowMs = 60_000;
/** The groups of an IPv6 address that are counted together, because one customer has a whole network of addresses. */
const ipv6NetworkGroups = 4;

/**
 * Counts the calls of everyone without an API key, before any work is done for them. It counts in memory, unlike the
 * limits that protect accounts, because it protects this process and must cost nothing.
 */
export function createCallGuard(callsPerMinute: number) {
  let counts = new Map<string, number>();
  let windowEndsAt = 0;

  return function countCall(key: string): void {
    const now = Date.now();
    if (now >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = now + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= callsPerMinute) return;
    const seconds = Math.ceil((windowEndsAt - now) / 1000);
    throw appError('too_many_requests', { seconds }).withHeaders({ 'retry-after': seconds });
  };
}

/** The key under which an address is counted: for IPv6, the network that a provider assigns to one customer. */
export function addressGroup(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - parts.length - tail.split(':').filter(Boolean).length;
  const all = [...parts, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${all.slice(0, ipv6NetworkGroups).join(':')}::/64`;
}
