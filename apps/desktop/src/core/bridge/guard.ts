import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { desktopTokenHeader } from '@platen/model/desktop';

/**
 * Whether a request comes from our own window's page. Whatever page a browser shows can send requests to this computer's
 * own address, so that neither another origin nor another name of the address (DNS rebinding) may be let in.
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
