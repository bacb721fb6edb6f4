import { Readable } from 'node:stream';
import type { Access, SignedInAccess } from '@platen/contract/access';
import { isAudited } from '@platen/contract/call';
import { apiBasePath } from '@platen/model/api';
import { finding } from '@platen/model/errors/field-findings';
import {
  type ListQuery,
  type ListSpec,
  listQuerySchema,
  normalizeListParams,
  parseOrder,
} from '@platen/model/lists/lists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditDraft } from '../audit/audit-draft.ts';
import type { AuditPolicy } from '../audit/audit-policy.ts';
import type { Actor, Credential, Platform } from '../context.ts';
import type { Db } from '../database/database.ts';
import { isRetryableConflict } from '../database/database-errors.ts';
import { AppError, appError } from '../errors/app-error.ts';
import { InvalidFieldsError } from '../errors/invalid-fields-error.ts';
import { readCursor } from '../lists/list-cursor.ts';
import { platformFor } from '../platform-for.ts';
import { checkAccess } from './access.ts';
import { type AuditedCall, type AuditedContext, findReader, recordRefusal, runAudited } from './audit.ts';
import { addressGroup, type createCallGuard } from './call-guard.ts';
import { localeOf } from './error-handler.ts';
import { findIdempotencyKey, runOnce } from './idempotency.ts';
import { readFromPageCursor } from './page-cursors.ts';
import {
  announceLimit,
  type CountedLimit,
  type Counter,
  countCall,
  countCallOnAll,
  type RateLimit,
} from './rate-limit.ts';
import type { Route } from './route.ts';
import { sendLongJson } from './send-long-json.ts';
import { assertStorable } from './unstorable-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The body is a file: it may take long, as long as data keeps arriving. */
    isStream?: boolean;
    /** A second field in which errors repeat their text. */
    errorField?: 'error';
  }
  interface FastifyRequest {
    authenticated: Authenticated | null;
  }
}

/** Who calls, and by what. */
export interface Authenticated {
  caller: Actor;
  credential: Credential;
  /** What the call is counted on, in the database, for all processes. Without any, this process counts it for the account. */
  counters: readonly Counter[];
}

/**
 * Returns the caller of a bearer token; throws if it is unknown, expired or not for this address, or the account is frozen.
 * Whose it is, where that is known, is left in `audit` for the entry about the refusal.
 */
export type Authenticate = (db: Db, token: string, address: string, audit: AuditDraft) => Promise<Authenticated>;

/** The dependencies that every route is registered with. */
export interface RouteDeps {
  platform: Platform;
  authenticate: Authenticate;
  guard: ReturnType<typeof createCallGuard>;
  /** All routes, so that the audit log can show what one of them changes. */
  routes: readonly Route[];
  auditPolicy: AuditPolicy;
}

export function registerRoute(app: FastifyInstance, route: Route, deps: RouteDeps): void {
  if (route.body === 'stream') {
    void app.register(async (scope) => {
      acceptAnyBody(scope);
      addRoute(scope, route, deps);
    });
  } else {
    addRoute(app, route, deps);
  }
}

/** In a separate scope, so that all other routes keep refusing bodies that are not JSON. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

function addRoute(app: FastifyInstance, route: Route, deps: RouteDeps): void {
  const { platform, authenticate, guard, routes, auditPolicy: policy } = deps;
  const { access, list } = route;
  const reader = findReader(routes, route);
  app.route({
    method: route.method,
    url: apiBasePath + route.path,
    config: {
      access,
      ...(route.body === 'stream' && { isStream: true }),
      ...(route.errorField && { errorField: route.errorField }),
    },
    ...(route.bodyLimitMb && { bodyLimit: route.bodyLimitMb * 1024 * 1024 }),
    schema: schemaOf(route),
    // The caller is authenticated, counted and limited before the body is read.
    onRequest: async (request, reply) => {
      if (access.kind === 'public') guard(addressGroup(request.ip));
      else request.authenticated = await authenticateAndCount(request, reply);
      for (const limit of route.limits ?? []) if (!isByField(limit)) await count(limit, request, reply);
      if (access.kind !== 'public' && request.authenticated) await assertAccess(access, request.authenticated, request);
      await platform.settings.refresh();
    },
    preValidation: async (request) => {
      assertStorable(request.params);
      assertStorable(request.query);
      if (list) request.query = normalizeListParams(list, request.query as Record<string, unknown>);
    },
    preHandler: async (request, reply) => {
      for (const limit of route.limits ?? []) if (isByField(limit)) await count(limit, request, reply);
    },
    handler: (request, reply) => handle({ route, platform, reader, policy }, request, reply),
  });

  async function assertAccess(required: SignedInAccess, by: Authenticated, request: FastifyRequest): Promise<void> {
    try {
      checkAccess(required, by);
    } catch (error) {
      if (error instanceof AppError) await record(request, error, {});
      throw error;
    }
  }

  async function authenticateAndCount(request: FastifyRequest, reply: FastifyReply): Promise<Authenticated> {
    const audit: AuditDraft = {};
    try {
      const authenticated = await authenticate(platform.db, bearerToken(request), request.ip, audit);
      const { caller, counters } = authenticated;
      if (counters.length === 0) guard(`account:${caller.accountId}`);
      else announce(reply, await countCallOnAll(platform.db, counters));
      return authenticated;
    } catch (error) {
      // Failed authentication counts against the address, because tokens could be guessed, or stolen and tried elsewhere.
      if (error instanceof AppError && error.status !== 429) {
        guard(addressGroup(request.ip));
        await record(request, error, audit);
      }
      throw error;
    }
  }

  function record(request: FastifyRequest, error: AppError, audit: AuditDraft): Promise<void> {
    const ctx = { ...contextOf(platform, request, platform.db), audit };
    return recordRefusal({ route, ctx, params: request.params, policy }, error, platform.db);
  }

  async function count(limit: RateLimit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    announce(reply, await countCall(platform.db, `${route.path}:${subjectOf(limit, request)}`, limit));
  }
}

function announce(reply: FastifyReply, limits: readonly CountedLimit[]): void {
  for (const limit of limits) announceLimit(reply, limit);
}

function isByField({ by }: RateLimit): boolean {
  return typeof by === 'object';
}

function subjectOf({ by }: RateLimit, request: FastifyRequest): string {
  const address = `ip:${addressGroup(request.ip)}`;
  if (by === 'address') return address;
  if (by === 'caller') return `caller:${request.authenticated?.caller.id}`;
  const named = `account:${String((request.body as Record<string, unknown>)[by.field]).toLowerCase()}`;
  return by.from === 'anywhere' ? named : `${address}:${named}`;
}

function schemaOf(route: Route): Record<string, unknown> {
  const schema: Record<string, unknown> = {};
  if (route.params) schema.params = route.params;
  if (route.body && route.body !== 'stream') schema.body = route.body;
  if (route.list) schema.querystring = listQuerySchema(route.list);
  else if (route.query) schema.querystring = route.query;
  if (route.response !== 'raw') schema.response = { 200: route.response };
  return schema;
}

async function handle(
  { route, platform, reader, policy }: Pick<AuditedCall, 'route' | 'reader' | 'policy'> & Pick<RouteDeps, 'platform'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = {
    params: request.params,
    query: request.query,
    body: route.body === 'stream' ? (request.body ?? Readable.from([])) : request.body,
  };
  const { caller, credential } = request.authenticated ?? {};
  // The declared types were checked where the route was defined; here they are only passed through.
  function run(db: Db, list?: ListQuery): Promise<unknown> {
    const ctx = contextOf(platform, request, db);
    const perform = () => route.run(ctx, { ...input, list } as never, reply);
    return isAudited(route)
      ? runAudited({ route, ctx, params: request.params, reply, reader, policy }, perform)
      : perform();
  }
  if (route.list) {
    const list = toListQuery(route.list, request.query as Record<string, unknown>);
    const read = (positioned: ListQuery) => platform.replica.read(caller?.accountId, (db) => run(db, positioned));
    const { params } = request;
    return credential ? readFromPageCursor(platform.db, { credential, route, params, list }, read) : read(list);
  }
  const isChange = route.method !== 'GET' && !route.isReadOnly;
  if (route.isLongResponse) return sendLongJson(reply, (await run(platform.db)) as Record<string, unknown>);
  if (!isChange) return route.mayReadReplica ? platform.replica.read(caller?.accountId, run) : run(platform.db);
  const change = async () => {
    const changed = await (route.transaction === false ? run(platform.db) : changeOnce(platform, request, route, run));
    route.committed?.(platform, input as never);
    return changed;
  };
  return caller ? platform.replica.recordChange(caller.accountId, change) : change();
}

/** Runs a change in a transaction, and only once for an `Idempotency-Key`. */
function changeOnce(
  platform: Platform,
  request: FastifyRequest,
  route: Route,
  run: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const key = findIdempotencyKey(request.headers);
  const runOnceIn = (transaction: Db) => {
    if (!request.authenticated || key === undefined) return run(transaction);
    const once = {
      userId: request.authenticated.caller.id,
      key,
      method: route.method,
      path: request.url,
      bodyDigest: request.bodyDigest,
    };
    return runOnce(transaction, platform.config, once, () => run(transaction));
  };
  return retryConflicts(() => platform.db.transaction().execute(runOnceIn));
}

const attemptsMax = 3;

/**
 * Retries a change that lost a race, which was rolled back. On the next run its own checks see what the other change
 * did and refuse it with the right field: both requests had found the name free.
 */
async function retryConflicts<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (attempt >= attemptsMax || !isRetryableConflict(error)) throw error;
    }
  }
}

function contextOf(platform: Platform, request: FastifyRequest, db: Db): AuditedContext {
  const { caller, credential } = request.authenticated ?? {};
  return {
    platform: platformFor(platform, { request_id: request.id }),
    db,
    locale: localeOf(request),
    log: request.log,
    request: {
      id: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      origin: platform.config.publicUrl ?? `${request.protocol}://${hostOf(request)}`,
    },
    audit: {},
    ...(caller && credential && { caller, credential }),
  };
}

/**
 * The host that was asked for, never `X-Forwarded-Host`: many proxies pass on what a sender wrote there, and links with a
 * password in them would lead elsewhere. A proxy passes `Host` on, or the public address is configured.
 */
function hostOf({ headers }: FastifyRequest): string {
  return headers.host ?? 'localhost';
}

/** `Bearer` may be omitted: the console sends the token alone. */
function bearerToken(request: FastifyRequest): string {
  const { authorization = '' } = request.headers;
  const token = /^(?:Bearer +)?(\S+)$/i.exec(authorization)?.[1];
  if (token) return token;
  // Without this error, a client that uses another scheme would look for a problem with its key.
  const scheme = /^([A-Za-z][\w-]{0,19}) +\S/.exec(authorization)?.[1];
  if (scheme && scheme.toLowerCase() !== 'bearer') throw appError('authorization_scheme', { scheme });
  throw appError('not_signed_in');
}

function toListQuery(list: ListSpec, query: Record<string, unknown>): ListQuery {
  const { page, per_page, after, order, ...filters } = query;
  const parsed = parseOrder(list, order as string | undefined);
  if (parsed.refused !== undefined) {
    throw new InvalidFieldsError([finding(['order'], 'unknown_sort', { given: parsed.refused, columns: list.sorts })]);
  }
  const cursor = typeof after === 'string' ? readCursor(parsed.sorts, after) : undefined;
  if (after !== undefined && !cursor) throw new InvalidFieldsError([finding(['after'], 'not_cursor')]);
  return {
    page: page as number,
    per_page: per_page as number,
    ...(cursor && { after: cursor }),
    order: parsed.sorts,
    filters: filters as ListQuery['filters'],
  };
}
