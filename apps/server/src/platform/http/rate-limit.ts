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
interface Counter {
  key: string;
  max: number;
  windowS: number;
}

/** Counts a call and refuses it beyond `max`. */
export async function countCall(db: Db, reply: FastifyReply, key: string, limit: { max: number; windowS: number }) {
  await countCallOnAll(db, reply, [{ key, max: limit.max, windowS: limit.windowS }]);
}

/**
 * Counts a call on each counter in turn and refuses it at the first whose limit it exceeds, so that refused calls do not use up the
 * limits after that one. One statement, because every call of the public API waits for it. The counters are in the database: with
 * four API processes, an attacker would otherwise have four times the attempts. The headers report the limit that is closest to
 * being reached.
 */
export async function countCallOnAll(db: Db, reply: FastifyReply, counters: readonly Counter[]): Promise<void> {
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
  for (const { index, count, resets_in_s: resetsInS } of counted.rows) {
    const { max = 0 } = counters[index] ?? {};
    announceLimit(reply, { max, remaining: Math.max(0, max - count), resetsInS });
    if (count > max) {
      reply.header('retry-after', resetsInS);
      throw appError('too_many_requests', { seconds: resetsInS });
    }
  }
}

function announceLimit(reply: FastifyReply, limit: { max: number; remaining: number; resetsInS: number }): void {
  const announced = reply.getHeader('x-ratelimit-remaining');
  if (announced !== undefined && limit.remaining > Number(announced)) return;
  reply.header('x-ratelimit-limit', limit.max);
  reply.header('x-ratelimit-remaining', limit.remaining);
  reply.header('x-ratelimit-reset', limit.resetsInS);
}

/** Resets a counter after a successful attempt. */
export async function resetCalls(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('key', '=', key).execute();
}

export async function sweepRateCounters(db: Db): Promise<void> {
  await sql`delete from rate_counters where window_start < now() - interval '1 day'`.execute(db);
}
