import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openDatabase } from '../../../../platform/database/database.ts';
import { createTestDatabase } from '../../../../platform/testing/test-database.ts';
import { createSecretWatch } from '../../../../testing/secret-watch.ts';
import { createUser } from '../../../accounts/users/users.service.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const password = 'correct horse 42';

/** The fields of the responses that these tests read. */
interface ResponseBody {
  id: number;
  no: string;
  token: string;
  form_orders: { id: number }[];
}

/**
 * The product in a separate process on a separate database, with a `buyer` and a `maker`. It is started with these settings
 * besides its own.
 */
export function useKillableServer(settings: Record<string, string> = {}) {
  let parts: Awaited<ReturnType<typeof openParts>>;
  let server: ServerProcess | undefined;
  const secrets = createSecretWatch();
  async function end(signal: NodeJS.Signals): Promise<void> {
    await server?.kill(signal);
    server = undefined;
  }
  beforeAll(async () => {
    parts = await openParts();
  });
  afterAll(async () => {
    await end('SIGTERM');
    await parts.close();
  });

  async function call(
    method: string,
    path: string,
    { token = '', body, key }: { token?: string; body?: object; key?: string },
  ) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const response = await fetch(`${server?.url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answered = (await response.json()) as ResponseBody;
    secrets.collect([body, answered]);
    return { status: response.status, body: answered };
  }

  return {
    call,
    /** The address of the API, which changes with each start. While there is no server, nothing listens there. */
    get url(): string {
      return server?.url ?? 'http://127.0.0.1:1';
    },
    /** Sends a request until a server answers it. */
    async retry(method: string, path: string, request: Parameters<typeof call>[2]): ReturnType<typeof call> {
      for (;;) {
        const response = await call(method, path, request).catch(() => undefined);
        if (response && response.status < 500) return response;
        await sleep(100);
      }
    },
    /** For calls that must succeed. */
    async request(method: string, path: string, token: string, body?: object): Promise<ResponseBody> {
      const response = await call(method, path, { token, ...(body && { body }) });
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      return response.body;
    },
    async signIn(login_name: 'buyer' | 'maker'): Promise<string> {
      return (await call('POST', '/sessions', { body: { login_name, password } })).body.token;
    },
    async start(): Promise<void> {
      server = await startServerProcess({ ...parts.environment, ...settings }, { secrets });
    },
    kill: () => end('SIGKILL'),
    get db() {
      return parts.db;
    },
    get buyerId() {
      return parts.buyerId;
    },
  };
}

async function openParts() {
  const database = await createTestDatabase(inject('databaseServerUrl'));
  const { db, close: closeDatabase } = openDatabase(
    () => database.url,
    () => undefined,
    4,
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-killed-'));
  const buyerId = await createUser(db, { login_name: 'buyer', password, role: 'customer', screen_name: 'Buyer' });
  await createUser(db, { login_name: 'maker', password, role: 'staff', screen_name: 'Maker' });
  async function close(): Promise<void> {
    await closeDatabase();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const environment = { DATABASE_URL: database.url, PLATEN_DATA: dataDir };
  return { db, buyerId, environment, close };
}
