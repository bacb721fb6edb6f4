import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over TLS a browser takes a cookie of this name from this host only, never from a subdomain and never without TLS. It would
 * refuse the name over plain HTTP, which a factory may use in its own network.
 */
function fullName({ protocol }: FastifyRequest, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}

export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[fullName(request, name)];
}

/** Sets a cookie that no script reads and that other sites do not send along. */
export function setHostCookie(reply: FastifyReply, name: string, value: string, maxAgeS: number): void {
  const { request } = reply;
  reply.setCookie(fullName(request, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: maxAgeS,
  });
}
