import { apiBasePath } from '@platen/model/api';
import { type Client, createClient } from './client.ts';
import { throwingRefusals } from './refusals.ts';

interface Server {
  /** `https://print.example` */
  url: string;
  /** Of a session, or an API key. */
  token?: string | undefined;
}

export interface FetchOptions {
  signal?: AbortSignal;
  /** `Idempotency-Key`, `Locale`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Calls a server by `fetch`, for programs.
 * @public
 */
export function fetchClient({ url, token }: Server): Client<FetchOptions> {
  return createClient<FetchOptions>(
    throwingRefusals(({ method, path, body }, { signal, headers }) =>
      fetch(`${url}${apiBasePath}${path}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    ),
  );
}
