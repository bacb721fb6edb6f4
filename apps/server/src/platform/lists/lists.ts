import {
  type FilterSpecs,
  type FilterValues,
  type ListCursor,
  type ListQuery,
  listAllRowsMax,
  type Page,
  type Sort,
} from '@platen/model/lists/lists';
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { afterCursor, type CursorColumn, popCursorColumns, withCursorColumns, writeCursor } from './list-cursor.ts';
import { countRows } from './list-totals.ts';

type Condition = Expression<SqlBool>;
/**
 * One condition for both fetching and counting, or two equivalent ones that are each fast at one of them. If counting
 * is slow anyway, the count is cached briefly.
 */
type FilterResult = Condition | { page: Condition; count: Condition; isCountCostly?: boolean };
/** A rule may query first, so that the planner sees ids instead of a subquery that it cannot estimate. */
export type FilterRule<V> = (value: V) => FilterResult | Promise<FilterResult>;

/**
 * How a list's filters become SQL. `where` has one entry for each filter of the list, so a filter without an
 * implementation does not compile. An entry is a column (the operator is the filter's suffix), or a function for
 * filters that are not a single comparison.
 */
export interface ListSql<F extends FilterSpecs, S extends string> {
  where: { [K in keyof F]: string | FilterRule<NonNullable<FilterValues<F>[K]>> };
  /** A column, or an expression if the rows are grouped. */
  sort: Record<S, string | RawBuilder<unknown>>;
  /** Sorts by these columns put rows without a value last; the index must have `nulls last` too. */
  nullable?: readonly S[];
  /** The unique column that orders equal rows: without it, pages would repeat and skip rows. */
  tieBreaker: string;
  /** The query is grouped, so cursor conditions go into `having`. */
  isGrouped?: boolean;
  /** The rows rarely change, so a large total may be a few seconds old. */
  isTotalCacheable?: boolean;
  timeZone: string;
}

/** One page of `query`, filtered and sorted as requested, with its total. */
export async function listPage<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  list: ListQuery<F, S>,
  listSql: ListSql<F, S>,
): Promise<Page<O>> {
  const { filtered, counted, isCountCostly } = await applyFilters(query, list, listSql);
  const columns = cursorColumnsOf(list.order, listSql);
  const limit = list.page === 0 ? listAllRowsMax : list.per_page;
  const page = list.after?.page ?? list.page;
  const offset = list.after || page === 0 ? 0 : (page - 1) * limit;
  // Reads one row more than requested: it shows whether there is a next page, even if the total is an estimate.
  const rows = await readRows(filtered, columns, listSql, { after: list.after, limit: limit + 1, offset });
  const hasMore = rows.length > limit;
  const data = hasMore ? rows.slice(0, limit) : rows;
  const values = data.length > 0 ? popCursorColumns(data, columns) : list.after?.values;
  if (values) list.ended?.(values);
  const next = hasMore && values ? writeCursor(list.order, { page: Math.max(page, 1) + 1, values }) : null;
  const { total, isEstimate } = await countRows(db, counted, {
    found: data.length,
    before: list.after ? undefined : offset,
    hasMore,
    isCostly: isCountCostly,
    isCacheable: listSql.isTotalCacheable ?? false,
  });
  const known = page + (hasMore ? 1 : 0);
  const pages = Math.ceil(total / limit);
  return {
    data,
    meta: {
      page,
      per_page: limit,
      total,
      total_pages: list.page === 0 ? 1 : data.length > 0 ? Math.max(pages, known) : pages,
      total_is_estimate: isEstimate,
      next_cursor: next,
    },
  };
}

/** The sort columns of a list. The last one is unique: without it, pages would repeat and skip rows. */
function cursorColumnsOf<F extends FilterSpecs, S extends string>(
  order: readonly Sort<S>[],
  { sort, nullable, tieBreaker }: ListSql<F, S>,
): CursorColumn[] {
  const sorts = order.map(({ column, direction }) => {
    const key: string | RawBuilder<unknown> = sort[column];
    const expression = typeof key === 'string' ? sql.ref(key) : key;
    return { expression, direction, isNullable: nullable?.includes(column) ?? false };
  });
  const direction = order.at(-1)?.direction ?? 'desc';
  return [...sorts, { expression: sql.ref(tieBreaker), direction, isNullable: false }];
}

/** Sorted rows, from a cursor or from an offset. */
async function readRows<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  filtered: SelectQueryBuilder<DB, TB, O>,
  columns: readonly CursorColumn[],
  { isGrouped }: Pick<ListSql<F, S>, 'isGrouped'>,
  { after, limit, offset }: { after: ListCursor | undefined; limit: number; offset: number },
): Promise<O[]> {
  let sorted = withCursorColumns(filtered, columns);
  for (const { expression, direction, isNullable } of columns) {
    sorted = sorted.orderBy(sql`${expression} ${sql.raw(direction + (isNullable ? ' nulls last' : ''))}`);
  }
  if (!after) return sorted.limit(limit).offset(offset).execute();
  const rows: O[] = [];
  for (const part of afterCursor(columns, after.values)) {
    if (rows.length >= limit) break;
    const partly = isGrouped ? sorted.having(part) : sorted.where(part);
    rows.push(...(await partly.limit(limit - rows.length).execute()));
  }
  return rows;
}

/** Rows per query when all rows are read. */
const streamedPageRows = 1000;

/**
 * Streams every row that matches, for exports. Each query continues where the last one ended, so that no connection is
 * held while a slow client reads.
 */
export async function* streamRows<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: Pick<ListQuery<F, S>, 'order' | 'filters'>,
  listSql: ListSql<F, S>,
): AsyncGenerator<O> {
  const { filtered } = await applyFilters(query, list, listSql);
  const columns = cursorColumnsOf(list.order, listSql);
  let after: ListCursor | undefined;
  for (;;) {
    const rows = await readRows(filtered, columns, listSql, { after, limit: streamedPageRows, offset: 0 });
    after = { page: 1, values: popCursorColumns(rows, columns) };
    yield* rows;
    if (rows.length < streamedPageRows) return;
  }
}

async function applyFilters<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: Pick<ListQuery<F, S>, 'filters'>,
  listSql: ListSql<F, S>,
) {
  let filtered = query;
  let counted = query;
  let isCountCostly = false;
  for (const [name, value] of Object.entries(list.filters)) {
    if (value === undefined) continue;
    const rule = listSql.where[name] as string | FilterRule<unknown>;
    const isNone = Array.isArray(value) && value.length === 0;
    const result = isNone
      ? sql<SqlBool>`false`
      : typeof rule === 'string'
        ? compare(rule, name, value, listSql.timeZone)
        : await rule(value);
    const { page, count, isCountCostly: isCostly } = 'page' in result ? result : { page: result, count: result };
    isCountCostly ||= isCostly ?? false;
    filtered = filtered.where(page);
    counted = counted.where(count);
  }
  return { filtered, counted, isCountCostly };
}

const comparisons: Record<string, (column: ReturnType<typeof sql.ref>, value: unknown) => Condition> = {
  cont: (column, value) => sql<SqlBool>`${column} ilike ${`%${escapeLike(String(value))}%`}`,
  eq: (column, value) => sql<SqlBool>`${column} = ${value}`,
  // With one value, an index that begins with the column returns rows in order; with a list it does not.
  in: (column, value) => {
    const [only, ...others] = value as unknown[];
    return others.length === 0 ? sql<SqlBool>`${column} = ${only}` : sql<SqlBool>`${column} = any(${value})`;
  },
  gteq: (column, value) => sql<SqlBool>`${column} >= ${value}`,
  lteq: (column, value) => sql<SqlBool>`${column} <= ${value}`,
  null: (column, value) => (value ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} is not null`),
  not_null: (column, value) => (value ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`),
};

function compare(column: string, name: string, value: unknown, timeZone: string): Condition {
  const ref = sql.ref(column);
  // A day is compared as a range of instants: casting the column would bypass its index.
  if (name.endsWith('_gteq_date')) return sql<SqlBool>`${ref} >= (${value}::date)::timestamp at time zone ${timeZone}`;
  if (name.endsWith('_lteq_date'))
    return sql<SqlBool>`${ref} < (${value}::date + 1)::timestamp at time zone ${timeZone}`;
  // The API shows milliseconds and the database stores microseconds, so the range includes the whole millisecond.
  if (name.endsWith('_at_lteq')) return sql<SqlBool>`${ref} < ${value}::timestamptz + interval '1 millisecond'`;
  const suffix = Object.keys(comparisons)
    .filter((operator) => name.endsWith(`_${operator}`))
    .sort((one, other) => other.length - one.length)[0];
  const comparison = suffix && comparisons[suffix];
  if (!comparison) throw new Error(`the filter ${name} has no operator: give it a function`);
  return comparison(ref, value);
}

/** Fewer matches than this are fetched with the search index; more are found quickly by scanning the sorted rows. */
const fewMatches = 300;

/**
 * `cont` for a large table with an index on `grams(column)`. A rare text is looked up in that index. A common text is
 * only compared while a page is fetched, because a few rows of the sort index fill the page, while the search index
 * would first collect and sort all matches. For counting, the search index is faster.
 */
export function containsIndexed(db: Db, table: string, alias: string, column: string) {
  const containing = (ref: string, text: string) =>
    sql<SqlBool>`(grams(${sql.ref(ref)}) @> search_grams(${text}) and ${compare(ref, `${column}_cont`, text, 'UTC')})`;
  return async (text: string): Promise<{ page: Condition; count: Condition }> => {
    if (await isCommon(db, table, column, text)) {
      const isMatch = compare(`${alias}.${column}`, `${column}_cont`, text, 'UTC');
      return { page: isMatch, count: isMatch };
    }
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${containing(column, text)} limit ${fewMatches}`.execute(db);
    if (rows.length < fewMatches) {
      const isFound = sql<SqlBool>`${sql.ref(`${alias}.id`)} = any(${rows.map(({ id }) => id)})`;
      return { page: isFound, count: isFound };
    }
    const ref = `${alias}.${column}`;
    return { page: compare(ref, `${column}_cont`, text, 'UTC'), count: containing(ref, text) };
  };
}

/** A sample of the newest rows shows whether a text is so common that scanning is the fastest way. */
const commonSample = { rows: 200, commonShare: 0.2 };

async function isCommon(db: Db, table: string, column: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ matching: number; all: number }>`
    select count(*) filter (where ${compare(`newest.${column}`, `${column}_cont`, text, 'UTC')})::int as matching,
      count(*)::int as all
    from (select ${sql.ref(column)} from ${sql.table(table)} order by id desc limit ${commonSample.rows}) as newest`.execute(
    db,
  );
  const { matching = 0, all = 0 } = rows[0] ?? {};
  return all === commonSample.rows && matching >= all * commonSample.commonShare;
}

/** Escapes user input, which is text and not a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
