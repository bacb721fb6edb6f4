import { anyone } from '@platen/contract/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { localeOf } from '../../../platform/http/error-handler.ts';
import { reportingEndpoints } from '../../../platform/http/security-headers.ts';
import { createPublicPages, type ServedPage } from './public-pages.service.ts';

const hostLengthShown = 100;

/** `/pages/:id` serves a published page to anyone. It is outside the API, because people read it. */
export function servePublicPages(app: FastifyInstance, platform: Platform): void {
  const getPublicPage = createPublicPages(platform);
  const config = { access: anyone, isGuarded: true };
  // Its pages are compressed already, once for all readers.
  app.get<{ Params: { id: string } }>('/pages/:id', { config, compress: false }, (request, reply) => {
    assertKnownHost(platform, request);
    const page = getPublicPage(idOf(request.params.id), localeOf(request));
    if (page instanceof Promise) return page.then((drawn) => sendPage(request, reply, drawn));
    // Not returned: Fastify would wait for the reply as for a promise.
    sendPage(request, reply, page);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: ServedPage): FastifyReply {
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', page.policy)
    .headers(reportingEndpoints)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('vary', 'accept-encoding, accept-language')
    .header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** 0 is never an id: an invalid id is answered like an unknown one. */
function idOf(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

/** If the public address is configured, pages are served at that host only. */
function assertKnownHost({ config }: Platform, { host }: FastifyRequest): void {
  if (config.publicUrl === undefined || host.toLowerCase() === new URL(config.publicUrl).host) return;
  throw appError('host_unknown', { host: host.slice(0, hostLengthShown) });
}

function encodingFor(accepted: string | string[] = ''): 'br' | 'gzip' | 'identity' {
  const names = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(names)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(names) ? 'gzip' : 'identity';
}
