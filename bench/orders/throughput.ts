import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BodyOf } from '@platen/contract/call-types';
import { toRequest } from '@platen/contract/request';
import { apiBasePath } from '@platen/model/api';
import { sql } from 'kysely';
import pg from 'pg';
import { injectClient } from '../../apps/server/src/testing/inject-client.ts';
import { type BenchServer, openServer } from '../lists/server.ts';
import { type Buyer, buyerReplacements, openBuyers } from './buyers.ts';
import { type Replacements, recordStatements, replay } from './recorded-statements.ts';

const rowsPerFormOrder = 100;
const creationsPerRound = 160;
const paymentsPerRound = 1600;
const rounds = 3;
const connections = 16;
/** Enough buyers that no API key reaches its rate limit; the replays count too. */
const buyerCount = 40;

interface Request {
  path: string;
  token: string;
  body: string;
  key: string;
}

/** Compares orders and payments through the public API with the same statements sent directly, alternating. */
export async function benchThroughput(databaseUrl: string, dataDir: string): Promise<void> {
  const server = await openServer(databaseUrl, dataDir);
  const url = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  // Ids of different tables must differ, so that a replay can tell which row a recorded number refers to.
  for (const [index, table] of ['form_orders', 'production_batches', 'orders', 'consumption_records'].entries()) {
    const from = sql.lit((index + 1) * 10_000_000);
    await sql`alter table ${sql.table(table)} alter column id restart with ${from}`.execute(server.app.platform.db);
  }
  const bench: Bench = { server, url, pool, buyers: await openBuyers(server, buyerCount) };
  try {
    await benchCreation(bench);
    await benchPayment(bench);
  } finally {
    await pool.end();
    await server.close();
  }
}

interface Bench {
  server: BenchServer;
  url: string;
  pool: pg.Pool;
  buyers: Buyer[];
}

const buyerOf = ({ buyers }: Bench, index: number): Buyer => {
  const buyer = buyers[index % buyers.length];
  if (!buyer) throw new Error('no buyers');
  return buyer;
};

async function benchCreation(bench: Bench): Promise<void> {
  const db = bench.server.app.platform.db;
  const { rows } = await sql<{ no: string }>`select no from sku_templates where kind = 'batch_order' limit 1`.execute(
    db,
  );
  const templateNo = rows[0]?.no ?? '';
  const create = (index: number, name: string) => creationOf(buyerOf(bench, index), templateNo, name);
  await inject(bench, create(0, 'WARM'));
  const recorded = await recordStatements(() => inject(bench, create(0, 'RECORDED')));
  const times = await alternate(bench, {
    count: creationsPerRound,
    request: (round, index) => create(index, `A${round}-${index}`),
    replacements: (round, index) =>
      new Map([...buyerReplacements(buyerOf(bench, 0), buyerOf(bench, index)), ['RECORDED', `S${round}-${index}`]]),
    recorded,
  });
  const perSecond = (tookMs: number) => Math.round((creationsPerRound * rowsPerFormOrder * 1000) / tookMs);
  console.log(`${recorded.length} statements a form order of ${rowsPerFormOrder}`);
  console.log(`orders a second: API ${perSecond(times.api)}, bare SQL ${perSecond(times.sql)}`);
  console.log(`ratio orders.create_vs_sql ${(times.sql / times.api).toFixed(2)}`);
}

async function benchPayment(bench: Bench): Promise<void> {
  const { server } = bench;
  const { rows } = await sql<{ no: string }>`select no from sku_templates where kind = 'batch_order' limit 1`.execute(
    server.app.platform.db,
  );
  const unpaid = await makeUnpaid(bench, rows[0]?.no ?? '', 2 + rounds * paymentsPerRound * 2);
  const warm = takeFor(bench, unpaid, 0);
  await inject(bench, paymentOf(buyerOf(bench, 0), warm.id));
  const first = takeFor(bench, unpaid, 0);
  const recorded = await recordStatements(() => inject(bench, paymentOf(buyerOf(bench, 0), first.id)));
  const times = await alternate(bench, {
    count: paymentsPerRound,
    request: (_round, index) => paymentOf(buyerOf(bench, index), takeFor(bench, unpaid, index).id),
    replacements(_round, index) {
      const { id, no } = takeFor(bench, unpaid, index);
      const others = buyerReplacements(buyerOf(bench, 0), buyerOf(bench, index));
      return new Map([...others, [first.id, id], [first.no, no], [`pay-${first.id}`, `pay-${id}`]]);
    },
    recorded,
  });
  const perSecond = (tookMs: number) => Math.round((paymentsPerRound * 1000) / tookMs);
  console.log(`${recorded.length} statements a payment`);
  console.log(
    `payments a second at ${connections} connections: API ${perSecond(times.api)}, bare SQL ${perSecond(times.sql)}`,
  );
  console.log(`ratio orders.pay_vs_sql ${(times.sql / times.api).toFixed(2)}`);
}

interface Contest {
  count: number;
  request(round: number, index: number): Request;
  replacements(round: number, index: number): Replacements;
  recorded: Awaited<ReturnType<typeof recordStatements>>;
}

/** The best round of each, because other load can only make a round slower. */
async function alternate({ url, pool }: Bench, contest: Contest): Promise<{ api: number; sql: number }> {
  const times = { api: [] as number[], sql: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const indexes = Array.from({ length: contest.count }, (_, index) => index);
    times.api.push(
      await sendAll(
        url,
        indexes.map((index) => contest.request(round, index)),
      ),
    );
    const replacements = indexes.map((index) => contest.replacements(round, index));
    times.sql.push(await replayAll(pool, contest.recorded, replacements));
  }
  return { api: Math.min(...times.api), sql: Math.min(...times.sql) };
}

/** Sends requests over real sockets from another thread. */
async function sendAll(url: string, requests: readonly Request[]): Promise<number> {
  const worker = new Worker(new URL('./clients.mjs', import.meta.url), { workerData: { requests, connections, url } });
  const [{ tookMs }] = (await once(worker, 'message')) as [{ tookMs: number }];
  return tookMs;
}

async function replayAll(
  pool: pg.Pool,
  recorded: Contest['recorded'],
  replacements: readonly Replacements[],
): Promise<number> {
  const waiting = [...replacements];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      try {
        for (let next = waiting.pop(); next; next = waiting.pop()) await replay(client, recorded, next);
      } finally {
        client.release();
      }
    }),
  );
  return performance.now() - start;
}

function formOrderOf(templateNo: string, name: string, rows = rowsPerFormOrder): BodyOf<'POST /form_orders'> {
  const orders_attributes = Array.from({ length: rows }, (_, index) => ({
    no: `${name}-${index}`,
    quantity: 2,
    size: 'M',
    receiver_name: '王小明',
    phone: '13800138000',
    country: '中国',
    province: '浙江',
    city: '杭州',
    address: '文一西路 100 号',
    zip_code: '310000',
    remark: '加急',
  }));
  return { type: 'FormOrder::Batch', sku_template_no: templateNo, orders_attributes };
}

const creationOf = (buyer: Buyer, templateNo: string, name: string) =>
  requestOf('POST /form_orders', formOrderOf(templateNo, name), buyer, name);

const paymentOf = (buyer: Buyer, id: number) =>
  requestOf('POST /consumption_records', { form_order_ids: [id] }, buyer, `pay-${id}`);

/** Serialized before the measurement starts. */
function requestOf<K extends 'POST /form_orders' | 'POST /consumption_records'>(
  call: K,
  body: BodyOf<K>,
  { token }: Buyer,
  key: string,
): Request {
  return { path: apiBasePath + toRequest(call, {}).path, token, body: JSON.stringify(body), key };
}

type Unpaid = Map<number, { id: number; no: string }[]>;

/** Creates form orders of one order each, spread over the buyers. */
async function makeUnpaid(bench: Bench, templateNo: string, count: number): Promise<Unpaid> {
  const unpaid: Unpaid = new Map(bench.buyers.map(({ id }) => [id, []]));
  const perRequest = 50;
  const requests = Math.ceil(count / bench.buyers.length / perRequest) + 1;
  for (const buyer of bench.buyers) {
    const api = injectClient(bench.server.app.http, buyer.token);
    for (let request = 0; request < requests; request++) {
      const form_orders_attributes = Array.from({ length: perRequest }, (_, index) =>
        formOrderOf(templateNo, `U${request}-${index}`, 1),
      );
      const made = await api('POST /form_orders/batch_generate', { body: { form_orders_attributes } });
      unpaid.get(buyer.id)?.push(...made.form_orders);
    }
  }
  return unpaid;
}

function takeFor(bench: Bench, unpaid: Unpaid, index: number): { id: number; no: string } {
  const next = unpaid.get(buyerOf(bench, index).id)?.pop();
  if (!next) throw new Error('too few form orders to pay');
  return next;
}

async function inject({ server }: Bench, { path, token, body, key }: Request): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await server.app.http.inject({ method: 'POST', url: path, headers, payload: body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
