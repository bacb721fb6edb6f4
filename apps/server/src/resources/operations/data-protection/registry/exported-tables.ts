import { otherColumns } from './other-columns.ts';
import { personalRecords } from './registry.ts';
import { type PersonalRecord, type Scope, type ScopeKind, scopeKinds } from './table-record.ts';

type Rows = Pick<PersonalRecord, 'table' | 'rows'>;

/** What is a company's without being about a person: its orders, money and batches. */
const companyRows: readonly Rows[] = [
  'form_orders',
  'production_batches',
  'consumption_records',
  'bills',
  'wallets',
].map((table) => ({ table, rows: { accounts: 'user_id' } }));

/** The tables that such ids lead to, each with the ways there. Sheets contain the addresses of others, too. */
export function exportedTables(kinds: readonly ScopeKind[]): Map<string, Rows[]> {
  const tables = new Map<string, Rows[]>();
  for (const record of [...personalRecords.filter(({ isSecret }) => !isSecret), ...companyRows]) {
    if (!kinds.some((kind) => record.rows[kind] !== undefined)) continue;
    tables.set(record.table, [...(tables.get(record.table) ?? []), record]);
  }
  return tables;
}

/** Columns that are left out, because they would let somebody in. */
export function secretColumns(table: string): readonly string[] {
  return [...(otherColumns[table]?.secret ?? []), 'password_hash'];
}

export const kindsOf = (scope: Scope): ScopeKind[] => scopeKinds.filter((kind) => (scope[kind] ?? []).length > 0);
