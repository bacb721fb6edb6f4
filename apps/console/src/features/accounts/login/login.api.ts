import type { Login, Session } from '@platen/model/accounts';
import { apiBasePath } from '@platen/model/constants';
import { post } from '../../../shared/request/request.ts';

export const signIn = (login: Login) => post<Session>('/sessions', login, { isPublic: true });

/** The time makes every picture a new one: the browser would show the old one, whose text is used up. */
export const captchaUrl = (timeMs: number) => `${apiBasePath}/captcha?t=${timeMs}`;
