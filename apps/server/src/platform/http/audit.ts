import { type Call, keyOf } from '@platen/contract/call';
import { errorTable } from '@platen/model/errors/errors';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { describeChanges } from '../audit/audit-changes.ts';
import type { Shown } from '../audit/audit-draft.ts';
import { insertAuditEntry, type NewAuditEntry } from '../audit/audit-entries.ts';
import type { AuditPolicy } from '../audit/audit-policy.ts';
import type { PublicContext, RequestContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
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

export function isAudited({ method, isReadOnly, isExport, isTelemetry }: Call): boolean {
  return isExport === true || (method !== 'GET' && !isReadOnly && !isTelemetry);
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
    const after = isChange && route.method !== 'DELETE' ? await readSubject(call, response) : undefined;
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
  await insertAuditEntry(db, entry);
}

function entryOf(
  { ctx, route, params }: Pick<AuditedCall, 'ctx' | 'route' | 'params'>,
  response: unknown,
): NewAuditEntry {
  const { caller, credential, audit, request } = ctx;
  return {
    action: keyOf(route),
    refused_code: null,
    actor_id: caller?.id ?? audit.actorId ?? null,
    session_id: credential?.kind === 'session' ? credential.sessionId : null,
    api_key_id: credential?.kind === 'api_key' ? credential.apiKeyId : (audit.apiKeyId ?? null),
    subject_type: subjectTypeOf(route),
    subject_id: idIn(params) ?? audit.subjectId ?? idIn(response) ?? null,
    changes: [],
    address: request.address,
    request_id: request.id,
  };
}

/** The first part of the path: `form_orders`. */
function subjectTypeOf({ path }: Route): string {
  return path.split('/')[1] ?? '';
}

/** `{ id }`, or `{ form_order: { id } }` as the responses of orders have it. */
function idIn(value: unknown): number | undefined {
  const { id, form_order } = (value ?? {}) as { id?: unknown; form_order?: unknown };
  if (typeof id === 'number') return id;
  return form_order === undefined ? undefined : idIn(form_order);
}

async function readSubject(
  { reader, ctx, params, reply, policy }: AuditedCall,
  response?: unknown,
): Promise<Shown | undefined> {
  if (!reader || !ctx.caller || !policy.showsChangesOf(ctx.caller)) return undefined;
  const id = idIn(params) ?? idIn(response);
  if (reader.path.includes(':') && id === undefined) return undefined;
  try {
    return (await reader.run(ctx, { params: { id }, query: {} } as never, reply)) as Shown;
  } catch (error) {
    // What does not exist, yet or any more, is not shown. The change itself refuses what is wrong.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Finds the route that shows what another one changes: `GET /users/:id` for `PUT /users/:id/freeze`, and for
 * `POST /users/invite`, whose response says which user it made.
 */
export function findReader(routes: readonly Route[], { method, path }: Route): Route | undefined {
  const [, type, second] = path.split('/');
  const isReader = ({ method: its, list, response, query }: Route) =>
    its === 'GET' && !list && response !== 'raw' && (query === undefined || (query as z.ZodType).safeParse({}).success);
  const find = (wanted: string) => routes.find((route) => route.path === wanted && isReader(route));
  if (second === undefined || second === ':id') return find(`/${type}/:id`) ?? find(`/${type}`);
  return find(path) ?? (method === 'POST' ? find(`/${type}/:id`) : undefined);
}
