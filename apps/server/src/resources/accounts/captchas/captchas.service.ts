import { newToken, tokenHash } from '../../../platform/auth/secrets.ts';
import type { BaseContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { drawCaptcha, randomCaptchaText } from './captcha-picture.ts';
import * as queries from './captchas.queries.ts';

/** A new picture, and the token that links it to the browser. */
export async function createCaptcha(ctx: BaseContext): Promise<{ token: string; png: Buffer }> {
  const text = randomCaptchaText();
  const { token, hash } = newToken();
  await queries.insertCaptcha(ctx.db, hash, text);
  return { token, png: await drawCaptcha(text) };
}

export async function checkCaptcha(ctx: BaseContext, token: string | undefined, typed: string): Promise<void> {
  if (!ctx.platform.config.captcha.isOn) return;
  const answer = token ? await queries.consumeCaptcha(ctx.db, tokenHash(token)) : undefined;
  if (!answer || answer !== typed.trim().toUpperCase()) throw appError('captcha_wrong').at('rucaptcha');
}
