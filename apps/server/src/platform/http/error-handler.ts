import { type ErrorAnswer, type ErrorKey, errorStatus, errorTable } from '@platen/model/errors';
import { toLocale } from '@platen/model/locale';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, appError } from '../app-error.ts';
import { DatabaseAwayError } from '../database-away.ts';
import { findTakenIndex, isRefusedValue } from '../database-errors.ts';
import { RefusedFields } from '../refused-fields.ts';
import { isFullDisk, StoreAwayError } from '../store/store-errors.ts';
import { refusedFieldsAnswer } from './field-errors.ts';

/** What Fastify itself refuses, in our words. */
const fastifyErrors: Record<string, ErrorKey> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'bad_request',
};

/** What the server needs and has not: it comes back by itself, or once somebody has made room. */
const secondsUntilBack: Partial<Record<ErrorKey, number>> = { database_away: 2, store_away: 5, store_full: 60 };

function retryAfterFor(code: number): number | undefined {
  const away = Object.entries(secondsUntilBack).find(([key]) => errorTable[key as ErrorKey].code === code);
  return away?.[1];
}

export function localeOf(request: FastifyRequest) {
  const header = request.headers.locale ?? request.headers['accept-language'];
  return toLocale(Array.isArray(header) ? header[0] : header);
}

/** Every refusal leaves through here, so every refusal has the same shape and the caller's language. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = toErrorAnswer(error, request);
  const retryAfterS = retryAfterFor(answer.code);
  if (retryAfterS !== undefined) {
    request.log.warn({ err: error }, 'something that the server needs is away');
    reply.header('retry-after', retryAfterS);
  } else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 401) reply.header('www-authenticate', challengeOf(answer.code));
  const { errorField } = request.routeOptions.config;
  // Fastify would close the connection over a body that is still being sent, and its sender would not read the answer.
  if (!request.raw.complete) reply.removeHeader('connection');
  // A route that streams has said already what its bytes are; a refusal is not that.
  return reply
    .status(status)
    .type('application/json')
    .send({ ...answer, ...(errorField && { [errorField]: answer.message }), request_id: request.id });
}

/** What a client has to bring (RFC 6750): a key, or another one than it brought. */
function challengeOf(code: number): string {
  const realm = 'Bearer realm="platen"';
  const isWithoutKey = code === errorTable.not_signed_in.code || code === errorTable.authorization_scheme.code;
  return isWithoutKey ? realm : `${realm}, error="invalid_token"`;
}

/** What is no HTTP has no request to answer to: the same shape goes straight into the connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = appError(brokenRequests[error.code ?? ''] ?? 'bad_request');
  const answer = JSON.stringify({ ...refusal.toAnswer('en-US'), request_id: randomUUID() });
  const reason = STATUS_CODES[refusal.status];
  socket.end(
    `HTTP/1.1 ${refusal.status} ${reason}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(answer)}\r\n\r\n${answer}`,
  );
}

/** Where an answer stands in the table under another name than `bad_request`. */
const brokenRequests: Record<string, 'request_timeout' | 'headers_too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

function toErrorAnswer(error: FastifyError | Error, request: FastifyRequest): { status: number; answer: ErrorAnswer } {
  const locale = localeOf(request);
  if (error instanceof RefusedFields) {
    return { status: errorStatus('invalid_fields'), answer: refusedFieldsAnswer(error.findings, locale) };
  }
  const refusal = error instanceof AppError ? error : fromOthers(error, request);
  return { status: refusal.status, answer: refusal.toAnswer(locale) };
}

/** Our own numbers, drawn from a sequence that begins anew. */
const drawnNumbers = /_(system_)?no_key$/;

function fromOthers(error: FastifyError | Error, request: FastifyRequest): AppError {
  if (error instanceof DatabaseAwayError) return appError('database_away');
  if (error instanceof StoreAwayError) return appError('store_away');
  if (isFullDisk(error)) return appError('store_full');
  const taken = findTakenIndex(error);
  if (taken !== undefined) return appError(drawnNumbers.test(taken) ? 'numbers_exhausted' : 'conflict');
  if (isRefusedValue(error)) {
    request.log.warn({ err: error }, 'the database refused a value');
    return appError('bad_request');
  }
  const key = 'code' in error ? fastifyErrors[error.code] : undefined;
  if (key === 'body_too_large') {
    return appError('body_too_large', { limit: `${Math.floor(request.routeOptions.bodyLimit / 1024)} KB` });
  }
  if (key) return new AppError(key, {});
  // What Fastify found wrong with the request; anything else without our key is our own fault.
  if ('statusCode' in error && error.statusCode === 400) return appError('bad_request');
  return appError('internal');
}
