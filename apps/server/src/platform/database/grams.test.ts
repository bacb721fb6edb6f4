import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

const { url, drop } = await createTestDatabase(inject('databaseServerUrl'));
const { db, close } = openDatabase(
  () => url,
  () => undefined,
  1,
);

afterAll(async () => {
  await close();
  await drop();
});

async function gramsOf(text: string | null): Promise<string[] | null> {
  const { rows } = await sql<{ grams: string[] | null }>`select grams(${text}::text) as grams`.execute(db);
  return rows[0]?.grams ?? null;
}

it('indexes a text by its characters and pairs, in lower case', async () => {
  expect(new Set(await gramsOf('Mug马克'))).toEqual(new Set(['m', 'u', 'g', '马', '克', 'mu', 'ug', 'g马', '马克']));
  expect(new Set(await gramsOf('👩🎨'))).toEqual(new Set(['👩', '🎨', '👩🎨']));
  expect(await gramsOf('X')).toEqual(['x']);
  expect(await gramsOf('')).toEqual([]);
  expect(await gramsOf(null)).toBeNull();
});

it('finds each part of a text by the characters and pairs that are searched for', async () => {
  const text = 'FO261118500007 白色，大号';
  const parts = Array.from({ length: text.length }, (_, start) =>
    Array.from({ length: text.length - start }, (__, more) => text.slice(start, start + more + 1)),
  ).flat();
  const { rows } = await sql<{ part: string }>`
    select part from unnest(${parts}::text[]) as part where not grams(${text}) @> search_grams(part)`.execute(db);
  expect(rows).toEqual([]);
  const other = await sql<{ is_found: boolean }>`select grams(${text}) @> search_grams('大白') as is_found`.execute(db);
  expect(other.rows).toEqual([{ is_found: false }]);
});
