import { anyone } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

interface UniqueIndex {
  table: string;
  name: string;
  definition: string;
}

/** All of our unique indexes except primary keys, whose values nobody chooses. */
async function listUniqueIndexes(): Promise<UniqueIndex[]> {
  const { rows } = await sql<UniqueIndex>`
    select tables.relname as "table", indexes.relname as name, pg_get_indexdef(indexes.oid) as definition
    from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid
    where indisunique and not indisprimary and tables.relnamespace = 'public'::regnamespace
      and tables.relname not like 'kysely%'
    order by name`.execute(app.db);
  return rows;
}

const samples: Record<string, string> = {
  text: `'x'`,
  bytea: `'\\x00'`,
  bigint: '1',
  integer: '1',
  smallint: '1',
  boolean: 'true',
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
};

/**
 * Inserts the same row twice into a copy of the table with only this index, so that PostgreSQL itself reports the
 * violation.
 */
async function breakIndex({ table, definition }: UniqueIndex): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`.execute(app.db);
  await app.db.transaction().execute(async (db) => {
    const run = (text: string) => sql.raw(text).execute(db);
    await run('create schema trial');
    await run(
      `create table trial.${table} (${columns.map(({ name: column, type }) => `"${column}" ${type}`).join(', ')})`,
    );
    // Without its condition, which the row of samples need not meet.
    await run(definition.replace(`ON public.${table}`, `ON trial.${table}`).replace(/ WHERE .*$/, ''));
    const row = columns.map(({ type }) => samples[type] ?? 'null').join(', ');
    await run(`insert into trial.${table} values (${row})`);
    await run(`insert into trial.${table} values (${row})`);
  });
}

describe('unique constraints', () => {
  it('lead to a clear error for every unique index, never a server error', async () => {
    const indexes = await listUniqueIndexes();
    expect(indexes.map(({ name }) => name)).toContain('users_login_name');
    const call = {
      method: 'GET',
      path: '/break',
      access: anyone,
      summary: 'For this test',
      query: z.object({ at: z.coerce.number() }),
      response: z.object({}),
    } as const;
    const ask = route(call, {
      run: async (_ctx, { query }) => {
        const index = indexes[query.at];
        if (index) await breakIndex(index);
        return {};
      },
    });
    const authenticate = () => Promise.reject(new Error('nobody'));
    const log = app.http.log;
    const http = await createHttpServer({ platform: app.platform, routes: [ask], authenticate, auditPolicy, log });
    const responses: Record<string, number> = {};
    for (const [at, { name }] of indexes.entries()) {
      const answer = await http.inject({ method: 'GET', url: `${apiBasePath}/break?at=${at}` });
      responses[name] = answer.json<{ code: number }>().code;
    }
    // Our own numbers are taken only if all of a day are used up.
    const expected = indexes.map(({ name }) => [name, /_(system_)?no_key$/.test(name) ? 50301 : 40900]);
    expect(responses).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['/categories', { name: 'Bags' }],
    ['/library_categories', { name: 'Flowers' }],
    ['/users', { login_name: 'twin', password: 'correct horse 42', role: 'customer', screen_name: 'Twin' }],
  ])('is created once at %s by two concurrent requests', async (path, body) => {
    const { token } = await app.signUp('admin');
    const responses = await Promise.all(Array.from({ length: 6 }, () => app.call('POST', path, { token, body })));
    expect(
      responses.map(({ status }) => status).sort((one, other) => one - other),
      JSON.stringify(responses[0]?.body),
    ).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body: said } of responses)
      expect([status, said.code, said.fields?.length]).toEqual(
        status === 200 ? [200, undefined, undefined] : [409, 40902, 1],
      );
  });
});
