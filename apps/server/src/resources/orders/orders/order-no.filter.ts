import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike, type FilterRule } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import '../lifecycle/lifecycle.tables.ts';

/** Fewer rows than this are looked up by id; with more, a page fills after a few rows of the sort index. */
const fewRows = 300;
/** A text in this many of the newest orders is common enough to be found by scanning. */
const sample = { rows: 1000, common: 20 };

/** Orders whose number contains a text, through the search index, which includes the owner. */
function hasIndexedNo(owner: Owner, text: string): RawBuilder<SqlBool> {
  const ownGram = owner === 'everyone' ? sql`` : sql` || ${`user ${owner}`}::text`;
  return sql<SqlBool>`(order_grams(orders.user_id, orders.no) @> (order_search_grams(${text})${ownGram})
    and ${hasText(text)})`;
}

const hasText = (text: string) => sql<SqlBool>`orders.no ilike ${`%${escapeLike(text)}%`}`;

/**
 * `no_cont` of the order list. There are millions of numbers, and the planner underestimates the search index: for a
 * common text, that index collects everything before it returns the first row.
 */
export function hasNo(db: Db, owner: Owner): FilterRule<string> {
  const isFound = (text: string) => sql`select orders.id from orders where ${hasIndexedNo(owner, text)}`;
  return async (text) => {
    if (await isCommon(db, owner, text)) return { page: hasText(text), count: hasIndexedNo(owner, text) };
    const { rows } = await sql<{ id: number }>`${isFound(text)} limit ${fewRows}`.execute(db);
    if (rows.length < fewRows) return sql<SqlBool>`orders.id = any(${rows.map(({ id }) => id)})`;
    // Common in the past but rare now: scanning from the newest would take long.
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
 * `orders_no_cont` of lists that orders belong to: the row whose id is in `column` has an order whose number contains a
 * text. These ids are looked up first, because the planner cannot estimate how rare a number is.
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
      // Counting reads all orders with the text, which can be a million for everyone's.
      return { page: hasOne, count: isAmongFound, isCountCostly: owner === 'everyone' };
    }
    const { rows } = await sql<{ id: number | null }>`${isFound(text)} limit ${fewRows}`.execute(db);
    if (rows.length < fewRows) return sql<SqlBool>`${sql.ref(column)} = any(${rows.map(({ id }) => id)})`;
    return isAmongFound;
  };
}
