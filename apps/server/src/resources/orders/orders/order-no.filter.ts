import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Owner } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { escapeLike, type FilterRule } from '../../../platform/lists.ts';
import '../lifecycle/lifecycle.tables.ts';

/** Fewer rows than this are looked up by id; of more, a page is full after a few rows of the sort index. */
const fewRows = 300;
/** A text that so many of the newest orders have is met soon enough by who reads them one after the other. */
const sample = { rows: 1000, common: 20 };

/** An order whose number contains a text, through the search index. Whose it is stands in that index too. */
function hasIndexedNo(owner: Owner, text: string): RawBuilder<SqlBool> {
  const ownGram = owner === 'everyone' ? sql`` : sql` || ${`user ${owner}`}::text`;
  return sql<SqlBool>`(order_grams(orders.user_id, orders.no) @> (order_search_grams(${text})${ownGram})
    and ${hasText(text)})`;
}

const hasText = (text: string) => sql<SqlBool>`orders.no ilike ${`%${escapeLike(text)}%`}`;

/**
 * `no_cont` of the list of orders. Numbers are searched by millions of rows, and the planner takes the search index for
 * cheap where it is not: for what is common, that index collects everything before it gives the first row.
 */
export function hasNo(db: Db, owner: Owner): FilterRule<string> {
  const isFound = (text: string) => sql`select orders.id from orders where ${hasIndexedNo(owner, text)}`;
  return async (text) => {
    if (await isCommon(db, owner, text)) return { page: hasText(text), count: hasIndexedNo(owner, text) };
    const { rows } = await sql<{ id: number }>`${isFound(text)} limit ${fewRows}`.execute(db);
    if (rows.length < fewRows) return sql<SqlBool>`orders.id = any(${rows.map(({ id }) => id)})`;
    // Common once, and rare by now: whoever reads from the newest on would read a long time.
    return sql<SqlBool>`orders.id = any(array(${isFound(text)}))`;
  };
}

async function isCommon(db: Db, owner: Owner, text: string): Promise<boolean> {
  const isOwn = owner === 'everyone' ? sql`true` : sql`orders.user_id = ${owner}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select orders.no from orders where ${isOwn} order by created_at desc, id desc limit ${sample.rows}) as orders
    where ${hasText(text)}`.execute(db);
  return (rows[0]?.count ?? 0) >= sample.common;
}

/**
 * `orders_no_cont` of the lists of what orders belong to: the row whose id is in `column` has an order whose number
 * contains a text. What has such an order is looked up first, because the planner cannot know how rare a number is.
 */
export function hasOrderNo(
  db: Db,
  owner: Owner,
  link: 'form_order_id' | 'production_batch_id',
  column: string,
): FilterRule<string> {
  const isFound = (text: string) =>
    sql`select distinct ${sql.ref(`orders.${link}`)} as id from orders where ${hasIndexedNo(owner, text)}`;
  return async (text) => {
    const isAmongFound = sql<SqlBool>`${sql.ref(column)} = any(array(${isFound(text)}))`;
    if (await isCommon(db, owner, text)) {
      const hasOne = sql<SqlBool>`exists (
        select 1 from orders where ${sql.ref(`orders.${link}`)} = ${sql.ref(column)} and ${hasText(text)})`;
      // All orders that have the text are read to count what they belong to: of everyone's, that can be a million.
      return { page: hasOne, count: isAmongFound, isCountCostly: owner === 'everyone' };
    }
    const { rows } = await sql<{ id: number | null }>`${isFound(text)} limit ${fewRows}`.execute(db);
    if (rows.length < fewRows) return sql<SqlBool>`${sql.ref(column)} = any(${rows.map(({ id }) => id)})`;
    return isAmongFound;
  };
}
