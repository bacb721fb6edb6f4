import type { ErrorResponse, FieldError } from '@platen/model/errors/errors';
import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import type { RefusedField } from '../../ui/failure.ts';

/**
 * `response`: the server refused. `network` and `timeout`: there was no response. `aborted`: the caller no longer wants
 * the response.
 */
export type RequestErrorKind = 'response' | 'network' | 'timeout' | 'aborted';

interface RequestErrorOptions {
  kind: RequestErrorKind;
  message: string;
  status?: number;
  code?: number | undefined;
  fields?: (FieldError & RefusedField)[];
  details?: ErrorResponse['details'];
  requestId?: string | undefined;
}

const retryableStatuses: readonly number[] = [408, 429];

/** Every failed request rejects with one of these, and with nothing else. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: number | undefined;
  readonly fields: (FieldError & RefusedField)[];
  /** The values of the message's parameters. */
  readonly details: NonNullable<ErrorResponse['details']>;
  readonly requestId: string | undefined;

  constructor(options: RequestErrorOptions) {
    super(options.message);
    this.name = 'RequestError';
    this.kind = options.kind;
    this.status = options.status ?? 0;
    this.code = options.code;
    this.fields = options.fields ?? [];
    this.details = options.details ?? {};
    this.requestId = options.requestId;
  }

  /** Retrying the same request later may succeed. */
  get isRetryable(): boolean {
    return retryableStatuses.includes(this.status);
  }

  get isBlockedAccount(): boolean {
    return this.code === handledErrorCodes.account_frozen;
  }
}

type ErrorBody = Partial<ErrorResponse> & { error?: unknown };

const asText = (value: unknown): string | undefined => {
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** The message of a refusal: error_message, or else messages, error, or the client's own message. */
export function messageOfBody(body: unknown, clientMessage: string): string {
  if (typeof body !== 'object' || body === null) return clientMessage;
  const { error_message, messages, error } = body as ErrorBody;
  return asText(error_message) ?? asText(messages) ?? asText(error) ?? clientMessage;
}

/** The response contains the sentences parallel to the fields, in the same order. */
function refusedFields({ fields, messages }: ErrorBody): (FieldError & RefusedField)[] {
  if (!Array.isArray(fields)) return [];
  return fields.map((field, index) => ({ ...field, sentence: messages?.[index] ?? field.message }));
}

export function toRequestError(
  response: { status: number; body: unknown; requestId?: string | undefined },
  clientMessage: string,
): RequestError {
  const body = (typeof response.body === 'object' && response.body !== null ? response.body : {}) as ErrorBody;
  return new RequestError({
    kind: 'response',
    status: response.status,
    message: messageOfBody(body, clientMessage),
    code: typeof body.code === 'number' ? body.code : undefined,
    fields: refusedFields(body),
    details: body.details,
    requestId: body.request_id ?? response.requestId,
  });
}
