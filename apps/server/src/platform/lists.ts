import { listAllRowsMax } from '@platen/model/constants';
import type { FilterSpecs, FilterValues, ListQuery, Page } from '@platen/model/lists';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * How a list's filters become SQL. `where` has one entry for each filter of the list, so a filter that is
 * offered but not implemented does not compile: a column (the operator is the filter's suffix), or a function
 * for filters that are no single comparison.
 */
export interface ListSql<F extends FilterSpecs, S extends string> {
  where: { [K in keyof F]: string | ((value: NonNullable<FilterValues<F>[K]>) => Expression<SqlBool>) };
  sort: Record<S, string>;
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
  let filtered = query;
  for (const [name, value] of Object.entries(list.filters)) {
    if (value === undefined) continue;
    const rule = listSql.where[name] as string | ((value: unknown) => Expression<SqlBool>);
    filtered = filtered.where(typeof rule === 'string' ? compare(rule, name, value, listSql.timeZone) : rule(value));
  }
  let sorted = filtered;
  for (const { column, direction } of list.order) {
    sorted = sorted.orderBy(sql`${sql.ref(listSql.sort[column])} ${sql.raw(`${direction} nulls last`)}`);
  }
  const lastDirection = list.order.at(-1)?.direction ?? 'desc';
  sorted = sorted.orderBy(sql.ref(listSql.tieBreaker), lastDirection);

  const limit = list.page === 0 ? listAllRowsMax : list.per_page;
  const offset = list.page === 0 ? 0 : (list.page - 1) * list.per_page;
  const data = await sorted.limit(limit).offset(offset).execute();
  const total = await countRows(db, filtered, data.length, offset, limit);
  const totalPages = list.page === 0 ? 1 : Math.ceil(total / list.per_page);
  return { data, meta: { page: list.page, per_page: limit, total, total_pages: totalPages } };
}

/** A page that is not full tells the total by itself. */
async function countRows<DB, TB extends keyof DB, O>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, O>,
  found: number,
  offset: number,
  limit: number,
) {
  if (found > 0 && found < limit) return offset + found;
  if (found === 0 && offset === 0) return 0;
  const counted = await db
    .selectFrom(filtered.clearSelect().select(sql`1`.as('one')).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return counted.total;
}

const comparisons: Record<string, (column: ReturnType<typeof sql.ref>, value: unknown) => Expression<SqlBool>> = {
  cont: (column, value) => sql<SqlBool>`${column} ilike ${`%${escapeLike(String(value))}%`}`,
  eq: (column, value) => sql<SqlBool>`${column} = ${value}`,
  in: (column, value) => sql<SqlBool>`${column} = any(${value})`,
  gteq: (column, value) => sql<SqlBool>`${column} >= ${value}`,
  lteq: (column, value) => sql<SqlBool>`${column} <= ${value}`,
  null: (column, value) => (value ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} is not null`),
  not_null: (column, value) => (value ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`),
};

function compare(column: string, name: string, value: unknown, timeZone: string): Expression<SqlBool> {
  const ref = sql.ref(column);
  // A day is compared as a range of instants, not by casting the column: a cast would go past its index.
  if (name.endsWith('_gteq_date')) return sql<SqlBool>`${ref} >= (${value}::date)::timestamp at time zone ${timeZone}`;
  if (name.endsWith('_lteq_date'))
    return sql<SqlBool>`${ref} < (${value}::date + 1)::timestamp at time zone ${timeZone}`;
  const suffix = Object.keys(comparisons)
    .filter((operator) => name.endsWith(`_${operator}`))
    .sort((one, other) => other.length - one.length)[0];
  const comparison = suffix && comparisons[suffix];
  if (!comparison) throw new Error(`the filter ${name} has no operator: give it a function`);
  return comparison(ref, value);
}

/** What the user typed is text, not a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
