import type { Login } from '@platen/model/accounts/accounts';
import type { SecondFactor } from '@platen/model/accounts/sign-in';
import { addressOf, api } from '../../../shared/request/request.ts';
import { askForPasskey } from '../../../shared/session/passkeys.ts';

export const signIn = (body: Login) => api('POST /sessions', { body, isPublic: true });

export const sendSecondFactor = (body: SecondFactor) => api('POST /sessions/second_factor', { body, isPublic: true });

/** Undefined if the person has closed the browser's dialog. */
export async function signInByPasskey() {
  const passkey = await askForPasskey(await api('POST /sessions/passkey_options', { body: {}, isPublic: true }));
  return passkey && api('POST /sessions/passkey', { body: { passkey }, isPublic: true });
}

export async function sendPasskey(challenge: string) {
  const options = await api('POST /sessions/passkey_options', { body: { challenge }, isPublic: true });
  const passkey = await askForPasskey(options);
  return passkey && sendSecondFactor({ challenge, passkey });
}

/** The time makes every URL unique: otherwise the browser would show the cached image, whose text is used up. */
export const captchaUrl = (timeMs: number) => addressOf('GET /captcha', { query: { t: String(timeMs) } });
