import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { desktopTokenHeader } from '@platen/model/orders/desktop';

/**
 * Whether a request comes from the page in our own window. Any page in a browser can send requests to a loopback address,
 * so requests from another origin or with another host name (DNS rebinding) are rejected.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, host: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (headers.host !== host) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

export function hasToken(headers: IncomingHttpHeaders, token: string): boolean {
  const given = headers[desktopTokenHeader];
  return typeof given === 'string' && isSameSecret(given, token);
}

function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
