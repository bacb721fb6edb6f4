import type { AnswerOf, CallKey, InputOf } from './calls.ts';
import { refusalOf } from './refusal.ts';
import { isWorthRetrying, waitBeforeRetry } from './retries.ts';
import { timeLimit } from './time-limit.ts';

export interface PlatenOptions {
  /** `https://print.example` */
  url: string;
  apiKey: string;
  /** The language of messages. */
  locale?: 'zh-CN' | 'en-US';
  /** How often a call is tried that can be repeated without harm. */
  attempts?: number;
  timeoutMs?: number;
  /** In place of the global one. */
  fetch?: typeof fetch;
}

interface CallOptions {
  /** Identifies one operation across retries. Without it, each call has its own, for the retries of that call only. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Given<Key extends CallKey> = InputOf<Key> & CallOptions;
type MaybeGiven<T> = object extends T ? [given?: T] : [given: T];

/** Makes the calls of the public API: `platen('GET /form_orders/{id}', { params: { id } })`. */
export type Platen = <Key extends CallKey>(key: Key, ...given: MaybeGiven<Given<Key>>) => Promise<AnswerOf<Key>>;

type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

interface Parts extends CallOptions {
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

export function createPlaten(options: PlatenOptions): Platen {
  const { url, apiKey, locale, attempts = 4, timeoutMs = 60_000, fetch: exchange = fetch } = options;
  const base = `${url.replace(/\/$/, '')}/app_api/v1`;

  async function call(key: string, { params = {}, query = {}, body, idempotencyKey, signal }: Parts = {}) {
    const [method = '', path = ''] = key.split(' ');
    const address = base + withParams(path, params) + queryString(query);
    const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` };
    if (locale) headers.locale = locale;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (method !== 'GET') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
    for (let attempt = 1; ; attempt++) {
      const sent = {
        method,
        headers,
        signal: timeLimit(timeoutMs, signal),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const response = await exchange(address, sent).catch((error: Error) => error);
      const isLast = attempt >= attempts || signal?.aborted === true;
      if (isLast || !isWorthRetrying(response)) return answerOf(response);
      await waitBeforeRetry(attempt, response, signal);
    }
  }
  // The types of a call say what it gets and gives; here it is only carried.
  return call as Platen;
}

async function answerOf(response: Response | Error): Promise<unknown> {
  if (response instanceof Error) throw response;
  if (!response.ok) throw await refusalOf(response);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? response.json() : response;
}

function withParams(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${path} was called without its ${name}`);
    return encodeURIComponent(value);
  });
}

function queryString(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      // An empty list is sent too: left out, it would mean everything.
      for (const each of value.length > 0 ? value : ['']) pairs.append(name, String(each));
    } else if (value !== undefined) pairs.append(name, String(value));
  }
  const text = pairs.toString();
  return text === '' ? '' : `?${text}`;
}
