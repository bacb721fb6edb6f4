import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Role } from '@platen/model/accounts/roles';
import { apiBasePath } from '@platen/model/api';
import type { ErrorResponse } from '@platen/model/errors/errors';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp, openDrawing } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Recipient } from '../platform/messenger.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';
import { createUser } from '../resources/accounts/users/users.service.ts';
import { builtEntryPoints, sourceEntryPoints } from '../worker-entry-points.ts';
import { expectDocumentedRefusal } from './documented-refusal.ts';
import { injectClient } from './inject-client.ts';
import { expectAuditEntry } from './recorded-call.ts';
import { createSecretWatch, type SecretWatch } from './secret-watch.ts';

const consoleDir = fileURLToPath(new URL('../../../console', import.meta.url));
export const testPassword = 'correct horse 42';

export interface Answer<T = never> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: T & ErrorResponse;
  cookies: { name: string; value: string }[];
  raw: Buffer;
}

interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';

/**
 * The whole server on a database of this test file's own, called as a client calls it. Only what lies outside
 * the product is replaced: messages are kept in `sent` instead of going out, and the log in `logged` where it is given.
 * `prepareDatabase` returns the address at which the server reaches it.
 */
export function useTestApp(
  environment: Record<string, string> = {},
  logged?: Record<string, unknown>[],
  prepareDatabase = async (url: string) => url,
) {
  let parts: Awaited<ReturnType<typeof openTestApp>>;
  beforeAll(async () => {
    parts = await openTestApp(environment, logged, prepareDatabase);
  });
  afterAll(() => parts.close());
  let users = 0;

  async function call<T>(method: Method, path: string, { token, body, headers }: CallOptions = {}): Promise<Answer<T>> {
    const url = path.startsWith('/') ? apiBasePath + path : path.replace(/^root:/, '');
    const answer = await parts.app.http.inject({
      method,
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const answered = (isJson ? answer.json() : undefined) as T & ErrorResponse;
    parts.secrets.collect([body, answered]);
    expectDocumentedRefusal({ method, url, status: answer.statusCode, body: answered });
    await expectAuditEntry(parts.app.platform.db, {
      method,
      url,
      status: answer.statusCode,
      requestId: String(answer.headers['x-request-id']),
      mayBeRepeated: headers?.['idempotency-key'] !== undefined,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answered,
      cookies: answer.cookies,
      raw: answer.rawPayload,
    };
  }

  /** A new person of a role, signed in. */
  async function signUp(role: Role = 'customer') {
    const login_name = `${role}-${++users}`;
    const email = `${login_name}@test.platen`;
    const user = { login_name, password: testPassword, role, screen_name: `${role} ${users}`, email };
    const id = await createUser(parts.app.platform.db, user);
    return { id, login_name, token: await signIn(login_name) };
  }

  async function signIn(login_name: string, password = testPassword): Promise<string> {
    const answer = await call<{ token: string }>('POST', '/sessions', { body: { login_name, password } });
    return answer.body.token;
  }

  return {
    /** Any request, right or wrong, and what came of it. */
    call,
    /** The calls of the contract, typed, as the owner of a token; a refusal is thrown. */
    as: (token: string) => injectClient(parts.app.http, token, parts.secrets),
    signUp,
    signIn,
    get db() {
      return parts.app.platform.db;
    },
    get http() {
      return parts.app.http;
    },
    get draining() {
      return parts.app.draining;
    },
    get platform() {
      return parts.app.platform;
    },
    get sent() {
      return parts.sent;
    },
  };
}

/** Built where the run has built the server (`npm test` does): threads that compile their own source start far later. */
function testEntryPoints() {
  const { PLATEN_TEST_SERVER: server } = process.env;
  return server ? builtEntryPoints(new URL('./', pathToFileURL(server))) : sourceEntryPoints();
}

/** One for all files of a process. It ends with the process, which it does not keep alive. */
const drawing = openDrawing(testEntryPoints());

async function openTestApp(
  environment: Record<string, string>,
  logged: Record<string, unknown>[] | undefined,
  prepareDatabase: (url: string) => Promise<string>,
) {
  const database = await createTestDatabase(inject('databaseServerUrl'));
  const databaseUrl = await prepareDatabase(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-test-'));
  const config = readConfig({
    PLATEN_DATA: dataDir,
    PLATEN_CAPTCHA: 'off',
    PLATEN_DEMO: 'off',
    // Tests call faster than people do, and all from one address.
    PLATEN_CALLS_PER_MINUTE: '1000000',
    ...environment,
  });
  const sent: { recipient: Recipient; text: string }[] = [];
  const secrets = createSecretWatch();
  const { TEST_LOG: shownLevel } = process.env;
  const log = shownLevel ? pino({ level: shownLevel }) : pino({ level: 'debug' }, logTo(secrets, logged));
  const app = await createApp({
    config,
    databaseAddress: () => databaseUrl,
    consoleDir,
    log,
    entryPoints: testEntryPoints(),
    drawing,
    messenger: { send: async (recipient, { text }) => void sent.push({ recipient, text }) },
  });
  async function close(): Promise<void> {
    const recorded = await app.platform.db.selectFrom('audit_entries').select('changes').execute();
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    secrets.expectNoneLogged();
    secrets.expectNoneIn(
      recorded.map(({ changes }) => JSON.stringify(changes)),
      'audit entries',
    );
  }
  return { app, sent, secrets, close };
}

/** Everything is watched for secrets; a test that asks for the log gets what a factory would see. */
function logTo(secrets: SecretWatch, logged: Record<string, unknown>[] | undefined) {
  const infoLevel = 30;
  return {
    write(line: string) {
      secrets.log.write(line);
      if (!logged) return;
      const entry = JSON.parse(line) as Record<string, unknown>;
      if (Number(entry.level) >= infoLevel) logged.push(entry);
    },
  };
}
