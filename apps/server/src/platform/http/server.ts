import cookie from '@fastify/cookie';
import type { Access } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import { directUploadTimeoutMs } from '@platen/model/upload-times';
import { readFields } from '@platen/model/schema-findings';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { appError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Platform } from '../context.ts';
import { InvalidFieldsError } from '../invalid-fields-error.ts';
import { documentRoutes } from './api-document.ts';
import { type BodyTimeouts, bodyTimeouts, limitBodyTime } from './body-timeouts.ts';
import { addressGroup, createCallGuard } from './call-guard.ts';
import { compressResponses } from './compress-responses.ts';
import { respondToMalformedRequest, handleError } from './error-handler.ts';
import { acceptJsonOnly } from './json-body.ts';
import { type Authenticate, registerRoute } from './register-route.ts';
import type { Route } from './route.ts';

/** What a form sends. A route that takes more says so. */
const bodyLimitBytes = 64 * 1024;

interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address beside the API that costs something to answer: whoever calls it is counted and logged as calls are. */
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
  log: FastifyBaseLogger;
  timeouts?: BodyTimeouts;
}

/** The HTTP server with everything that holds for every call: ids, versions, errors, access, the API document. */
export async function createHttpServer({ platform, routes, authenticate, log, timeouts = bodyTimeouts }: HttpOptions) {
  const { versions } = platform;
  const app = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: directUploadTimeoutMs,
    trustProxy: trustedHops(platform.config.trustProxy),
    forceCloseConnections: 'idle',
    // What arrives over a connection that is still open is answered like any other request, to the last one.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: respondToMalformedRequest,
    // A file name in an address may be long: nine characters for each Chinese one.
    routerOptions: { querystringParser: parseQuery, maxParamLength: 4096 },
  });
  app.setValidatorCompiler(({ schema, httpPart }) => (data) => {
    const { data: value, findings } = readFields(schema as z.ZodType, data);
    if (!findings) return { value };
    // An address with an id that is none leads nowhere, as one with an id that nothing has.
    return { error: httpPart === 'params' ? appError('not_found') : new InvalidFieldsError(findings) };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.decorateRequest('caller', null);

  requireAccess(app);
  acceptJsonOnly(app);
  limitBodyTime(app, timeouts);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('client-web-version', versions.web);
    reply.header('client-app-version', versions.app);
    reply.header('x-content-type-options', 'nosniff');
    // Answers hold tokens, secrets and people's data: nothing between us and the caller keeps them. Files say otherwise.
    if (request.url.startsWith(apiBasePath)) reply.header('cache-control', 'no-store');
  });
  app.addHook('preSerialization', async (_request, reply, payload) => {
    const meta = (payload as { meta?: Record<string, number | string | boolean | null> } | null)?.meta;
    if (meta && 'total_pages' in meta) {
      for (const [name, value] of Object.entries(meta))
        if (value !== null) reply.header(`x-${name.replaceAll('_', '-')}`, String(value));
    }
    return payload;
  });
  const guard = createCallGuard(platform.config.callsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isGuarded) guard(reply, addressGroup(request.ip));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith(apiBasePath) && !request.routeOptions.config.isGuarded) return;
    const { statusCode, elapsedTime } = reply;
    const facts = {
      method: request.method,
      path: loggedPath(request),
      statusCode,
      ms: Math.round(elapsedTime),
      user: request.caller?.id,
    };
    request.log.info(facts, 'request');
  });

  await compressResponses(app);
  await app.register(cookie);
  for (const route of [...routes, ...documentRoutes]) registerRoute(app, route, { platform, authenticate, guard });
  return app;
}

/** A number counts from us outwards: so many addresses were added by proxies of ours. */
function trustedHops(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** Names that open something for whoever has them. */
const secretParams = new Set(['token', 'key', 'slug']);

/** What was called, without what a log must not hold: links that serve as keys, and all that a query may carry. */
function loggedPath({ url, params, routeOptions }: FastifyRequest): string {
  if (!routeOptions.url) return url.split('?')[0] ?? '';
  return routeOptions.url.replace(/:(\w+)/g, (placeholder, name: string) =>
    secretParams.has(name) ? placeholder : String((params as Record<string, unknown>)[name]),
  );
}

/** No route gets in without saying who may call it, whoever registers it. */
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
