import { keyOf } from '@platen/contract/call';
import { errorTable } from '@platen/model/errors/errors';
import type { FastifyReply } from 'fastify';
import { describeChanges } from '../audit/audit-changes.ts';
import type { Shown } from '../audit/audit-draft.ts';
import { insertAuditEntry, type NewAuditEntry } from '../audit/audit-entries.ts';
import type { AuditPolicy } from '../audit/audit-policy.ts';
import type { PublicContext, RequestContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { mayRecordRefusal } from './refusal-budget.ts';
import type { Route } from './route.ts';

export type AuditedContext = PublicContext & Partial<Pick<RequestContext, 'caller' | 'credential'>>;

export interface AuditedCall {
  route: Route;
  ctx: AuditedContext;
  params: unknown;
  reply: FastifyReply;
  /** The route that shows what this one changes. */
  reader: Route | undefined;
  policy: AuditPolicy;
}

/**
 * Runs a call and records who did what. A change and its entry are committed together. What is read before and after,
 * through the route that shows it, tells the factory's changes field by field; customers' changes are too many for that,
 * and orders have histories of their own.
 */
export async function runAudited<T>(call: AuditedCall, perform: () => Promise<T>): Promise<T> {
  const { ctx, route, policy } = call;
  const isChange = route.method !== 'GET';
  const before = isChange ? await readSubject(call) : undefined;
  try {
    const response = await perform();
    const after = isChange ? await readSubject(call, response) : undefined;
    // An export may be read from a replica, which accepts no entry.
    const db = isChange ? ctx.db : ctx.platform.db;
    const changes = [
      ...describeChanges(subjectTypeOf(route), ctx.audit.shown ?? { before, after }, policy),
      ...(ctx.audit.notes ?? []),
    ];
    await insertAuditEntry(db, { ...entryOf(call, response), changes });
    return response;
  } catch (error) {
    // On a separate connection, because the transaction of the call is rolled back.
    if (error instanceof AppError) await recordRefusal(call, error, ctx.platform.separateDb);
    throw error;
  }
}

export async function recordRefusal(
  call: Omit<AuditedCall, 'reader' | 'reply'>,
  error: AppError,
  db: Db,
): Promise<void> {
  if (!call.policy.recordedRefusals.has(error.key)) return;
  const entry = { ...entryOf(call, undefined), refused_code: errorTable[error.key].code, changes: [] };
  if (await mayRecordRefusal(db, entry.actor_id, entry.address)) await insertAuditEntry(db, entry);
}

function entryOf(call: Omit<AuditedCall, 'reader' | 'reply' | 'policy'>, response: unknown): NewAuditEntry {
  const { ctx, route } = call;
  const { caller, credential, audit, request } = ctx;
  return {
    action: keyOf(route),
    refused_code: null,
    actor_id: caller?.id ?? audit.actorId ?? null,
    session_id: credential?.kind === 'session' ? credential.sessionId : null,
    api_key_id: credential?.kind === 'api_key' ? credential.apiKeyId : (audit.apiKeyId ?? null),
    subject_type: subjectTypeOf(route),
    // A service may file a change with another thing than the one that the call names: that of a draft with its template.
    subject_id: audit.subjectId ?? subjectIdOf(call, response) ?? null,
    changes: [],
    address: request.address,
    request_id: request.id,
  };
}

/** A refused call that only reads is recorded without a record of its own: it is filed under the collection in its path. */
function subjectTypeOf({ audit, path }: Route): string {
  return audit?.subject ?? path.split('/')[1] ?? '';
}

function subjectIdOf({ route, ctx, params }: Omit<AuditedCall, 'reader' | 'reply' | 'policy'>, response: unknown) {
  switch (route.audit?.idIn) {
    case 'path':
      return idOf(params);
    case 'response':
      return idOf(partOf(response, route.audit.part));
    case 'service':
      return ctx.audit.subjectId;
    case 'nowhere':
    case undefined:
      return undefined;
  }
}

function partOf(response: unknown, part: string | undefined): unknown {
  return part === undefined ? response : (response as Record<string, unknown> | undefined)?.[part];
}

function idOf(value: unknown): number | undefined {
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

async function readSubject(call: AuditedCall, response?: unknown): Promise<Shown | undefined> {
  const { reader, ctx, reply, policy } = call;
  if (!reader || !ctx.caller || !policy.showsChangesOf(ctx.caller)) return undefined;
  const id = subjectIdOf(call, response);
  if (reader.path.includes(':') && id === undefined) return undefined;
  try {
    return (await reader.run(ctx, { params: { id }, query: {} } as never, reply)) as Shown;
  } catch (error) {
    // What does not exist, yet or any more, is not shown. The change itself refuses what is wrong.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The route that shows what another one changes. */
export function findReader(routes: readonly Route[], { method, path, audit }: Route): Route | undefined {
  if (audit?.reader === undefined) return undefined;
  const reader = routes.find((route) => keyOf(route) === audit.reader);
  if (!reader) throw new Error(`${method} ${path} is read by ${audit.reader}, which does not exist`);
  return reader;
}
