import type { FastifyReply } from 'fastify';
import { newToken } from '../auth/secrets.ts';

/** Recognizes a browser that has signed in before. It grants nothing. */
const deviceCookie = 'platen_device';
const lifeS = 365 * 24 * 3600;

/** The token of this browser; a new one is set if it has none. Set again at each use, so that it does not expire. */
export function ensureDeviceCookie(reply: FastifyReply): string {
  const token = reply.request.cookies[deviceCookie] ?? newToken().token;
  reply.setCookie(deviceCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: lifeS,
  });
  return token;
}
