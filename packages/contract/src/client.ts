import type { CallKey, FileCallKey, InputOf, ResponseOf } from './call-types.ts';
import { type CallRequest, toRequest } from './request.ts';

/**
 * Sends a request to a server; the console, tests and benches each have their own transport. Throws if the server refuses.
 * `read` is part of the exchange: a timeout applies until the response is read.
 */
export type Transport<Options> = <T>(
  request: CallRequest,
  options: Options,
  read: (response: Response) => Promise<T>,
) => Promise<T>;

type CallArguments<K extends CallKey | FileCallKey, Options> = InputOf<K> & Options;
type OptionalArguments<T> = object extends T ? [given?: T] : [given: T];

/** Makes the calls of the contract: `client('GET /api_keys/:id', { params: { id } })`. */
export interface Client<Options> {
  <K extends CallKey>(key: K, ...given: OptionalArguments<CallArguments<K, Options>>): Promise<ResponseOf<K>>;
  /** A call that responds with a file; `read` consumes the response. */
  file<K extends FileCallKey, T>(
    key: K,
    given: CallArguments<K, Options>,
    read: (response: Response) => Promise<T>,
  ): Promise<T>;
}

export function createClient<Options extends object>(
  transport: Transport<Options>,
  readData: (response: Response) => Promise<unknown> = (response) => response.json(),
): Client<Options> {
  // Async, so that invalid input rejects instead of throwing synchronously.
  const make = async <T>(key: string, given: object, read: (response: Response) => Promise<T>) => {
    const { params, query, body, ...options } = given as Parameters<typeof toRequest>[1] & Options;
    // Everything except params, query and body are options of the transport.
    return transport(toRequest(key, { params, query, body }), options as unknown as Options, read);
  };
  const call = (key: string, given: object = {}) => make(key, given, readData);
  const file = <T>(key: string, given: object, read: (response: Response) => Promise<T>) => make(key, given, read);
  return Object.assign(call, { file }) as Client<Options>;
}
