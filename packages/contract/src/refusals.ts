import type { ErrorResponse } from '@platen/model/errors/errors';
import type { Transport } from './client.ts';
import type { CallRequest } from './request.ts';

/** The server refused a call. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  /** Undefined if a proxy responded instead of the server. */
  readonly answer: ErrorResponse | undefined;

  constructor({ method, path }: CallRequest, status: number, text: string) {
    super(`${method} ${path}: ${status} ${text}`);
    this.status = status;
    this.answer = parseAnswer(text);
  }
}

function parseAnswer(text: string): ErrorResponse | undefined {
  try {
    return JSON.parse(text) as ErrorResponse;
  } catch {
    return undefined;
  }
}

/** Makes a transport from a function that returns a response: refusals are thrown. */
export function throwingRefusals<Options>(
  exchange: (request: CallRequest, options: Options) => Promise<Response>,
): Transport<Options> {
  return async (request, options, read) => {
    const response = await exchange(request, options);
    if (!response.ok) throw new CallRefused(request, response.status, await response.text());
    return read(response);
  };
}
