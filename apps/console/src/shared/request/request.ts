import type { FileCallKey, InputOf } from '@platen/contract/call-types';
import { createClient, type Transport } from '@platen/contract/client';
import { type CallRequest, toRequest } from '@platen/contract/request';
import { apiBasePath } from '@platen/model/api';
import { textsIn } from '../../ui/text.ts';
import { currentLocale } from '../locale/locale.ts';
import { beginActivity } from './activity.ts';
import { confirmIdentity, needsReauthentication } from './reauthentication.ts';
import { requestTexts } from './request.messages.ts';
import { RequestError, toRequestError } from './request-error.ts';
import { emitRequestError } from './request-events.ts';
import { serverWatch } from './server-availability.ts';
import { readToken } from './token.ts';
import { recordVersions } from './web-version.ts';

const requestTimeoutMs = 30_000;
/** A proxy without its server, or a server without its database. */
const unavailableStatuses: readonly number[] = [502, 503, 504];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /**
   * Set to false if the caller shows the failure itself. Reads show theirs in place; failures of writes are shown as
   * messages.
   */
  showError?: boolean;
  /** Set to false for requests that nobody waits for, such as polling. */
  showActivity?: boolean;
  /** Set to true for requests of signed-out visitors: a 401 is then a response, not the end of a session. */
  isPublic?: boolean;
  /** See `createIdempotencyKey`. */
  idempotencyKey?: string;
  /** Additional headers of one request. */
  headers?: Readonly<Record<string, string>>;
}

function headersFor(options: CallOptions, hasBody: boolean): Headers {
  const headers = new Headers({ ...options.headers, Accept: 'application/json', Locale: currentLocale() });
  const token = readToken();
  if (token && !options.isPublic) headers.set('Authorization', `Bearer ${token}`);
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

function toTransportError(cause: unknown, options: CallOptions): RequestError {
  const t = textsIn(requestTexts, currentLocale());
  if (options.signal?.aborted) return new RequestError({ kind: 'aborted', message: t('timeout') });
  const isTimeout = cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
  return isTimeout
    ? new RequestError({ kind: 'timeout', message: t('timeout') })
    : new RequestError({ kind: 'network', message: t('network') });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Sends one request and resolves with the response of a success; everything else is a `RequestError`. */
async function send({ method, path, body }: CallRequest, options: CallOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
  const response = await fetch(apiBasePath + path, {
    method,
    headers: headersFor(options, body !== undefined),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
  recordVersions(response.headers);
  if (unavailableStatuses.includes(response.status)) serverWatch.reportUnavailable();
  else serverWatch.reportResponse();
  if (response.ok) return response;
  const t = textsIn(requestTexts, currentLocale());
  const failure = await readJson(response).catch(() => undefined);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  throw toRequestError(
    { status: response.status, body: failure, requestId },
    t('failed', { status: String(response.status) }),
  );
}

async function attempt<T>(
  request: CallRequest,
  options: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const endActivity = options.showActivity === false ? undefined : beginActivity();
  try {
    return await read(await send(request, options));
  } catch (cause) {
    throw cause instanceof RequestError ? cause : toTransportError(cause, options);
  } finally {
    endActivity?.();
  }
}

/** A request that requires a recent sign-in asks for the password or a passkey, and is then sent again. */
const transport: Transport<CallOptions> = async (request, options, read) => {
  try {
    return await attempt(request, options, read).catch(async (error: RequestError) => {
      if (!needsReauthentication(error) || !(await confirmIdentity())) throw error;
      return attempt(request, options, read);
    });
  } catch (cause) {
    const error = cause as RequestError;
    if (error.kind === 'network') serverWatch.reportUnavailable();
    const isAnnounced = options.showError ?? request.method !== 'GET';
    if (error.kind !== 'aborted' && !options.isPublic) emitRequestError(error, isAnnounced);
    throw error;
  }
};

async function readBody(response: Response): Promise<unknown> {
  try {
    return await readJson(response);
  } catch (cause) {
    // A body that was cut off by the network throws too; only a complete body that is not JSON is unreadable.
    if (!(cause instanceof SyntaxError)) throw cause;
    const t = textsIn(requestTexts, currentLocale());
    const message = t('unreadable', { status: String(response.status) });
    throw new RequestError({ kind: 'response', status: response.status, message });
  }
}

/** Calls the API. Failures are `RequestError`s; failures of writes are shown, see `CallOptions`. */
export const api = createClient<CallOptions>(transport, readBody);

/** The URL of a file or page, for elements that load it themselves: an image, a link. */
export function addressOf<K extends FileCallKey>(call: K, input: InputOf<K>): string {
  return apiBasePath + toRequest(call, input as object).path;
}
