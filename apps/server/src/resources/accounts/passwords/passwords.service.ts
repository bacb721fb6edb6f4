import { randomBytes, randomInt } from 'node:crypto';
import {
  codeDigits,
  codeLifeMs,
  codePattern,
  codeTriesMax,
  contactRestsMs,
  invitationLifeMs,
  type PasswordChange,
  type PasswordReset,
  type ResetLink,
  resetLinkLifeMs,
  resetTokenBytes,
  type VerificationCodeRequest,
} from '@platen/model/accounts/accounts';
import { fillText } from '@platen/model/text/locale';
import { isSameHash, keyedHash, verifyPassword } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config/config.ts';
import type { BaseContext, PublicContext, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { Recipient } from '../../../platform/messenger.ts';
import { deleteApiKeysOf } from '../../connections/api-keys/api-keys.queries.ts';
import { queueSecurityNotice } from '../security-notices/security-notices.service.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteChallengesOf } from '../sign-in/challenges.queries.ts';
import { findUserByLoginName, type UserRow } from '../users/users.queries.ts';
import { getUserWithWallet, setPassword } from '../users/users.service.ts';
import * as codes from './account-codes.queries.ts';
import { codeSubject, codeText } from './passwords.messages.ts';

/** A placeholder of the same length that no code hashes to. */
const emptyHash = Buffer.alloc(32);

/** Does not reveal whether the account exists: the same is done for every name, and the job looks it up. */
export async function requestCode(ctx: BaseContext, { target, event }: VerificationCodeRequest): Promise<void> {
  await ctx.platform.jobs.queue(ctx.db, 'deliver_verification_code', { login_name: target, event });
}

/**
 * Creates and sends a code. It is created here and not in the request, so that it is only ever stored as a hash; if the
 * job runs again, it sends a new code and only that one is valid. An unknown name gets a code too, so that attempts at
 * it are answered like all others.
 */
export async function deliverCode(
  { db, platform, log }: JobContext,
  loginName: string,
  event: codes.CodeEvent,
): Promise<void> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const hash = codeHash(platform.config, loginName, code);
  await codes.setCode(db, loginName, event, { hash, expires_at: codes.timestampIn(codeLifeMs) });
  const user = await findUserByLoginName(db, loginName);
  if (!user || user.is_frozen) return;
  const params = { login_name: user.login_name, code, minutes: codeLifeMs / 60_000 };
  const recipient = restedContact(user);
  if (recipient.email || recipient.phone) {
    await platform.messenger.send(recipient, { subject: codeSubject, text: fillText(codeText, params) });
  } else {
    log.info({ userId: user.id }, 'a code was not sent: the account has no contact that is older than a day');
  }
}

/**
 * The email address and phone that codes may go to. Whoever entered a new one could otherwise take the account over before its
 * owner reads that it was changed.
 */
function restedContact({ email, email_changed_at, phone, phone_changed_at }: UserRow): Recipient {
  const rests = (changedAt: string | null) => changedAt !== null && Date.now() - Date.parse(changedAt) < contactRestsMs;
  return { email: rests(email_changed_at) ? null : email, phone: rests(phone_changed_at) ? null : phone };
}

/** What a link is created with, by a request or by the operator's command line. */
export interface LinkContext {
  db: Db;
  config: Pick<Config, 'secret'>;
  /** The origin of the link. */
  origin: string;
}

/** A link to replace an existing password. */
export function createResetLink(linkContext: LinkContext, loginName: string): Promise<ResetLink> {
  return createPasswordLink(linkContext, loginName, resetLinkLifeMs, {});
}

/**
 * A link to set the first password of a new account. The page is told so, because an invited person has not forgotten
 * anything.
 */
export function createInvitationLink(linkContext: LinkContext, loginName: string): Promise<ResetLink> {
  return createPasswordLink(linkContext, loginName, invitationLifeMs, { invited: '1' });
}

/** The code is in the fragment, which browsers do not send, so it appears in no log. */
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
 * The same work is done and the same error is returned whatever is wrong with a code and whether or not the name
 * exists: otherwise attempts would reveal which login names exist.
 */
export async function resetPassword(ctx: PublicContext, reset: PasswordReset): Promise<void> {
  const { login_name, password } = reset;
  const event = codePattern.test(reset.verification_code) ? 'reset_password' : 'reset_link';
  // A failed attempt must be counted although the request fails, so the error is thrown after the commit.
  const isReset = await ctx.db.transaction().execute(async (db) => {
    const { code_hash, tries, is_live } = await codes.countAttempt(db, login_name, event);
    const isRight = isSameHash(
      code_hash ?? emptyHash,
      codeHash(ctx.platform.config, login_name, reset.verification_code),
    );
    const user = await findUserByLoginName(db, login_name);
    if (user) ctx.audit.actorId = user.id;
    // The code in a link cannot be guessed, so failed attempts must not invalidate it.
    const isSpent = event === 'reset_password' && tries > codeTriesMax;
    if (!isRight || !is_live || isSpent || !user || user.is_frozen) return false;
    await setPassword(db, { ...user, factory_name: ctx.platform.settings.factoryName }, password);
    await endWaysIn(db, user);
    if (!reset.keep_api_keys) await deleteKeysInReach(db, user);
    await queueSecurityNotice({ ...ctx, db }, user.id, 'password_changed');
    return true;
  });
  if (!isReset) throw appError('code_wrong').at('verification_code');
}

/**
 * Someone with the old password may have created keys. The keys of a company are those of all its members and programs, so they
 * end with the password of its owner only, who is responsible for them; those of a person of the factory with that person's.
 */
async function deleteKeysInReach(db: Db, { id, company_id, member_role }: UserRow): Promise<void> {
  if (company_id === null) await deleteApiKeysOf(db, id);
  else if (member_role === 'owner') await deleteApiKeysOf(db, company_id);
}

/**
 * What was opened with the old password, or sent before there was a new one: codes and links, sign-ins that wait for a second
 * factor, sessions. Sessions are last: a sign-in that completes meanwhile holds its challenge until its session is there.
 */
async function endWaysIn(db: Db, { id, login_name }: Pick<UserRow, 'id' | 'login_name'>): Promise<void> {
  await codes.deleteCodes(db, login_name);
  await deleteChallengesOf(db, id);
  await endSessionsOf(db, id);
}

export async function changePassword(ctx: RequestContext, change: PasswordChange): Promise<void> {
  if (change.password !== change.password_confirmation) throw appError('passwords_differ').at('password_confirmation');
  const user = await getUserWithWallet(ctx.db, ctx.caller.id);
  if (!(await verifyPassword(change.current_password, user.password_hash))) {
    throw appError('current_password_wrong').at('current_password');
  }
  await setPassword(ctx.db, { ...user, factory_name: ctx.platform.settings.factoryName }, change.password);
  await endWaysIn(ctx.db, user);
  await queueSecurityNotice(ctx, user.id, 'password_changed');
}

/** Six digits are easily found from a plain hash; this one needs the server's key. */
function codeHash(config: Pick<Config, 'secret'>, loginName: string, code: string): Buffer {
  return keyedHash(keyFor(config, 'verification-code'), `${loginName.toLowerCase()}:${code}`);
}
