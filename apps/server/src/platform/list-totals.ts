import { listCountedMax } from '@platen/model/lists';
import { type SelectQueryBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

/**
 * By the question they answer. Without them every page of a large list would be counted and estimated again, and its
 * last page would move while somebody turns pages.
 */
const estimates = new LRUCache<string, number>({ max: 1000, ttl: 60_000 });
/** Exact, and a few seconds old: whoever turns pages does not wait for the same slow count each time. */
const costlyCounts = new LRUCache<string, number>({ max: 1000, ttl: 10_000 });

/** Nobody waits for counting so few. */
const recountedMax = 1000;

/** What a page has told already. */
interface PageFacts {
  readonly found: number;
  /** How many rows come before it; not known where it was read on from a row. */
  readonly before: number | undefined;
  readonly hasMore: boolean;
  /** Counting reads so much that it is not done for every page. */
  readonly isCostly: boolean;
  /** A total of more than `countedAnewMax` may be a few seconds old. */
  readonly isCacheable: boolean;
}

/** How many rows a list has: exact up to `listCountedMax`, and wherever the page itself is the end of the list. */
export async function countRows<DB, TB extends keyof DB, O>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, O>,
  { found, before, hasMore, isCostly, isCacheable }: PageFacts,
): Promise<{ total: number; isEstimate: boolean }> {
  if (before !== undefined && !hasMore && (found > 0 || before === 0)) {
    return { total: before + found, isEstimate: false };
  }
  const rows = filtered.clearSelect().select(sql`1`.as('one'));
  // Behind the end: what is known is only that there are fewer, and whoever came here needs to find the way back.
  if (before !== undefined && found === 0) return { total: await countUpTo(db, rows), isEstimate: false };
  const known = (before ?? 0) + found + (hasMore ? 1 : 0);
  const { sql: text, parameters } = rows.compile();
  const queryKey = `${text} ${JSON.stringify(parameters)}`;
  let estimate = estimates.get(queryKey);
  if (estimate === undefined) {
    const total = costlyCounts.get(queryKey) ?? (await countUpTo(db, rows, listCountedMax + 1));
    if (isCostly || (isCacheable && total > recountedMax)) costlyCounts.set(queryKey, total, { noUpdateTTL: true });
    if (total <= listCountedMax) return { total: Math.max(total, known), isEstimate: false };
    const [explained] = await rows.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
    estimate = Math.max(total, explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
    estimates.set(queryKey, estimate);
  }
  return { total: Math.max(estimate, known), isEstimate: true };
}

async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, O>,
  max?: number,
): Promise<number> {
  const { total } = await db
    .selectFrom((max === undefined ? rows : rows.limit(max)).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
