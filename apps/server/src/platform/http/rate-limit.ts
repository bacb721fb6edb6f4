import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { appError } from '../app-error.ts';
import type { Db } from '../database.ts';

declare module '../database.ts' {
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

/**
 * Counts a call and refuses it beyond `max`. The counters are in the database: with four API processes, an attacker
 * would otherwise have four times the attempts. The headers report the limit that is closest to being reached.
 */
export async function countCall(db: Db, reply: FastifyReply, key: string, limit: { max: number; windowS: number }) {
  const counted = await sql<{ count: number; resets_in_s: number }>`
    insert into rate_counters (key, window_start, count)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${limit.windowS}) * ${limit.windowS}), 1)
    on conflict (key, window_start) do update set count = rate_counters.count + 1
    returning count, ceil(extract(epoch from window_start) + ${limit.windowS} - extract(epoch from now()))::int as resets_in_s
  `.execute(db);
  const { count = 0, resets_in_s: resetsInS = limit.windowS } = counted.rows[0] ?? {};
  const remaining = Math.max(0, limit.max - count);
  const announced = reply.getHeader('x-ratelimit-remaining');
  if (announced === undefined || remaining <= Number(announced)) {
    reply.header('x-ratelimit-limit', limit.max);
    reply.header('x-ratelimit-remaining', remaining);
    reply.header('x-ratelimit-reset', resetsInS);
  }
  if (count > limit.max) {
    reply.header('retry-after', resetsInS);
    throw appError('too_many_requests', { seconds: resetsInS });
  }
}

/** Resets a counter after a successful attempt. */
export async function resetCalls(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('key', '=', key).execute();
}

export async function sweepRateCounters(db: Db): Promise<void> {
  await sql`delete from rate_counters where window_start < now() - interval '1 day'`.execute(db);
}
