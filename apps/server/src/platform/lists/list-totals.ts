import { listCountedMax } from '@platen/model/lists/lists';
import { type SelectQueryBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';

/**
 * Estimated totals by query. Without this cache, every page of a large list would be counted and estimated again, and
 * its last page would change while somebody pages through it.
 */
const estimates = new LRUCache<string, number>({ max: 1000, ttl: 60_000 });
/** Exact counts, at most a few seconds old, so that paging does not repeat the same slow count. */
const costlyCounts = new LRUCache<string, number>({ max: 1000, ttl: 10_000 });

/** Totals up to this are counted every time, because that is fast. */
const recountedMax = 1000;

/** What is known from reading the page itself. */
interface PageFacts {
  readonly found: number;
  /** The number of rows before the page; unknown if it was read from a cursor. */
  readonly before: number | undefined;
  readonly hasMore: boolean;
  /** Counting is so expensive that the result is cached. */
  readonly isCostly: boolean;
  /** A total above `recountedMax` may be a few seconds old. */
  readonly isCacheable: boolean;
}

/** The number of rows of a list: exact up to `listCountedMax`, and whenever the page is the last one. */
export async function countRows<DB, TB extends keyof DB, O>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, O>,
  { found, before, hasMore, isCostly, isCacheable }: PageFacts,
): Promise<{ total: number; isEstimate: boolean }> {
  if (before !== undefined && !hasMore && (found > 0 || before === 0)) {
    return { total: before + found, isEstimate: false };
  }
  const rows = filtered.clearSelect().select(sql`1`.as('one'));
  // Beyond the last page: count everything, so that the caller can find the last page.
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
