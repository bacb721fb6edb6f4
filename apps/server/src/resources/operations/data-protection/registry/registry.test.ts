import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import { documentedLine } from '../testing/documented-line.ts';
import { otherColumns } from './other-columns.ts';
import { personalRecords } from './registry.ts';
import { personalColumns } from './table-record.ts';

/** Tables of the queue that repeat others: partitions have the columns of the table that they are a part of. */
async function listColumns(db: ReturnType<typeof useTestApp>['db'], types: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select case nspname when 'public' then '' else nspname || '.' end || relname || '.' || attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    join pg_type on pg_type.oid = atttypid
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and relname not like 'job\\_common' and attnum > 0 and not attisdropped and typname = any(${types})
    order by 1`.execute(db);
  return rows.map(({ column }) => column);
}

const personal = personalRecords.flatMap((record) =>
  personalColumns(record).map((column) => `${record.table}.${column}`),
);
const other = Object.entries(otherColumns).flatMap(([table, byReason]) =>
  Object.values(byReason).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
);

describe('the registry of personal data', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });

  it('knows every column that can hold a text, a document or bytes', async () => {
    const types = ['text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar', '_jsonb', 'inet'];
    const columns = await listColumns(app.db, types);
    const known = new Set([...personal, ...other]);
    expect(
      columns.filter((column) => !known.has(column)),
      'columns that are neither in a record of the registry nor in other-columns.ts',
    ).toEqual([]);
    expect(
      other.filter((column) => !columns.includes(column)),
      'columns that no longer exist',
    ).toEqual([]);
  });

  it('says of no column that it is personal and that it is not', () => {
    expect(personal.filter((column) => other.includes(column))).toEqual([]);
  });

  it('names columns that exist, and finds rows by expressions that the database understands', async () => {
    for (const { table, rows, files = [], ...record } of personalRecords) {
      for (const expression of [...Object.values(rows), ...files, ...personalColumns({ table, rows, ...record })]) {
        const isColumn = /^[a-z_]+$/.test(expression);
        const selected = isColumn ? sql.ref(expression) : sql.raw(expression);
        const found = await sql`select ${selected} from ${sql.table(table)} limit 0`.execute(app.db);
        expect(found.rows, `${table}: ${expression}`).toEqual([]);
      }
    }
  });
});

it('documents every table and column of the registry of personal data', async () => {
  const path = new URL('../../../../../../../docs/security/data-protection.md', import.meta.url);
  const documented = (await readFile(path, 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  expect(documented).toEqual(personalRecords.map(documentedLine));
});
