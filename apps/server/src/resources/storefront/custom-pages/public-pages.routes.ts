import { anyone } from '@platen/contract/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import { localeOf } from '../../../platform/http/error-handler.ts';
import { createPublicPages } from './public-pages.service.ts';

/** `/pages/:id`: a published page, for anyone. Beside the API, because it is read by people and not by programs. */
export function servePublicPages(app: FastifyInstance, platform: Platform): void {
  const getPublicPage = createPublicPages(platform);
  app.get<{ Params: { id: string } }>('/pages/:id', { config: { access: anyone } }, async (request, reply) => {
    const page = await getPublicPage(idOf(request.params.id), originOf(platform, request), localeOf(request));
    reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('vary', 'accept-encoding, accept-language')
      .header('etag', page.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page.bodies[encoding]);
  });
}

/** 0 is no page's: what is no id leads where an id of nothing leads. */
function idOf(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

function originOf({ config }: Platform, { protocol, host }: FastifyRequest): string {
  return config.publicUrl ?? `${protocol}://${host}`;
}

function encodingFor(accepted: string | string[] = ''): 'br' | 'gzip' | 'identity' {
  const names = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(names)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(names) ? 'gzip' : 'identity';
}
