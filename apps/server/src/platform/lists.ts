import { type FilterSpecs, type FilterValues, listAllRowsMax, type ListQuery, type Page } from '@platen/model/lists';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

type Condition = Expression<SqlBool>;
/** One condition for fetching a page and for counting, or two that mean the same and are fast at one of these each. */
type FilterResult = Condition | { page: Condition; count: Condition };
/** A rule may look something up first, so that the planner sees ids and not a subquery it can only guess at. */
export type FilterRule<V> = (value: V) => FilterResult | Promise<FilterResult>;

/**
 * How a list's filters become SQL. `where` has one entry for each filter of the list, so a filter that is
 * offered but not implemented does not compile: a column (the operator is the filter's suffix), or a function
 * for filters that are no single comparison.
 */
export interface ListSql<F extends FilterSpecs, S extends string> {
  where: { [K in keyof F]: string | FilterRule<NonNullable<FilterValues<F>[K]>> };
  sort: Record<S, string>;
  /** Sorts by these columns put rows without a value last; the index has to say `nulls last` too. */
  nullable?: readonly S[];
  /** The unique column that decides between equal rows: without it pages would repeat and lose rows. */
  tieBreaker: string;
  timeZone: string;
}

/** One page of `query`, filtered and sorted as the caller asked, with its total. */
export async function listPage<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  list: ListQuery<F, S>,
  listSql: ListSql<F, S>,
): Promise<Page<O>> {
  const { filtered, counted } = await applyFilters(query, list, listSql);
  let sorted = filtered;
  for (const { column, direction } of list.order) {
    const place = listSql.nullable?.includes(column) ? ' nulls last' : '';
    sorted = sorted.orderBy(sql`${sql.ref(listSql.sort[column])} ${sql.raw(direction + place)}`);
  }
  const lastDirection = list.order.at(-1)?.direction ?? 'desc';
  sorted = sorted.orderBy(sql.ref(listSql.tieBreaker), lastDirection);

  const limit = list.page === 0 ? listAllRowsMax : list.per_page;
  const offset = list.page === 0 ? 0 : (list.page - 1) * list.per_page;
  const data = await sorted.limit(limit).offset(offset).execute();
  const total = await countRows(db, counted, data.length, offset, limit);
  const totalPages = list.page === 0 ? 1 : Math.ceil(total / list.per_page);
  return { data, meta: { page: list.page, per_page: limit, total, total_pages: totalPages } };
}

/** Rows are fetched this many at a time where all of them are wanted. */
const walkedPageRows = 1000;

/**
 * Every row that a list's filters find, for exports: in pages that start where the last one ended, so that no
 * connection is held while a slow reader reads, and the last page is found as fast as the first. Sorted by the first
 * of the columns asked for, which must have a value in every row.
 */
export async function* walkRows<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: Pick<ListQuery<F, S>, 'order' | 'filters'>,
  listSql: ListSql<F, S>,
): AsyncGenerator<O> {
  const [sort] = list.order;
  if (!sort) throw new Error('rows are walked in an order');
  const { filtered } = await applyFilters(query, list, listSql);
  const [column, id] = [sql.ref(listSql.sort[sort.column]), sql.ref(listSql.tieBreaker)];
  const isAfter = sql.raw(sort.direction === 'asc' ? '>' : '<');
  // As text: a timestamp that went through a Date has lost its microseconds, and rows would come twice.
  const pages = filtered
    .select([sql<string>`${column}::text`.as('walked_value'), sql<number>`${id}`.as('walked_id')])
    .orderBy(column, sort.direction)
    .orderBy(id, sort.direction)
    .limit(walkedPageRows);
  let page = await pages.execute();
  while (page.length > 0) {
    yield* page as O[];
    const last = page.at(-1);
    if (!last || page.length < walkedPageRows) return;
    const { walked_value, walked_id } = last as unknown as { walked_value: string; walked_id: number };
    page = await pages.where(sql<SqlBool>`(${column}, ${id}) ${isAfter} (${walked_value}, ${walked_id})`).execute();
  }
}

async function applyFilters<DB, TB extends keyof DB, O, F extends FilterSpecs, S extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: Pick<ListQuery<F, S>, 'filters'>,
  listSql: ListSql<F, S>,
) {
  let filtered = query;
  let counted = query;
  for (const [name, value] of Object.entries(list.filters)) {
    if (value === undefined) continue;
    const rule = listSql.where[name] as string | FilterRule<unknown>;
    const result = typeof rule === 'string' ? compare(rule, name, value, listSql.timeZone) : await rule(value);
    const { page, count } = 'page' in result ? result : { page: result, count: result };
    filtered = filtered.where(page);
    counted = counted.where(count);
  }
  return { filtered, counted };
}

/** Up to here totals are counted; beyond, reading every row of a large table would make each page slower each year. */
const countedMax = 1000;
/**
 * By the question they answer. Without them every page of a large list would be counted and estimated again, and its
 * last page would move while somebody turns pages.
 */
const estimates = new LRUCache<string, number>({ max: 1000, ttl: 60_000 });

/** A page that is not full tells the total by itself. A total beyond `countedMax` is the planner's estimate. */
async function countRows<DB, TB extends keyof DB, O>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, O>,
  found: number,
  offset: number,
  limit: number,
): Promise<number> {
  if (found > 0 && found < limit) return offset + found;
  if (found === 0 && offset === 0) return 0;
  const rows = filtered.clearSelect().select(sql`1`.as('one'));
  const { sql: text, parameters } = rows.compile();
  const question = `${text} ${JSON.stringify(parameters)}`;
  const known = estimates.get(question);
  if (known !== undefined) return Math.max(known, offset + found);
  const { total } = await db
    .selectFrom(rows.limit(countedMax + 1).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total <= countedMax) return total;
  const [explained] = await rows.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  const estimate = Math.max(total, explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
  estimates.set(question, estimate);
  return Math.max(estimate, offset + found);
}

const comparisons: Record<string, (column: ReturnType<typeof sql.ref>, value: unknown) => Condition> = {
  cont: (column, value) => sql<SqlBool>`${column} ilike ${`%${escapeLike(String(value))}%`}`,
  eq: (column, value) => sql<SqlBool>`${column} = ${value}`,
  // Compared to one value, an index that begins with the column gives its rows in order; compared to a list, it does not.
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
  // A day is compared as a range of instants, not by casting the column: a cast would go past its index.
  if (name.endsWith('_gteq_date')) return sql<SqlBool>`${ref} >= (${value}::date)::timestamp at time zone ${timeZone}`;
  if (name.endsWith('_lteq_date'))
    return sql<SqlBool>`${ref} < (${value}::date + 1)::timestamp at time zone ${timeZone}`;
  // Answers show milliseconds and the database keeps microseconds: no row is later than the time that it shows.
  if (name.endsWith('_at_lteq')) return sql<SqlBool>`${ref} < ${value}::timestamptz + interval '1 millisecond'`;
  const suffix = Object.keys(comparisons)
    .filter((operator) => name.endsWith(`_${operator}`))
    .sort((one, other) => other.length - one.length)[0];
  const comparison = suffix && comparisons[suffix];
  if (!comparison) throw new Error(`the filter ${name} has no operator: give it a function`);
  return comparison(ref, value);
}

/** Fewer matches than this are fetched by the search index; more are met soon enough among the sorted rows. */
const fewMatches = 300;

/**
 * `cont` for a large table with an index on `grams(column)`. A rare text is looked up in that index. A common one is
 * only compared when a page is fetched, because the page fills up after a few rows of the sort index, while the
 * search index would first collect and sort all of its matches; for counting, the search index is the faster.
 */
export function containsIndexed(db: Db, table: string, alias: string, column: string) {
  const containing = (ref: string, text: string) =>
    sql<SqlBool>`(grams(${sql.ref(ref)}) @> search_grams(${text}) and ${compare(ref, `${column}_cont`, text, 'UTC')})`;
  return async (text: string): Promise<{ page: Condition; count: Condition }> => {
    if (await isEverywhere(db, table, column, text)) {
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

/** The newest rows tell whether a text is in so many that every other way is slower than to read until enough are found. */
const newest = { rows: 200, everywhereShare: 0.2 };

async function isEverywhere(db: Db, table: string, column: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ matching: number; all: number }>`
    select count(*) filter (where ${compare(`newest.${column}`, `${column}_cont`, text, 'UTC')})::int as matching,
      count(*)::int as all
    from (select ${sql.ref(column)} from ${sql.table(table)} order by id desc limit ${newest.rows}) as newest`.execute(
    db,
  );
  const { matching = 0, all = 0 } = rows[0] ?? {};
  return all === newest.rows && matching >= all * newest.everywhereShare;
}

/** What the user typed is text, not a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
