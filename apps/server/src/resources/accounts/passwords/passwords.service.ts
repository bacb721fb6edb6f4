import { randomBytes, randomInt } from 'node:crypto';
import {
  codeDigits,
  codeLifeMs,
  codePattern,
  codeTriesMax,
  invitationLifeMs,
  type PasswordChange,
  type PasswordReset,
  type ResetLink,
  resetLinkLifeMs,
  resetTokenBytes,
  type VerificationCodeRequest,
} from '@platen/model/accounts';
import { fillText } from '@platen/model/locale';
import { appError } from '../../../platform/app-error.ts';
import { verifyPassword, isSameHash, keyedHash } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { deleteApiKeysOf } from '../../connections/api-keys/api-keys.service.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import { findUserByLoginName, getUserWithWallet, setPassword } from '../users/users.service.ts';
import { codeSubject, codeText } from './passwords.messages.ts';
import * as codes from './account-codes.queries.ts';

/** As long as any, and the hash of nothing. */
const emptyHash = Buffer.alloc(32);

/** Says nothing of whether the account exists: the same is done for every name, and the job finds out whose it is. */
export async function requestCode(ctx: PublicContext, { target, event }: VerificationCodeRequest): Promise<void> {
  await ctx.platform.jobs.queue(ctx.db, 'deliver_verification_code', { login_name: target, event });
}

/**
 * Makes the code and sends it. The code is made here and not with the request, so that it is never written
 * down anywhere but as a hash; run again, it makes and sends another, and only that one is good. A name that nobody has
 * gets a code too, which nobody learns: guesses at it are answered like all others.
 */
export async function deliverCode(
  { db, platform }: JobContext,
  loginName: string,
  event: codes.CodeEvent,
): Promise<void> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const hash = codeHash(platform.config, loginName, code);
  await codes.setCode(db, loginName, event, { hash, expires_at: codes.timestampIn(codeLifeMs) });
  const user = await findUserByLoginName(db, loginName);
  if (!user || user.is_block) return;
  const params = { login_name: user.login_name, code, minutes: codeLifeMs / 60_000 };
  const { email, phone } = user;
  await platform.messenger.send({ email, phone }, { subject: codeSubject, text: fillText(codeText, params) });
}

/** What a link is made with: by a request, or by the operator's program, which has no request. */
export interface LinkContext {
  db: Db;
  config: Pick<Config, 'secret'>;
  /** How whoever gets the link reaches this server. */
  origin: string;
}

/** A new password for somebody who has one. */
export function createResetLink(linkContext: LinkContext, loginName: string): Promise<ResetLink> {
  return createPasswordLink(linkContext, loginName, resetLinkLifeMs, {});
}

/** The first password of a new account. The page says so: nobody who is invited has forgotten anything. */
export function createInvitationLink(linkContext: LinkContext, loginName: string): Promise<ResetLink> {
  return createPasswordLink(linkContext, loginName, invitationLifeMs, { invited: '1' });
}

/** The code stands behind the #, which browsers send to nobody: it is in no log. */
async function createPasswordLink(
  { db, config, origin }: LinkContext,
  loginName: string,
  lifeMs: number,
  params: Record<string, string>,
): Promise<ResetLink> {
  const token = randomBytes(resetTokenBytes).toString('base64url');
  const expires_at = codes.timestampIn(lifeMs);
  await codes.setCode(db, loginName, 'reset_link', { hash: codeHash(config, loginName, token), expires_at });
  const fragment = new URLSearchParams({ login_name: loginName, code: token, ...params });
  return { url: `${origin}/password#${fragment.toString()}`, expires_at };
}

/**
 * Whatever is wrong with a code, and whether or not anybody has the name, the same work is done and the same is answered:
 * otherwise guesses at codes would tell which login names exist.
 */
export async function resetPassword(ctx: PublicContext, reset: PasswordReset): Promise<void> {
  const { login_name, password } = reset;
  const event = codePattern.test(reset.verification_code) ? 'reset_password' : 'reset_link';
  // A wrong try must be counted although the request is refused: the refusal is thrown after the commit.
  const isReset = await ctx.db.transaction().execute(async (db) => {
    const { code_hash, tries, is_live } = await codes.countAttempt(db, login_name, event);
    const isRight = isSameHash(
      code_hash ?? emptyHash,
      codeHash(ctx.platform.config, login_name, reset.verification_code),
    );
    const user = await findUserByLoginName(db, login_name);
    // Nobody guesses what a link carries, and whoever tried to must not end it.
    const isSpent = event === 'reset_password' && tries > codeTriesMax;
    if (!isRight || !is_live || isSpent || !user || user.is_block) return false;
    await codes.deleteCodes(db, login_name);
    await setPassword(db, user.id, password);
    await endSessionsOf(db, user.id);
    // Whoever had the old password may have made keys with it.
    if (!reset.keep_api_keys) await deleteApiKeysOf(db, user.id);
    return true;
  });
  if (!isReset) throw appError('code_wrong').at('verification_code');
}

export async function changePassword(ctx: Context, change: PasswordChange): Promise<void> {
  if (change.password !== change.password_confirmation) throw appError('passwords_differ').at('password_confirmation');
  const user = await getUserWithWallet(ctx.db, ctx.caller.id);
  if (!(await verifyPassword(change.current_password, user.password_hash))) {
    throw appError('current_password_wrong').at('current_password');
  }
  await setPassword(ctx.db, user.id, change.password);
  await endSessionsOf(ctx.db, user.id);
}

export function sweepCodes(db: Db): Promise<void> {
  return codes.deleteExpiredCodes(db);
}

/** Six digits are guessed in no time from a plain hash; without the server's key this one says nothing. */
function codeHash(config: Pick<Config, 'secret'>, loginName: string, code: string): Buffer {
  return keyedHash(keyFor(config, 'verification-code'), `${loginName.toLowerCase()}:${code}`);
}
