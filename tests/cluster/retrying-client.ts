import { setTimeout as sleep } from 'node:timers/promises';
import { apiBasePath } from '@platen/model/api';

export interface Sent {
  body?: object;
  /** The idempotency key; each call has its own by default. */
  key?: string;
}

const retryDelayMs = 250;
/** Longer than any part of the cluster is unavailable. */
const retriesMax = 400;

/**
 * A client as the documentation describes it for partners: a request without a response, or with a server error, is
 * sent again with the same idempotency key. All other responses are final.
 */
export class RetryingClient {
  /** The number of completed calls, and of the attempts that they took. */
  readonly counts = { calls: 0, attempts: 0 };
  private readonly url: string;
  /** Of the session. */
  token: string;

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
    let last = 'no response';
    for (let attempt = 0; attempt < retriesMax; attempt++) {
      this.counts.attempts++;
      const response = await this.attempt(method, path, body, key).catch(() => undefined);
      if (response && response.status < 400) return (await response.json()) as T;
      if (response && response.status < 500)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      last = response ? `${response.status} ${await response.text()}` : 'no response';
      await sleep(retryDelayMs);
    }
    throw new Error(`${method} ${path}: not answered after ${retriesMax} attempts, at last with ${last}`);
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
    // Reads the whole body, because a connection may break in the middle of a response.
    return new Response(await response.arrayBuffer(), { status: response.status });
  }
}
