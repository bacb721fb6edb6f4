import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@platen/demo/random';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { retryWhileUnavailable } from './platform/errors/database-unavailable.ts';
import { createUser } from './resources/accounts/users/users.service.ts';
import { useKillableServer } from './resources/orders/form-orders/testing/killable-server.ts';
import { expectConsistentLedger, recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { isFullRun } from './testing/full-run.ts';
import { checkHistory, type HistoryEntry } from './testing/history/check-history.ts';
import { type HistoryServer, recordHistory } from './testing/history/history-clients.ts';

/**
 * `PLATEN_TEST_HISTORY_OPERATIONS=1000000` runs as many as wanted, `PLATEN_TEST_HISTORY_CUSTOMERS=8` of as many customers
 * at once; `PLATEN_TEST_HISTORY_SEED` repeats a failed run.
 */
const operationsTotal = Number(process.env.PLATEN_TEST_HISTORY_OPERATIONS ?? (isFullRun ? 10_000 : 750));
const customersAtOnce = Number(process.env.PLATEN_TEST_HISTORY_CUSTOMERS ?? 2);
const seed = process.env.PLATEN_TEST_HISTORY_SEED ?? '1';
const operationsPerCustomer = 250;
const clientsPerCustomer = 4;
/** Long runs have 400 faults: with more, most of the time would be spent waiting for the next server. */
const operationsPerFault = Math.max(250, operationsTotal / 400);
/** A run of hours says where it is. */
const progressStep = 10_000;
const password = 'correct horse 42';
/** Approving money asks for the password again ten minutes after a sign-in; the history of a customer takes less than five. */
const makerTokenAgeMax = 5 * 60_000;

// Each customer comes from an address of its own, because some limits count by address.
const server = useKillableServer({ PLATEN_TRUST_PROXY: '1' });

/** Kills the server and its connections in turn, as often as operations were performed. */
function startFaults() {
  const random = seededRandom(`${seed} faults`);
  let operations = 0;
  let nextFaultAt = operationsPerFault;
  let last: Promise<void> = Promise.resolve();
  let count = 0;
  async function strike(isServer: boolean): Promise<void> {
    if (!isServer) {
      const endConnections = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      await untilConnected(() => endConnections.execute(server.db));
      return;
    }
    await server.kill();
    await server.start();
  }
  return {
    onOperation() {
      if (++operations % progressStep === 0) process.stdout.write(`${operations} operations, ${count} faults\n`);
      if (operations < nextFaultAt) return;
      nextFaultAt += Math.ceil(random.between(0.5, 1.5) * operationsPerFault);
      const isServer = count++ % 2 === 0;
      last = last.then(() => strike(isServer));
    },
    settle: () => last,
    get count() {
      return count;
    },
  };
}

async function openServer(): Promise<HistoryServer> {
  await server.start();
  const makerToken = await signIn('maker');
  const template = { name: '杯', kind: 'batch_order', size_prices: [{ size: 'S', price: 3 }] };
  const { id, no } = await server.request('POST', '/sku_templates', makerToken, template);
  await server.request('PUT', `/sku_templates/${id}/publish`, makerToken);
  return { url: () => server.url, templateNo: no };
}

/** Signs in again before the session would be asked for the password. */
function createMakerTokens(): () => Promise<string> {
  let signedInAt = -Infinity;
  let token: Promise<string>;
  return () => {
    if (Date.now() - signedInAt > makerTokenAgeMax) {
      signedInAt = Date.now();
      token = signIn('maker');
    }
    return token;
  };
}

async function signIn(login_name: string): Promise<string> {
  const { status, body } = await server.retry('POST', '/sessions', { body: { login_name, password } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.token;
}

async function signUp(number: number): Promise<string> {
  const login_name = `customer-${number}`;
  const user = { login_name, password, role: 'customer', screen_name: login_name } as const;
  await untilConnected(() => server.db.transaction().execute((db) => createUser(db, user)));
  return signIn(login_name);
}

/** The faults end the connections of this process too, and an idle one may not know it yet. */
function untilConnected<T>(work: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(work, AbortSignal.timeout(60_000));
}

/** Written before it is checked and removed after, so that a history that fails in any way can be read and checked again. */
function saveHistory(customer: number, history: readonly HistoryEntry[]): string {
  const folder = new URL('../../../.cache/history/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = fileURLToPath(new URL(`seed-${seed}-customer-${customer}.json`, folder));
  writeFileSync(file, JSON.stringify(history, undefined, 1));
  return file;
}

it('gives answers that one operation after the other could give, while it is killed', { timeout: 0 }, async () => {
  await recordStateChanges(server.db);
  const target = await openServer();
  const faults = startFaults();
  const makerToken = createMakerTokens();
  const customers = Math.ceil(operationsTotal / operationsPerCustomer);
  let next = 0;
  let unanswered = 0;
  async function runCustomers(): Promise<void> {
    for (let customer = next++; customer < customers; customer = next++) {
      const history = await recordHistory({
        server: target,
        makerToken: await makerToken(),
        customerToken: await signUp(customer),
        customerAddress: `10.${customer >> 16}.${(customer >> 8) & 255}.${customer & 255}`,
        operations: operationsPerCustomer,
        clients: clientsPerCustomer,
        randomOf: (index) => seededRandom(`${seed} ${customer} ${index}`),
        onOperation: faults.onOperation,
      });
      unanswered += history.filter(({ answer }) => answer === undefined).length;
      const file = saveHistory(customer, history);
      const fault = checkHistory(history);
      if (!fault) {
        rmSync(file);
        continue;
      }
      expect.fail(
        `customer ${customer} was answered what no order of operations explains: ` +
          `${JSON.stringify(fault.contradicting)}. PLATEN_TEST_HISTORY_SEED=${seed} repeats it; the history is in ${file}`,
      );
    }
  }
  await Promise.all(Array.from({ length: customersAtOnce }, runCustomers));
  await faults.settle();
  expect(faults.count).toBeGreaterThan(1);
  expect(unanswered).toBeGreaterThan(0);
  await untilConnected(() => expectConsistentLedger(server.db));
});
