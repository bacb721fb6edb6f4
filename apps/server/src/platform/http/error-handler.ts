import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorKey, type ErrorResponse, errorStatus, errorTable } from '@platen/model/errors/errors';
import { toLocale } from '@platen/model/text/locale';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { findViolatedIndex, isInvalidValue } from '../database/database-errors.ts';
import { AppError, appError } from '../errors/app-error.ts';
import { DatabaseUnavailableError } from '../errors/database-unavailable.ts';
import { InvalidFieldsError } from '../errors/invalid-fields-error.ts';
import { StoreUnavailableError } from '../errors/store-errors.ts';
import type { Dependencies, DependencyName } from '../process/dependencies.ts';
import { invalidFieldsResponse } from './field-errors.ts';
import { securityHeaders } from './security-headers.ts';

/** Maps Fastify's own errors to our error table. */
const fastifyErrors: Record<string, ErrorKey> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'bad_request',
};

/** Missing dependencies of the server, with the seconds after which a retry makes sense. */
const retryAfterSeconds: Partial<Record<ErrorKey, number>> = {
  database_unavailable: 2,
  store_unavailable: 5,
  store_full: 60,
};

function retryAfterFor(code: number): number | undefined {
  const entry = Object.entries(retryAfterSeconds).find(([key]) => errorTable[key as ErrorKey].code === code);
  return entry?.[1];
}

export function localeOf(request: FastifyRequest) {
  const header = request.headers.locale ?? request.headers['accept-language'];
  return toLocale(Array.isArray(header) ? header[0] : header);
}

/** Every error response is created here, so that all have the same shape and the caller's language. */
export function createErrorHandler(dependencies: Pick<Dependencies, 'report'>) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const dependency = dependencies.report(error);
    const { status, body, headers } = toErrorResponse(error, request, dependency);
    const retryAfterS = retryAfterFor(body.code);
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
    // Of an outage, the log has its beginning and its end; each request has its own line with its status.
    if (!dependency && status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, { status, body, headers });
  };
}

function sendError(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: ErrorAnswer) {
  if (status === 401) reply.header('www-authenticate', challengeOf(body.code));
  const { errorField } = request.routeOptions.config;
  // Fastify would close the connection while the body is still being sent, and the sender would not read the response.
  if (!request.raw.complete) reply.removeHeader('connection');
  // A streaming route may have set another content type already.
  return reply
    .status(status)
    .headers(headers)
    .type('application/json')
    .send({ ...body, ...(errorField && { [errorField]: body.message }), request_id: request.id });
}

/** The challenge of RFC 6750: a key is missing, or the key is invalid. */
function challengeOf(code: number): string {
  const realm = 'Bearer realm="platen"';
  const isWithoutKey = code === errorTable.not_signed_in.code || code === errorTable.authorization_scheme.code;
  return isWithoutKey ? realm : `${realm}, error="invalid_token"`;
}

/** So long may a sender take to read the response to a malformed request. */
const malformedLingerMs = 1000;

/** A malformed request has no Fastify request, so the error is written directly to the socket in the same shape. */
export function respondToMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = appError(malformedRequestErrors[error.code ?? ''] ?? 'bad_request');
  const body = JSON.stringify({ ...refusal.toResponseBody('en-US'), request_id: randomUUID() });
  const reason = STATUS_CODES[refusal.status];
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...securityHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  // A sender that keeps its side open would keep the socket. Not at once: what it still sends would make it lose the response.
  const linger = setTimeout(() => socket.destroy(), malformedLingerMs);
  socket.once('close', () => clearTimeout(linger));
}

/** Errors that have a more specific entry than `bad_request`. */
const malformedRequestErrors: Record<string, 'request_timeout' | 'headers_too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

interface ErrorAnswer {
  status: number;
  body: ErrorResponse;
  headers: AppError['headers'];
}

function toErrorResponse(
  error: FastifyError | Error,
  request: FastifyRequest,
  dependency: DependencyName | undefined,
): ErrorAnswer {
  const locale = localeOf(request);
  if (error instanceof InvalidFieldsError) {
    return { status: errorStatus('invalid_fields'), body: invalidFieldsResponse(error.findings, locale), headers: {} };
  }
  const refusal = error instanceof AppError ? error : toAppError(error, request, dependency);
  return { status: refusal.status, body: refusal.toResponseBody(locale), headers: refusal.headers };
}

/** Unique indexes of our own numbers, which come from a sequence that restarts. */
const sequenceNumberIndexes = /_(system_)?no_key$/;

function toAppError(
  error: FastifyError | Error,
  request: FastifyRequest,
  dependency: DependencyName | undefined,
): AppError {
  // First, because on a full disk PostgreSQL is unavailable too, and only space helps.
  if (dependency === 'database_disk' || dependency === 'disk') return appError('store_full');
  if (error instanceof DatabaseUnavailableError) return appError('database_unavailable');
  if (error instanceof StoreUnavailableError) return appError('store_unavailable');
  const violatedIndex = findViolatedIndex(error);
  if (violatedIndex !== undefined)
    return appError(sequenceNumberIndexes.test(violatedIndex) ? 'numbers_exhausted' : 'conflict');
  if (isInvalidValue(error)) {
    request.log.warn({ err: error }, 'the database refused a value');
    return appError('bad_request');
  }
  const key = 'code' in error ? fastifyErrors[error.code] : undefined;
  if (key === 'body_too_large') {
    return appError('body_too_large', { limit: `${Math.floor(request.routeOptions.bodyLimit / 1024)} KB` });
  }
  if (key) return new AppError(key, {});
  // Errors of Fastify about the request; anything else without an error key is a bug of ours.
  if ('statusCode' in error && error.statusCode === 400) return appError('bad_request');
  return appError('internal');
}
