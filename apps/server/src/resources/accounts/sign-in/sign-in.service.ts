import type { Login, Session } from '@platen/model/accounts/accounts';
import type { PasskeyOptions } from '@platen/model/accounts/factors';
import type {
  PasskeySignIn,
  Reauthentication,
  SecondFactor,
  SignInPasskeyOptions,
} from '@platen/model/accounts/sign-in';
import { newToken, tokenHash, verifyPassword } from '../../../platform/auth/secrets.ts';
import type { PublicContext, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { addressGroup } from '../../../platform/http/call-guard.ts';
import { countCall, resetCalls } from '../../../platform/http/rate-limit.ts';
import { checkCaptcha } from '../captchas/captchas.service.ts';
import { listFactorKinds, useCode } from '../factors/factors.service.ts';
import { createAssertionOptions, usePasskey } from '../factors/passkeys.service.ts';
import { markAuthenticated } from '../sessions/sessions.service.ts';
import { findUserByLoginName } from '../users/users.queries.ts';
import { assertNotFrozen, getUserWithWallet } from '../users/users.service.ts';
import * as challenges from './challenges.queries.ts';
import { startSession } from './start-session.service.ts';

/** Attempts at the password of one account from one address. */
const passwordLimit = { max: 10, windowS: 60 };
/** Attempts at the second factor of one account, whose password is known: a code has a million values, three are right. */
const factorLimit = { max: 20, windowS: 3600 };

/** What the cookies of a browser say. */
export interface Visitor {
  captchaToken: string | undefined;
  deviceToken: string;
}

/**
 * The captcha is checked first: without one nothing is counted. Attempts are counted by name and address together, so
 * that attempts from elsewhere do not lock the right person out.
 */
export async function signIn(ctx: PublicContext, login: Login, visitor: Visitor): Promise<Session> {
  await checkCaptcha(ctx, visitor.captchaToken, login.rucaptcha);
  const attemptKey = `login:${addressGroup(ctx.request.address)}:${login.login_name.toLowerCase()}`;
  await countCall(ctx.db, attemptKey, passwordLimit);
  const user = await findUserByLoginName(ctx.db, login.login_name);
  // Never the name as it was typed: people type their password there by mistake.
  if (user) ctx.audit.actorId = user.id;
  if (!(await verifyPassword(login.password, user?.password_hash)) || !user) throw appError('login_failed');
  // Checked after the password, so that a stranger cannot learn which accounts are frozen.
  assertNotFrozen(user);
  await resetCalls(ctx.db, attemptKey);
  const factors = await listFactorKinds(ctx.db, user.id);
  if (factors.length > 0) {
    const { token, hash } = newToken();
    await challenges.insertChallenge(ctx.db, user.id, hash);
    throw appError('second_factor_required').with({ challenge: token, factors: factors.join(' ') });
  }
  return ctx.db.transaction().execute((db) => startSession({ ...ctx, db }, user, visitor.deviceToken));
}

/**
 * An attempt is counted for the challenge and for the account before it is checked, and stays counted although the
 * request fails: somebody who knows the password must not be able to try all codes.
 */
export async function completeSignIn(ctx: PublicContext, given: SecondFactor, visitor: Visitor): Promise<Session> {
  const hash = tokenHash(given.challenge);
  const challenge = await challenges.countAttempt(ctx.db, hash);
  if (!challenge) throw appError('sign_in_expired');
  ctx.audit.actorId = challenge.user_id;
  const attemptKey = factorAttemptKey(challenge.user_id);
  await countCall(ctx.db, attemptKey, factorLimit);
  const user = await getUserWithWallet(ctx.db, challenge.user_id);
  assertNotFrozen(user);
  const session = await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db };
    const isRight =
      'passkey' in given
        ? (await usePasskey(inTransaction, given.passkey, 'second_factor')) === user.id
        : await useCode(inTransaction, user.id, given);
    if (!isRight || !(await challenges.takeChallenge(db, hash))) return undefined;
    return startSession(inTransaction, user, visitor.deviceToken);
  });
  if (!session) throw wrongFactor(given);
  await resetCalls(ctx.db, attemptKey);
  return session;
}

const factorAttemptKey = (userId: number) => `second_factor:${userId}`;

function wrongFactor(given: SecondFactor) {
  if ('passkey' in given) return appError('passkey_refused');
  return appError('second_factor_wrong').at('totp' in given ? 'totp' : 'recovery_code');
}

export async function createSignInOptions(
  ctx: PublicContext,
  { challenge }: SignInPasskeyOptions,
): Promise<PasskeyOptions> {
  if (challenge === undefined) return createAssertionOptions(ctx, 'sign_in', null);
  const found = await challenges.findChallenge(ctx.db, tokenHash(challenge));
  if (!found) throw appError('sign_in_expired');
  return createAssertionOptions(ctx, 'second_factor', found.user_id);
}

/** A passkey is two factors in one: the device, and the fingerprint, face or PIN that unlocks it. */
export async function signInByPasskey(
  ctx: PublicContext,
  { passkey }: PasskeySignIn,
  visitor: Visitor,
): Promise<Session> {
  const session = await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db };
    const userId = await usePasskey(inTransaction, passkey, 'sign_in');
    if (userId === undefined) return undefined;
    const user = await getUserWithWallet(db, userId);
    assertNotFrozen(user);
    return startSession(inTransaction, user, visitor.deviceToken);
  });
  if (!session) throw appError('passkey_refused');
  return session;
}

export function createReauthenticationOptions(ctx: RequestContext): Promise<PasskeyOptions> {
  return createAssertionOptions(ctx, 'reauthenticate', ctx.caller.id);
}

export async function reauthenticate(ctx: RequestContext, given: Reauthentication): Promise<void> {
  if ('password' in given) {
    const { password_hash } = await getUserWithWallet(ctx.db, ctx.caller.id);
    if (!(await verifyPassword(given.password, password_hash))) {
      throw appError('current_password_wrong').at('password');
    }
  } else if ((await usePasskey(ctx, given.passkey, 'reauthenticate')) !== ctx.caller.id) {
    throw appError('passkey_refused');
  }
  await markAuthenticated(ctx);
}
