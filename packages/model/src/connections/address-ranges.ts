import { z } from 'zod';

const ranges = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];

/** An IPv4 or IPv6 address, or a network such as `203.0.113.0/24` or `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  return ranges.some((schema) => schema.safeParse(text).success);
}
