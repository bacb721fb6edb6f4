import { setTimeout as sleep } from 'node:timers/promises';
import { apiBasePath } from '@platen/model/api';

export interface Sent {
  body?: object;
  /** Without one, each call gets its own. */
  key?: string;
}

const retryDelayMs = 250;
/** Longer than any part of the cluster is away. */
const retriesMax = 400;

/**
 * A client as the documentation tells partners to write it: whatever was not answered, or answered with a server error, is
 * sent again with the same idempotency key. Everything else is final.
 */
export class RetryingClient {
  /** How many calls were answered, and how many attempts that took. */
  readonly counts = { calls: 0, attempts: 0 };
  private readonly url: string;
  private token: string;

  constructor(url: string, token = '') {
    this.url = url;
    this.token = token;
  }

  async signIn(login_name: string, password: string): Promise<this> {
    const { token } = await this.send<{ token: string }>('POST', '/sessions', { body: { login_name, password } });
    this.token = token;
    return this;
  }

  async send<T>(method: string, path: string, { body, key = crypto.randomUUID() }: Sent = {}): Promise<T> {
    this.counts.calls++;
    for (let attempt = 0; attempt < retriesMax; attempt++) {
      this.counts.attempts++;
      const response = await this.attempt(method, path, body, key).catch(() => undefined);
      if (response && response.status < 400) return (await response.json()) as T;
      if (response && response.status < 500)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      await sleep(retryDelayMs);
    }
    throw new Error(`${method} ${path}: not answered after ${retriesMax} attempts`);
  }

  private async attempt(method: string, path: string, body: object | undefined, key: string): Promise<Response> {
    const response = await fetch(this.url + apiBasePath + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    // A connection may break in the middle of a response: only a whole one counts.
    return new Response(await response.arrayBuffer(), { status: response.status });
  }
}
