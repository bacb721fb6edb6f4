import type { ListCursor, Sort } from '@platen/model/lists/lists';
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';

/**
 * Keyset pagination: a page continues after a row instead of at an offset. Page 10,000 costs as much as page 1, and
 * inserted rows do not shift others between pages. Every list and export uses it.
 */

/** One sort column of a list; the last one is unique. */
export interface CursorColumn {
  readonly expression: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Rows without a value come last. */
  readonly isNullable: boolean;
}

const columnName = (index: number) => `cursor_${index}`;

/** Selected as text, because a Date loses the microseconds of a timestamp and rows would repeat. */
export function withCursorColumns<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  columns: readonly CursorColumn[],
): SelectQueryBuilder<DB, TB, O> {
  const selected = columns.map(({ expression }, index) => sql<string>`${expression}::text`.as(columnName(index)));
  return query.select(selected);
}

/** Removes the cursor columns from the rows and returns the values of the last row. */
export function popCursorColumns(rows: readonly unknown[], columns: readonly CursorColumn[]): ListCursor['values'] {
  let last: (string | null)[] = [];
  for (const row of rows as Record<string, unknown>[]) {
    last = columns.map((_, index) => (row[columnName(index)] as string | null | undefined) ?? null);
    for (const index of columns.keys()) delete row[columnName(index)];
  }
  return last;
}

/**
 * The conditions for rows after a cursor, to be read one after the other. Rows with and without a value are separate in
 * an index, and one condition for both would scan it from the start.
 */
export function afterCursor(columns: readonly CursorColumn[], values: ListCursor['values']): Expression<SqlBool>[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const isSameDirection = columns.every(({ direction }) => direction === first.direction);
  const areFilled = columns.every(({ isNullable }, index) => !isNullable || values[index] !== null);
  if (isSameDirection && areFilled && rest.every(({ isNullable }) => !isNullable)) {
    const row = sql.join(columns.map(({ expression }) => expression));
    const cursor = sql.join(values.map((value) => sql`${value}`));
    const filled = sql<SqlBool>`(${row}) ${comparisonOf(first)} (${cursor})`;
    return first.isNullable ? [filled, sql<SqlBool>`${first.expression} is null`] : [filled];
  }
  return [isAfter(columns, values)];
}

function isAfter(
  [first, ...rest]: readonly CursorColumn[],
  [value, ...others]: ListCursor['values'],
): Expression<SqlBool> {
  if (!first) return sql<SqlBool>`false`;
  const { expression, isNullable } = first;
  if (value === null || value === undefined) return sql<SqlBool>`(${expression} is null and ${isAfter(rest, others)})`;
  const isLast = isNullable ? sql` or ${expression} is null` : sql``;
  const isEqual = rest.length > 0 ? sql` or (${expression} = ${value} and ${isAfter(rest, others)})` : sql``;
  return sql<SqlBool>`(${expression} ${comparisonOf(first)} ${value}${isLast}${isEqual})`;
}

function comparisonOf({ direction }: CursorColumn): RawBuilder<unknown> {
  return sql.raw(direction === 'asc' ? '>' : '<');
}

/** Opaque for callers, who send it back unchanged. */
export function writeCursor(order: readonly Sort[], { page, values }: ListCursor): string {
  return Buffer.from(JSON.stringify([orderText(order), page, ...values])).toString('base64url');
}

/** Undefined if it is not a cursor of ours, or belongs to another sort order. */
export function readCursor(order: readonly Sort[], text: string): ListCursor | undefined {
  const { data } = cursorSchema.safeParse(Buffer.from(text, 'base64url').toString());
  if (!data) return undefined;
  const [ordered, page, ...values] = data;
  return ordered === orderText(order) && values.length === order.length + 1 ? { page, values } : undefined;
}

const cursorSchema = z
  .string()
  .transform(parse)
  .pipe(z.tuple([z.string(), z.int()], z.string().nullable()));

function orderText(order: readonly Sort[]): string {
  return order.map(({ column, direction }) => `${column} ${direction}`).join(', ');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
