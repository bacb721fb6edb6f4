import type { Login } from '@platen/model/accounts';
import { addressOf, api } from '../../../shared/request/request.ts';

export const signIn = (body: Login) => api('POST /sessions', { body, isPublic: true });

/** The time makes every URL unique: otherwise the browser would show the cached image, whose text is used up. */
export const captchaUrl = (timeMs: number) => addressOf('GET /captcha', { query: { t: String(timeMs) } });
