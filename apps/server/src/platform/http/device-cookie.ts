import type { FastifyReply } from 'fastify';
import { newToken } from '../auth/secrets.ts';
import { readHostCookie, setHostCookie } from './host-cookies.ts';

/** Recognizes a browser that has signed in before. It grants nothing. */
const deviceCookie = 'platen_device';
const lifeS = 365 * 24 * 3600;

/** The token of this browser; a new one is set if it has none. Set again at each use, so that it does not expire. */
export function ensureDeviceCookie(reply: FastifyReply): string {
  const token = readHostCookie(reply.request, deviceCookie) ?? newToken().token;
  setHostCookie(reply, deviceCookie, token, lifeS);
  return token;
}
