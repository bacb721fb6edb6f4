import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Access } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import { readFields } from '@platen/model/errors/schema-findings';
import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { AuditPolicy } from '../audit/audit-policy.ts';
import type { Config } from '../config/config.ts';
import type { Platform } from '../context.ts';
import { appError } from '../errors/app-error.ts';
import { InvalidFieldsError } from '../errors/invalid-fields-error.ts';
import { startRequestSpan } from '../logging/tracing.ts';
import { type BodyTimeouts, bodyTimeouts, limitBodyTime } from './body-timeouts.ts';
import { addressGroup, createCallGuard } from './call-guard.ts';
import { compressResponses } from './compress-responses.ts';
import { createErrorHandler, respondToMalformedRequest } from './error-handler.ts';
import { acceptJsonOnly } from './json-body.ts';
import { type Authenticate, registerRoute } from './register-route.ts';
import { requireTls } from './require-tls.ts';
import type { Route } from './route.ts';
import { setSecurityHeaders } from './security-headers.ts';

/** Enough for what a form sends. Routes that need more declare it. */
const bodyLimitBytes = 64 * 1024;

interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A path outside the API that is costly to serve: its callers are counted and logged like API calls. */
    isGuarded?: boolean;
  }
  interface FastifyInstance {
    declaredRoutes: readonly DeclaredRoute[];
  }
}

export interface HttpOptions {
  platform: Platform;
  routes: readonly Route[];
  authenticate: Authenticate;
  auditPolicy: AuditPolicy;
  log: FastifyBaseLogger;
  timeouts?: BodyTimeouts;
}

/**
 * The HTTP server with what all calls share: ids, versions, errors, access and the API document. Its hooks call back instead
 * of returning promises, because every request runs all of them.
 */
export async function createHttpServer({
  platform,
  routes,
  authenticate,
  auditPolicy,
  log,
  timeouts = bodyTimeouts,
}: HttpOptions) {
  const { versions } = platform;
  const handleError = createErrorHandler(platform.dependencies);
  const app = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: directUploadTimeoutMs,
    trustProxy: trustedHops(platform.config.trustProxy),
    forceCloseConnections: 'idle',
    // Requests on open connections are served to the end while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      setSecurityHeaders(platform.config.publicUrl, request, reply);
      void handleError(error, request, reply);
    },
    clientErrorHandler: respondToMalformedRequest,
    // A file name in a path may be long: each Chinese character takes nine characters.
    routerOptions: { querystringParser: parseQuery, maxParamLength: 4096 },
  });
  app.setValidatorCompiler(({ schema, httpPart }) => (data) => {
    const { data: value, findings } = readFields(schema as z.ZodType, data);
    if (!findings) return { value };
    // An invalid id in a path is answered like an id that does not exist.
    return { error: httpPart === 'params' ? appError('not_found') : new InvalidFieldsError(findings) };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.decorateRequest('authenticated', null);

  refuseTwoHosts(app);
  requireAccess(app);
  traceRequests(app, platform.config);
  acceptJsonOnly(app);
  limitBodyTime(app, timeouts);
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(platform.config.publicUrl, request, reply);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith(apiBasePath)) {
      reply.header('client-web-version', versions.web);
      reply.header('client-app-version', versions.app);
      // Responses contain tokens, secrets and personal data, so no cache may store them. Files override this.
      reply.header('cache-control', 'no-store');
    }
    done();
  });
  requireTls(app, platform.config);
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const meta = (payload as { meta?: Record<string, number | string | boolean | null> } | null)?.meta;
    if (meta && 'total_pages' in meta) {
      for (const [name, value] of Object.entries(meta))
        if (value !== null) reply.header(`x-${name.replaceAll('_', '-')}`, String(value));
    }
    done();
  });
  const guard = createCallGuard(platform.config.callsPerMinute);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isGuarded) guard(addressGroup(request.ip));
    done();
  });
  observeResponses(app, platform);

  await compressResponses(app);
  await app.register(cookie);
  for (const route of routes) registerRoute(app, route, { platform, authenticate, guard, routes, auditPolicy });
  return app;
}

/** Measures every response where somebody can ask for it, and logs those of calls and of what is guarded. */
function observeResponses(app: FastifyInstance, { metrics, config }: Platform): void {
  const isMeasured = config.metricsPort !== undefined;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (isMeasured) {
      const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
      metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    }
    if (request.url.startsWith(apiBasePath) || routeOptions.config.isGuarded) logResponse(request, reply);
    done();
  });
}

function logResponse(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const facts = {
    method: request.method,
    path: loggedPath(request),
    statusCode,
    ms: Math.round(elapsedTime),
    user: request.authenticated?.caller.id,
  };
  request.log.info(facts, 'request');
}

/** Where traces are recorded, each request has a span. */
function traceRequests(app: FastifyInstance, { tracing }: Config): void {
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof startRequestSpan>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = startRequestSpan(request.method, request.headers);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(request.routeOptions.url ?? 'none', reply.statusCode);
    done();
  });
}

/** Node takes the first of two `Host` fields; a proxy may have looked at the other. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
    done(hosts > 1 ? appError('bad_request') : undefined);
  });
}

/** A number counts hops from this server outwards: so many addresses were added by trusted proxies. */
function trustedHops(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** Path parameters that grant access to whoever knows them. */
const secretParam = /:(?:token|key|slug)\b/;

/** The logged path, without secrets in path parameters and without the query. */
function loggedPath({ url, params, routeOptions }: FastifyRequest): string {
  const hasSecret = routeOptions.url !== undefined && secretParam.test(routeOptions.url);
  if (!hasSecret) return url.split('?', 1)[0] ?? '';
  return routeOptions.url.replace(/:(\w+)/g, (placeholder, name: string) =>
    secretParam.test(placeholder) ? placeholder : String((params as Record<string, unknown>)[name]),
  );
}

/** Every route must declare who may call it, wherever it is registered. */
function requireAccess(app: FastifyInstance): void {
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`);
    declared.push({ method: String(method), url, access: config.access });
  });
}

/** `a=1&b[]=2&b[]=3` → `{ a: '1', 'b[]': ['2', '3'] }`, without a prototype to pollute. */
function parseQuery(text: string): Record<string, string | string[]> {
  const params = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(text)) {
    const previous = params[name];
    params[name] = previous === undefined && !name.endsWith('[]') ? value : [...[previous ?? []].flat(), value];
  }
  return params;
}
