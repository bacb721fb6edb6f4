import { apiBasePath } from '@platen/model/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is not a page: nothing in it may run, load or be framed. Pages and files replace it with their own. */
const nothingAllowed = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What every response carries, the values of Helmet where a page does not need others; `security-headers.test.ts` states
 * them for each kind of response.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': nothingAllowed,
  'cross-origin-opener-policy': 'same-origin',
  // Files replace it: partners show the images of their orders on pages of their own.
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // Filters of old browsers could be used to switch off scripts of a page, so they are off.
  'x-xss-protection': '0',
};

/**
 * Those that only mean something for a document. The console's first list loads some sixty scripts and styles, and with these
 * headers they would take 15 KB more where no proxy compresses them.
 */
export const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Where browsers report what a policy refused: `report-to` of those that know it, `report-uri` of the others. */
export const reportDirectives = `report-uri ${apiBasePath}/csp_reports; report-to csp`;
export const reportingEndpoints = { 'reporting-endpoints': `csp="${apiBasePath}/csp_reports"` };

const strictTransport = 'max-age=31536000; includeSubDomains';

/** To be set before anything else is done, so that refusals of every kind carry them too. */
export function setSecurityHeaders(publicUrl: string | undefined, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  // Browsers ignore it over plain HTTP, which a factory may use in its own network.
  const isOverTls = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  if (isOverTls) reply.header('strict-transport-security', strictTransport);
}
