import { apiBasePath } from '@platen/model/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { appError } from '../errors/app-error.ts';

/** Load balancers ask for these inside of their own network. */
const healthPaths: readonly string[] = ['/healthz', '/readyz'];

/**
 * Where the public address has TLS, and proxies say how each request came, nothing else is answered without it. Pages lead to
 * the public address. Calls are refused: whoever sent one has already shown a key, and a redirect would hide that.
 */
export function requireTls(
  app: FastifyInstance,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): void {
  if (!publicUrl?.startsWith('https:') || trustProxy === false) return;
  const { origin } = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || isInternal(request)) return;
    if (!isPage(request)) throw appError('tls_required');
    return reply.redirect(`${origin}${request.url}`, 308);
  });
}

/** A health check, or a request of this machine that no proxy passed on. */
function isInternal({ url, socket, headers }: FastifyRequest): boolean {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return healthPaths.includes(url) || (isLocal && headers['x-forwarded-for'] === undefined);
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !url.startsWith(apiBasePath);
}
