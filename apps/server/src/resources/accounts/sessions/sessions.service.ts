import type { Session } from '@platen/model/accounts/accounts';
import type { OpenSession } from '@platen/model/accounts/sign-in';
import { newToken, tokenHash } from '../../../platform/auth/secrets.ts';
import type { Context, PublicContext, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { Authenticated } from '../../../platform/http/register-route.ts';
import { actorOf } from '../../actor.ts';
import * as queries from './sessions.queries.ts';

/** The last use of a session is written at most this often, so that not every read becomes a write. */
const touchEveryMs = 60_000;

/** Without a prefix of its own, one of 130,000 tokens would begin like an API key by chance and be refused. */
const sessionPrefix = 'session_';

export interface SessionRules {
  userAgent: string;
  /** How long it lives at most. */
  lifeMs: number;
  /** From when it is only good for setting up a second factor. */
  enrollFrom: string | null;
}

export async function openSession(ctx: PublicContext, userId: number, rules: SessionRules): Promise<Session> {
  ctx.audit.actorId = userId;
  const { token, hash } = newToken(sessionPrefix);
  const session = {
    user_id: userId,
    token_hash: hash,
    address: ctx.request.address,
    user_agent: rules.userAgent.slice(0, 300),
    enroll_from: rules.enrollFrom,
  };
  return { token, expires_at: await queries.insertSession(ctx.db, session, rules.lifeMs) };
}

export async function authenticateSession(db: Db, token: string): Promise<Authenticated> {
  const owner = await queries.findSessionOwner(db, tokenHash(token));
  if (!owner) throw appError('not_signed_in');
  if (owner.is_block) throw appError('account_frozen');
  if (Date.now() - Date.parse(owner.last_used_at) > touchEveryMs) await queries.touchSession(db, owner.session_id);
  return {
    caller: actorOf(owner),
    credential: {
      kind: 'session',
      sessionId: owner.session_id,
      isRecent: owner.is_recent,
      mustEnroll: owner.must_enroll,
    },
    counters: [],
  };
}

function sessionIdOf({ credential }: RequestContext): number {
  if (credential.kind !== 'session') throw appError('session_only');
  return credential.sessionId;
}

export async function signOut(ctx: RequestContext): Promise<void> {
  await queries.deleteSession(ctx.db, ctx.caller.id, sessionIdOf(ctx));
}

export async function markAuthenticated(ctx: RequestContext): Promise<void> {
  await queries.updateAuthenticatedAt(ctx.db, sessionIdOf(ctx));
}

export async function listOwnSessions(ctx: RequestContext): Promise<{ data: OpenSession[] }> {
  return { data: await queries.listSessions(ctx.db, ctx.caller.id, sessionIdOf(ctx)) };
}

export function listSessionsOf(db: Db, userId: number): Promise<OpenSession[]> {
  return queries.listSessions(db, userId, undefined);
}

export async function endOwnSession(ctx: Context, id: number): Promise<void> {
  if (!(await queries.deleteSession(ctx.db, ctx.caller.id, id))) throw appError('not_found');
}

export async function endOtherSessions(ctx: RequestContext): Promise<void> {
  await queries.endSessionsOf(ctx.db, ctx.caller.id, sessionIdOf(ctx));
}
