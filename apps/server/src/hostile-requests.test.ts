import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@platen/model/accounts/roles';
import { apiBasePath } from '@platen/model/api';
import type { ErrorResponse } from '@platen/model/errors/errors';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchLoop } from './platform/testing/loop-watch.ts';
import { routes } from './resources/index.ts';
import { orderingIn } from './resources/orders/form-orders/testing/ordering.ts';
import { isFullRun } from './testing/full-run.ts';
import { type HostileRequest, requestsTo } from './testing/hostile-requests.ts';
import type { KnownValues } from './testing/hostile-values.ts';
import { testPassword, useTestApp } from './testing/test-app.ts';

/** `PLATEN_FUZZ_REQUESTS=20000` sends as many as wanted; `PLATEN_FUZZ_SEED` repeats a failed run. */
const requestsTotal = Number(process.env.PLATEN_FUZZ_REQUESTS ?? (isFullRun ? 2000 : 500));
const seed = Number(process.env.PLATEN_FUZZ_SEED ?? 1);
const batchSize = 250;
/** More than `blocked-loop` allows, because here the sender works in the same thread. */
const blockedMsMax = 250;

const people: readonly (Role | 'nobody')[] = ['customer', 'staff', 'customer', 'admin', 'customer', 'staff', 'nobody'];
/** Calls that end a session are left out: everything after them would be anonymous. */
const endsSession = 'DELETE /sessions';

describe('malformed requests', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const tokens = new Map<string, string>();
  let known: KnownValues = {};

  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const template = await ordering.publishTemplate();
    const customer = await app.signUp();
    tokens.set('customer', customer.token);
    await ordering.fund(customer, 10_000);
    for (let made = 0; made < 5; made++) await ordering.order(customer.token, template);
    const { id } = await ordering.order(customer.token, template);
    await ordering.pay(customer.token, id);
    await ordering.uploadImage(customer.token, 30, 40);
    known = {
      id: Array.from({ length: 12 }, (_, index) => index + 1),
      no: [template.no],
      sku_template_no: [template.no],
      login_name: [customer.login_name, 'nobody-else'],
      target: [customer.login_name, 'nobody-else'],
      password: [testPassword],
      size: ['S', 'M'],
    };
  }, 60_000);
  afterAll(() => agent.destroy());

  /** Signs everyone in again who was signed out, frozen or given another password, and resets all limits. */
  async function restore(): Promise<void> {
    await sql`truncate rate_counters`.execute(app.db);
    for (const role of ['customer', 'staff', 'admin'] as const) {
      const { status } = await app.call('GET', '/mine', { token: tokens.get(role) });
      if (status !== 200) tokens.set(role, (await app.signUp(role)).token);
    }
  }

  function send(
    { method, path, contentType, body }: HostileRequest,
    who: string,
  ): Promise<{ status: number; text: string }> {
    const { port } = app.http.server.address() as AddressInfo;
    const token = tokens.get(who);
    const headers = {
      ...(body && { 'content-length': body.length, ...(contentType !== undefined && { 'content-type': contentType }) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const call = request({ agent, port, method, path: apiBasePath + path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  /** What is wrong with a response: a server error, or an error in a different shape. */
  function faultOf({ status, text }: { status: number; text: string }): string | undefined {
    if (status >= 500) return `${status} ${text.slice(0, 300)}`;
    if (status < 400) return undefined;
    const answer = parse(text);
    const isOfShape = answer && Math.floor(answer.code / 100) === status && answer.message === answer.error_message;
    return isOfShape && answer.request_id ? undefined : `${status} in another shape: ${text.slice(0, 300)}`;
  }

  const arbitraries = () => fc.oneof(...routes.map((route) => requestsTo(route, known)));

  it('are refused or served without a server error, and do not block the event loop', {
    timeout: Math.max(60_000, requestsTotal * 60),
  }, async () => {
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const loop = watchLoop();
    let heldMs = 0;
    let sent = 0;
    for (let batch = 0; sent < requestsTotal; batch++) {
      const requests = fc.sample(arbitraries(), { numRuns: batchSize, seed: seed * 1_000_003 + batch });
      await restore();
      loop.popLongestMs();
      for (const each of requests) {
        const turn = people[sent++ % people.length] ?? 'nobody';
        const who = each.route === endsSession ? 'nobody' : turn;
        const answer = await send(each, who);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = faultOf(answer);
        if (fault)
          faults.push(
            `${who}: ${each.method} ${each.path.slice(0, 300)} [${each.contentType}] ${each.body?.toString().slice(0, 1500)}\n  → ${fault}`,
          );
      }
      heldMs = Math.max(heldMs, loop.popLongestMs());
    }
    loop.stop();
    process.stdout.write(`${sent} requests, held ${heldMs.toFixed(0)} ms at most: ${JSON.stringify(statuses)}\n`);
    expect(faults.join('\n'), `seed ${seed}`).toBe('');
    expect(heldMs).toBeLessThan(blockedMsMax);
    // Some requests must pass the first checks, otherwise nothing was tested.
    expect(statuses[200] ?? 0).toBeGreaterThan(sent / 20);
    expect(await app.call('GET', 'root:/readyz')).toMatchObject({ status: 200 });
  });
});

function parse(text: string): (ErrorResponse & { request_id?: string }) | undefined {
  try {
    return JSON.parse(text) as ErrorResponse;
  } catch {
    return undefined;
  }
}
