import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { appError } from '../errors/app-error.ts';

declare module '../database/database.ts' {
  interface Database {
    rate_counters: { key: string; window_start: string; count: number };
  }
}

export interface RateLimit {
  /**
   * What is counted: calls from one address, of one signed-in account, or those that name one in `field` of the body.
   * The latter are counted per address by default: otherwise anyone could use up another person's limit.
   */
  by: 'address' | 'caller' | { field: string; from?: 'anywhere' };
  max: number;
  windowS: number;
}

/** A key whose calls are counted, and how many of them are allowed in each window. */
export interface Counter {
  key: string;
  max: number;
  windowS: number;
}

/** Where a counter stands after a call was counted. */
export interface CountedLimit {
  max: number;
  remaining: number;
  resetsInS: number;
}

/** Counts a call and refuses it beyond `max`. */
export async function countCall(
  db: Db,
  key: string,
  { max, windowS }: { max: number; windowS: number },
): Promise<CountedLimit[]> {
  return countCallOnAll(db, [{ key, max, windowS }]);
}

/**
 * Counts a call on each counter in turn and refuses it at the first whose limit it exceeds, so that refused calls do not use up the
 * limits after that one. One statement, because every call of the public API waits for it. The counters are in the database: with
 * four API processes, an attacker would otherwise have four times the attempts. The refusal carries the headers that say when to
 * try again.
 */
export async function countCallOnAll(db: Db, counters: readonly Counter[]): Promise<CountedLimit[]> {
  const names = counters.map((_, index) => sql.id(`counter_${index}`));
  const increments = counters.map(({ key, windowS }, index) => {
    const [previous, previousName] = [counters[index - 1], names[index - 1]];
    return sql`${names[index]} as (
      insert into rate_counters (key, window_start, count)
      select ${key}, to_timestamp(floor(extract(epoch from now()) / ${windowS}) * ${windowS}), 1
      ${previous && previousName ? sql`from ${previousName} where count <= ${previous.max}` : sql``}
      on conflict (key, window_start) do update set count = rate_counters.count + 1
      returning count, ceil(extract(epoch from window_start) + ${windowS} - extract(epoch from now()))::int as resets_in_s
    )`;
  });
  const results = names.map((name, index) => sql`select ${sql.lit(index)} as index, count, resets_in_s from ${name}`);
  const counted = await sql<{ index: number; count: number; resets_in_s: number }>`
    with ${sql.join(increments)} ${sql.join(results, sql` union all `)} order by index`.execute(db);
  return counted.rows.map(({ index, count, resets_in_s: resetsInS }) => {
    const { max = 0 } = counters[index] ?? {};
    const limit = { max, remaining: Math.max(0, max - count), resetsInS };
    if (count > max) {
      const headers = { ...limitHeaders(limit), 'retry-after': resetsInS };
      throw appError('too_many_requests', { seconds: resetsInS }).withHeaders(headers);
    }
    return limit;
  });
}

/** Takes from what a key may use in a window, where more is dropped instead of refused. Returns how much there was. */
export async function takeFromBudget(
  db: Db,
  key: string,
  wanted: number,
  { max, windowS }: { max: number; windowS: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_counters (key, window_start, count)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${windowS}) * ${windowS}), ${wanted})
    on conflict (key, window_start) do update set count = rate_counters.count + ${wanted}
    returning count`.execute(db);
  const before = (rows[0]?.count ?? 0) - wanted;
  return Math.max(0, Math.min(wanted, max - before));
}

/** Removes the budgets whose window has ended, and returns what was taken from each. */
export async function takeEndedBudgets(
  db: Db,
  prefix: string,
  windowS: number,
): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    delete from rate_counters
    where starts_with(key, ${prefix}) and window_start + make_interval(secs => ${windowS}) <= now()
    returning key, count`.execute(db);
  return rows;
}

/** Announces a limit, unless one that is closer to being reached is announced already. */
export function announceLimit(reply: FastifyReply, limit: CountedLimit): void {
  const announced = reply.getHeader(remainingHeader);
  if (announced === undefined || limit.remaining <= Number(announced)) reply.headers(limitHeaders(limit));
}

const remainingHeader = 'x-ratelimit-remaining';

function limitHeaders({ max, remaining, resetsInS }: CountedLimit) {
  return { 'x-ratelimit-limit': max, [remainingHeader]: remaining, 'x-ratelimit-reset': resetsInS };
}

/** Resets a counter after a successful attempt. */
export async function resetCalls(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('key', '=', key).execute();
}

export async function sweepRateCounters(db: Db): Promise<void> {
  await sql`delete from rate_counters where window_start < now() - interval '1 day'`.execute(db);
}
