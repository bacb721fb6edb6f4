import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@platen/demo/random';
import { errorTable } from '@platen/model/errors/errors';
import { wireYuanToFen } from '@platen/model/money/money';
import type { HistoryEntry } from './check-history.ts';
import type { Answer, Operation } from './customer-model.ts';

/** Where requests go. The address changes whenever the server is started again. */
export interface HistoryServer {
  url: () => string;
  templateNo: string;
}

export interface HistoryOptions {
  server: HistoryServer;
  /** Of somebody who may approve recharges. */
  makerToken: string;
  customerToken: string;
  /** The network address from which the customer seems to come. */
  customerAddress: string;
  operations: number;
  clients: number;
  /** Of client number `index`: the same seed chooses the same operations. */
  randomOf: (index: number) => Random;
  onOperation: () => void;
}

interface ResponseBody {
  id: number;
  code: number;
  state: string;
  balance: number;
  form_order: { id: number; amount: number };
}

/** What the clients of one customer know about it: they meet at the same orders and the same recharges. */
interface Known {
  formOrderIds: number[];
  recharges: { id: number; amountFen: number }[];
  /** How many operations were left without an answer so far. */
  unanswered: number;
}

/** Few, so that the clients often want the same number. */
const orderNumbers = 6;
/** Fewer than one customer may ask for in a minute. */
const rechargesMax = 20;
/** Enough for several orders, and not for all: some payments are to be refused. */
const rechargeYuanMax = 600;
const retryDelayMs = 50;
/** How often a client gives up on a request although the server may still carry it out. */
const abandonRate = 0.02;
/** How often it does not ask again after a connection broke. */
const giveUpRate = 0.3;
/**
 * After so many the clients of a customer give up on nothing more. The checker tries every set of them in the worst case, so
 * that their number may not depend on how long the server of a slow machine stays away.
 */
const unansweredMax = 12;
/** Many, so that a balance tells which orders were paid: with one amount for all, it tells only how many. */
const quantityMax = 60;

/** Several clients act for one customer at the same time. Returns everything that they asked and were answered. */
export async function recordHistory(options: HistoryOptions): Promise<HistoryEntry[]> {
  const { operations, clients, randomOf, onOperation } = options;
  const entries: HistoryEntry[] = [];
  const known: Known = { formOrderIds: [], recharges: [], unanswered: 0 };
  let clock = 0;
  let started = 0;
  async function runClient(index: number): Promise<void> {
    const random = randomOf(index);
    while (started++ < operations) {
      const operation = await chooseOperation(options, known, random);
      const entry: HistoryEntry = { operation, invokedAt: clock++, answeredAt: Infinity, answer: undefined };
      entries.push(entry);
      entry.answer = await perform(options, known, operation, random);
      if (entry.answer) entry.answeredAt = clock++;
      learn(known, entry);
      onOperation();
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => runClient(index)));
  return entries;
}

function learn(known: Known, { operation, answer }: HistoryEntry): void {
  if (operation.kind !== 'place' || !answer || answer.isRefused) return;
  if (answer.value.formOrderId !== undefined) known.formOrderIds.push(answer.value.formOrderId);
}

async function chooseOperation(options: HistoryOptions, known: Known, random: Random): Promise<Operation> {
  const chance = random.next();
  const no = `H-${Math.floor(random.next() * orderNumbers)}`;
  const place = { kind: 'place', no, quantity: 1 + Math.floor(random.next() * quantityMax) } as const;
  const formOrderId = pickRecent(known.formOrderIds, random);
  if (chance < 0.12) return { kind: 'approve', ...(await chooseRecharge(options, known, random)) };
  if (chance < 0.3 || formOrderId === undefined) return place;
  if (chance < 0.5) return { kind: 'pay', formOrderIds: pickSeveral(known.formOrderIds, random) };
  if (chance < 0.6) return { kind: 'close', formOrderId };
  if (chance < 0.75) return { kind: 'refund', formOrderId };
  return chance < 0.87 ? { kind: 'readBalance' } : { kind: 'readState', formOrderId };
}

/** The last few, because two clients should want the same one. */
function pickRecent<Item>(items: readonly Item[], random: Random): Item | undefined {
  const recent = items.slice(-orderNumbers);
  return recent[Math.floor(random.next() * recent.length)];
}

function pickSeveral(ids: readonly number[], random: Random): number[] {
  const count = 1 + Math.floor(random.next() * 2);
  return [...new Set(Array.from({ length: count }, () => pickRecent(ids, random) ?? 0))];
}

/** A new transfer of the customer, or one that another client may be approving right now. Asking for one moves no money. */
async function chooseRecharge(
  { server, customerToken, customerAddress }: HistoryOptions,
  known: Known,
  random: Random,
): Promise<{ rechargeId: number; amountFen: number }> {
  const isNew = random.next() < 0.5 && known.recharges.length < rechargesMax;
  const old = isNew ? undefined : pickRecent(known.recharges, random);
  if (old) return { rechargeId: old.id, amountFen: old.amountFen };
  const amount = 1 + Math.floor(random.next() * rechargeYuanMax);
  const body = { amount, payment_method: 'offline' };
  const sender = { token: customerToken, address: customerAddress };
  const request = { ...sender, method: 'POST', path: '/recharges', body, key: crypto.randomUUID() };
  let response = await attempt(server, request);
  while (!response || !isFinal(response)) {
    await sleep(retryDelayMs);
    response = await attempt(server, request);
  }
  if (response.status !== 200) throw new Error(`a recharge was refused: ${JSON.stringify(response.body)}`);
  const recharge = { id: response.body.id, amountFen: wireYuanToFen(amount) };
  known.recharges.push(recharge);
  return { rechargeId: recharge.id, amountFen: recharge.amountFen };
}

interface Request {
  method: string;
  path: string;
  token: string;
  address: string;
  body?: object;
  key: string;
}

/** Sends a request until it is answered, or gives up: then nobody knows whether it was carried out. */
async function perform(
  options: HistoryOptions,
  known: Known,
  operation: Operation,
  random: Random,
): Promise<Answer | undefined> {
  const request = requestOf(options, operation);
  const abandonAfterMs = random.next() < abandonRate ? random.between(1, 30) : undefined;
  for (;;) {
    const mayGiveUp = known.unanswered < unansweredMax;
    const response = await attempt(options.server, request, mayGiveUp ? abandonAfterMs : undefined);
    if (response && isFinal(response)) return answerOf(operation, response);
    if (mayGiveUp && (abandonAfterMs !== undefined || random.next() < giveUpRate)) {
      known.unanswered++;
      return undefined;
    }
    await sleep(retryDelayMs);
  }
}

/** Whether the documentation tells clients to take the answer for final. */
function isFinal({ status, body }: { status: number; body: ResponseBody }): boolean {
  return status < 500 && body.code !== errorTable.conflict.code;
}

function requestOf(options: HistoryOptions, operation: Operation): Request {
  const { server, makerToken, customerToken, customerAddress } = options;
  const base = { token: customerToken, address: customerAddress, key: crypto.randomUUID() };
  switch (operation.kind) {
    case 'approve':
      return { ...base, token: makerToken, method: 'PUT', path: `/recharges/${operation.rechargeId}/approve` };
    case 'place': {
      const row = { no: operation.no, quantity: operation.quantity, size: 'S' };
      const body = { type: 'FormOrder::Batch', sku_template_no: server.templateNo, orders_attributes: [row] };
      return { ...base, method: 'POST', path: '/form_orders', body };
    }
    case 'pay':
      return {
        ...base,
        method: 'POST',
        path: '/consumption_records',
        body: { form_order_ids: operation.formOrderIds },
      };
    case 'close':
      return { ...base, method: 'PUT', path: `/form_orders/${operation.formOrderId}/close` };
    case 'refund':
      return { ...base, method: 'PUT', path: `/form_orders/${operation.formOrderId}/refund`, body: {} };
    case 'readBalance':
      return { ...base, method: 'GET', path: '/mine' };
    case 'readState':
      return { ...base, method: 'GET', path: `/form_orders/${operation.formOrderId}` };
  }
}

function answerOf(operation: Operation, { status, body }: { status: number; body: ResponseBody }): Answer {
  if (status >= 400) return { isRefused: true, code: body.code };
  switch (operation.kind) {
    case 'place':
      return {
        isRefused: false,
        value: { formOrderId: body.form_order.id, amountFen: wireYuanToFen(body.form_order.amount) },
      };
    case 'readBalance':
      return { isRefused: false, value: { amountFen: wireYuanToFen(body.balance) } };
    case 'readState':
      return { isRefused: false, value: { state: body.state } };
    case 'approve':
    case 'pay':
    case 'close':
    case 'refund':
      return { isRefused: false, value: {} };
  }
}

/** Returns undefined if nobody knows whether the server carried the request out. */
async function attempt(
  server: HistoryServer,
  request: Request,
  abandonAfterMs = 60_000,
): Promise<{ status: number; body: ResponseBody } | undefined> {
  const { method, path, token, address, body, key } = request;
  try {
    const response = await fetch(server.url() + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(abandonAfterMs),
    });
    return { status: response.status, body: (await response.json()) as ResponseBody };
  } catch (error) {
    if (!isConnectionRefused(error)) return undefined;
    // Nothing was sent, so that the request certainly did nothing: the client waits until the server is back.
    await sleep(retryDelayMs);
    return attempt(server, request, abandonAfterMs);
  }
}

function isConnectionRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
