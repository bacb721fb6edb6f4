import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PersonalRecord, Scope, ScopeKind } from './registry/table-record.ts';

/** The rows of a record that the ids lead to; undefined if none of them can. */
export function isReached({ rows }: Pick<PersonalRecord, 'rows'>, scope: Scope): RawBuilder<SqlBool> | undefined {
  const rules = Object.entries(rows).flatMap(([kind, expression]) => {
    const ids = scope[kind as ScopeKind] ?? [];
    return ids.length === 0 ? [] : [sql`${sql.raw(expression)} = any(${ids}::bigint[])`];
  });
  return rules.length === 0 ? undefined : sql<SqlBool>`(${sql.join(rules, sql` or `)})`;
}

/**
 * Erases the rows of a record and returns how many there were. This is the only place where a table is written by others
 * than its owner: what is personal and how it is erased is described as data, once, for all tables.
 */
export async function eraseRows(db: Db, record: PersonalRecord, scope: Scope): Promise<number> {
  const where = isReached(record, scope);
  if (!where || record.erase === 'owner') return 0;
  const table = sql.table(record.table);
  if (record.erase === 'delete') {
    const { numAffectedRows } = await sql`delete from ${table} where ${where}`.execute(db);
    return Number(numAffectedRows ?? 0n);
  }
  const columns = Object.entries(record.erase).map(
    ([column, expression]) => sql`${sql.ref(column)} = ${sql.raw(expression)}`,
  );
  const { numAffectedRows } = await sql`update ${table} set ${sql.join(columns)} where ${where}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The files that rows of a record name. */
export async function listFiles(db: Db, record: PersonalRecord, scope: Scope): Promise<number[]> {
  const where = isReached(record, scope);
  if (!where) return [];
  const found: number[] = [];
  for (const column of record.files ?? []) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(record.table)}
      where ${where} and ${sql.ref(column)} is not null`.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The texts and addresses that amendments of orders name: values that an order had before. */
export async function listAmendedTexts(db: Db, orderIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct side.text from order_amendments, jsonb_array_elements(changes) as change,
      lateral (values (change->>'before'), (change->>'after')) as side (text)
    where order_id = any(${orderIds}) and change->>'field' = 'custom_field'`.execute(db);
  return rows.map(({ text }) => text);
}

/** Files that a customer has uploaded. */
export async function listFilesOfOwner(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from blobs where owner_id = ${userId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
