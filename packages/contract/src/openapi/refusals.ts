import { type ErrorKey, errorStatus, errorTable, errorText } from '@platen/model/errors/errors';
import { finding, pathText, toFieldError } from '@platen/model/errors/field-findings';
import { fieldSentence } from '@platen/model/fields/field-reasons';
import type { Call } from '../call.ts';
import { referenceTo } from '../described-as.ts';
import type { Json } from './json.ts';

/** Whether a repeated `Idempotency-Key` is answered as it was the first time. */
export function takesIdempotencyKey({ method, access, body, isReadOnly }: Call): boolean {
  return method !== 'GET' && access.kind !== 'public' && body !== 'stream' && !isReadOnly;
}

/** Every refusal that a call may answer with: what follows from its shape, and what it says itself. */
export function refusalsOf(call: Call): readonly ErrorKey[] {
  const { access, method, body, params } = call;
  const isJson = body !== undefined && body !== 'stream';
  const keys: ErrorKey[] = ['too_many_requests', 'internal', ...shared.Unavailable, 'request_timeout'];
  // Of any call: an address may be written wrongly, or have names in it that nothing takes.
  keys.push('bad_request', 'invalid_fields');
  if (access.kind !== 'public') keys.push(...shared.Unauthorized);
  if (access.kind === 'ability') keys.push('not_allowed');
  if (access.kind !== 'public') keys.push('api_key_address', access.sessionOnly ? 'session_only' : 'scope_missing');
  if (access.kind !== 'public' && access.reauthentication) keys.push('reauthentication_required');
  if (access.kind !== 'public' && !access.beforeSecondFactor) keys.push('second_factor_setup_required');
  if (params) keys.push('not_found');
  if (isJson) keys.push('malformed_body', 'body_too_large', 'body_too_complex', 'unsupported_media_type');
  if (method !== 'GET' && !call.isReadOnly) keys.push('conflict');
  if (takesIdempotencyKey(call))
    keys.push('idempotency_key_reused', 'idempotency_answer_lost', 'idempotency_key_too_long');
  return [...new Set([...keys, ...(call.refuses ?? [])])];
}

/** Answers that many calls have in common, by their name in the document. */
const shared = {
  BadRequest: ['bad_request', 'invalid_fields'],
  BadBody: ['bad_request', 'invalid_fields', 'malformed_body'],
  BadChange: ['bad_request', 'invalid_fields', 'malformed_body', 'idempotency_key_too_long'],
  Unauthorized: ['not_signed_in', 'authorization_scheme', 'api_key_unknown', 'api_key_expired', 'account_frozen'],
  Forbidden: ['not_allowed', 'api_key_address', 'scope_missing', 'second_factor_setup_required'],
  NotFound: ['not_found'],
  RequestTimeout: ['request_timeout'],
  Conflict: ['conflict'],
  RepeatedConflict: ['conflict', 'idempotency_key_reused', 'idempotency_answer_lost'],
  TooLarge: ['body_too_large', 'body_too_complex'],
  UnsupportedMediaType: ['unsupported_media_type'],
  TooManyRequests: ['too_many_requests'],
  InternalError: ['internal'],
  Unavailable: ['database_unavailable', 'store_unavailable', 'store_full'],
} as const satisfies Record<string, readonly ErrorKey[]>;

export function sharedAnswers(): Json {
  return Object.fromEntries(
    Object.entries(shared).map(([name, keys]) => [name, answerFor(keys, refusalExample(keys))]),
  );
}

/** The refusals as answers, by status, each with its codes. */
export function refusalAnswers(call: Call): Json {
  const keys = refusalsOf(call);
  const statuses = [...new Set(keys.map(errorStatus))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = keys.filter((key) => errorStatus(key) === status);
      const name = Object.entries(shared).find(([, each]) => String(each) === String(own))?.[0];
      return [status, name === undefined ? answerFor(own) : { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const retried: ReadonlySet<ErrorKey> = new Set(['too_many_requests', ...shared.Unavailable]);

function answerFor(keys: readonly ErrorKey[], example?: Json): Json {
  return {
    description: keys.map(refusalText).join('\n'),
    ...(keys.some((key) => retried.has(key)) && {
      headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: { 'application/json': { schema: referenceTo('ErrorAnswer'), ...(example && { example }) } },
  };
}

/** The first of them as it would be answered. */
function refusalExample(keys: readonly ErrorKey[]): Json {
  const key = keys.includes('invalid_fields') ? 'invalid_fields' : keys[0];
  if (key === undefined) return {};
  const { code, en } = errorTable[key];
  const unknownSize = finding(['orders_attributes', 0, 'size'], 'unknown_size', { size: 'L', sizes: ['S', 'M'] });
  const sentence = fieldSentence(pathText(unknownSize.path), unknownSize, 'en-US');
  const isFields = key === 'invalid_fields';
  const text = isFields ? errorText(key, { fields: sentence }, 'en-US') : en;
  return {
    code,
    error_message: text,
    message: text,
    ...(isFields && { messages: [sentence], fields: [toFieldError(unknownSize, 'en-US')] }),
    request_id: 'f5b70b74-c446-4795-b950-ef0e77ccad0a',
  };
}

function refusalText(key: ErrorKey): string {
  const { code, en } = errorTable[key];
  return `- \`${code}\` ${key}: ${en}`;
}
