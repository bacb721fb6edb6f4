import { randomInt } from 'node:crypto';
import {
  codeDigits,
  codeLifeMs,
  codeTriesMax,
  type PasswordChange,
  type PasswordReset,
  type VerificationCodeRequest,
} from '@platen/model/accounts';
import { fillText } from '@platen/model/locale';
import { appError } from '../../../platform/app-error.ts';
import { isPassword, isSameHash, keyedHash } from '../../../platform/auth/secrets.ts';
import { keyFor } from '../../../platform/config.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { deleteApiKeysOf } from '../../connections/api-keys/api-keys.service.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import { findUserByLoginName, getUserWithWallet, setPassword } from '../users/users.service.ts';
import { codeSubject, codeText } from './passwords.messages.ts';
import * as codes from './verification-codes.queries.ts';

/** Says nothing of whether the account exists: the same is done for every name, and the job finds out whose it is. */
export async function requestCode(ctx: PublicContext, { target, event }: VerificationCodeRequest): Promise<void> {
  await ctx.platform.jobs.queue(ctx.db, 'deliver_verification_code', { login_name: target, event });
}

/**
 * Makes the code and sends it. The code is made here and not with the request, so that it is never written
 * down anywhere but as a hash; run again, it makes and sends another, and only that one is good.
 */
export async function deliverCode({ db, platform }: JobContext, loginName: string, event: string): Promise<void> {
  const user = await findUserByLoginName(db, loginName);
  if (!user || user.is_block) return;
  const id = await codes.insertCode(db, user.id, event);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await codes.setCodeHash(db, id, codeHash(platform, id, code));
  const params = { login_name: user.login_name, code, minutes: codeLifeMs / 60_000 };
  const { email, phone } = user;
  await platform.messenger.send({ email, phone }, { subject: codeSubject, text: fillText(codeText, params) });
}

export async function resetPassword(ctx: PublicContext, reset: PasswordReset): Promise<void> {
  const found = await findUserByLoginName(ctx.db, reset.login_name);
  const user = found?.is_block ? undefined : found;
  // For a name that nobody has, a code is looked for all the same: a quicker answer would tell.
  const userId = user?.id ?? 0;
  // A wrong try must be counted although the request is refused: the refusal is thrown after the commit.
  const refusal = await ctx.db.transaction().execute(async (db) => {
    const code = await codes.lockLiveCode(db, userId, 'reset_password');
    if (!code?.code_hash || code.wrong_tries >= codeTriesMax) return appError('code_dead');
    if (!isSameHash(code.code_hash, codeHash(ctx.platform, code.id, reset.verification_code))) {
      await codes.countWrongTry(db, code.id);
      return code.wrong_tries + 1 >= codeTriesMax ? appError('code_dead') : appError('code_wrong');
    }
    await codes.useCodes(db, userId, 'reset_password');
    await setPassword(db, userId, reset.password);
    await endSessionsOf(db, userId);
    // Whoever had the old password may have made keys with it.
    if (!reset.keep_api_keys) await deleteApiKeysOf(db, userId);
    return undefined;
  });
  if (refusal) throw refusal.at('verification_code');
}

export async function changePassword(ctx: Context, change: PasswordChange): Promise<void> {
  if (change.password !== change.password_confirmation) throw appError('passwords_differ').at('password_confirmation');
  const user = await getUserWithWallet(ctx.db, ctx.caller.id);
  if (!(await isPassword(change.current_password, user.password_hash))) {
    throw appError('current_password_wrong').at('current_password');
  }
  await setPassword(ctx.db, user.id, change.password);
  await endSessionsOf(ctx.db, user.id);
}

export function sweepCodes(db: Db): Promise<void> {
  return codes.deleteExpiredCodes(db);
}

/** Six digits are guessed in no time from a plain hash; without the server's key this one says nothing. */
function codeHash(platform: PublicContext['platform'], id: number, code: string): Buffer {
  return keyedHash(keyFor(platform.config, 'verification-code'), `${id}:${code}`);
}
