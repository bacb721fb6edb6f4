import { type Login, type Session, sessionLifeMs } from '@platen/model/accounts';
import { appError } from '../../../platform/app-error.ts';
import { verifyPassword, newToken, tokenHash } from '../../../platform/auth/secrets.ts';
import type { Caller, Context, PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { addressGroup } from '../../../platform/http/call-guard.ts';
import { resetCalls } from '../../../platform/http/rate-limit.ts';
import { checkCaptcha } from '../captchas/captchas.service.ts';
import { findUserByLoginName } from '../users/users.service.ts';
import * as queries from './sessions.queries.ts';

/** The last use of a session is written at most this often, so that not every read becomes a write. */
const touchEveryMs = 60_000;

export interface Visitor {
  captchaToken: string | undefined;
  userAgent: string;
  /** Throws after too many attempts. */
  countGuess(key: string): Promise<void>;
}

/**
 * The captcha is checked first: without one nothing is counted. Attempts are counted by name and address together, so
 * that attempts from elsewhere do not lock the right person out.
 */
export async function signIn(ctx: PublicContext, login: Login, visitor: Visitor): Promise<Session> {
  await checkCaptcha(ctx, visitor.captchaToken, login.rucaptcha);
  const attemptKey = `login:${addressGroup(ctx.address)}:${login.login_name.toLowerCase()}`;
  await visitor.countGuess(attemptKey);
  const user = await findUserByLoginName(ctx.db, login.login_name);
  // Never the name as it was typed: people type their password there by mistake.
  if (user) ctx.audit.actorId = user.id;
  if (!(await verifyPassword(login.password, user?.password_hash)) || !user) throw appError('login_failed');
  // Checked after the password, so that a stranger cannot learn which accounts are frozen.
  if (user.is_block) throw appError('account_frozen');
  await resetCalls(ctx.db, attemptKey);
  return openSession(ctx, user.id, visitor.userAgent);
}

export async function openSession(ctx: PublicContext, userId: number, userAgent: string): Promise<Session> {
  ctx.audit.actorId = userId;
  const { token, hash } = newToken();
  const createdAt = await queries.insertSession(ctx.db, {
    user_id: userId,
    token_hash: hash,
    address: ctx.address,
    user_agent: userAgent.slice(0, 300),
  });
  return { token, expires_at: new Date(Date.parse(createdAt) + sessionLifeMs).toISOString() };
}

export async function signOut(ctx: Context): Promise<void> {
  if (ctx.caller.via.kind === 'session') await queries.deleteSession(ctx.db, ctx.caller.via.sessionId);
}

export async function authenticateSession(db: Db, token: string): Promise<Caller> {
  const owner = await queries.findSessionOwner(db, tokenHash(token));
  if (!owner) throw appError('not_signed_in');
  if (owner.is_block) throw appError('account_frozen');
  if (Date.now() - Date.parse(owner.last_used_at) > touchEveryMs) await queries.touchSession(db, owner.session_id);
  return { id: owner.id, role: owner.role, via: { kind: 'session', sessionId: owner.session_id } };
}

export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await queries.deleteSessionsOf(db, userId);
}

export function sweepSessions(db: Db): Promise<void> {
  return queries.deleteExpiredSessions(db);
}
