import { defineList, type ListQueryOf } from '@platen/model/lists';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { containsIndexed, listPage } from './platform/lists.ts';
import { useTestApp } from './testing/test-app.ts';

const spec = defineList({
  filters: { name_cont: 'text', created_at_gteq_date: 'day', created_at_lteq_date: 'day' },
  sorts: ['name', 'created_at'],
});
type Query = ListQueryOf<typeof spec>;

describe('a list', () => {
  const app = useTestApp();
  const list = (query: Partial<Query>) =>
    listPage(
      app.db,
      app.db.selectFrom('categories').select(['categories.id', 'categories.name']),
      { page: 1, per_page: 20, order: [{ column: 'name', direction: 'asc' }], filters: {}, ...query },
      {
        where: {
          name_cont: containsIndexed(app.db, 'categories', 'categories', 'name'),
          created_at_gteq_date: 'categories.created_at',
          created_at_lteq_date: 'categories.created_at',
        },
        sort: { name: 'categories.name', created_at: 'categories.created_at' },
        tieBreaker: 'categories.id',
        timeZone: 'Asia/Shanghai',
      },
    );

  beforeAll(async () => {
    await sql`insert into categories (name, created_at)
      select '马克杯' || n, '2026-03-01T16:00:00Z'::timestamptz + n * interval '1 hour' from generate_series(0, 2999) n`.execute(
      app.db,
    );
    await sql`analyze categories`.execute(app.db);
  });

  it('counts exactly while that is quick, and estimates beyond, the same for every page', async () => {
    const few = await list({ filters: { name_cont: '杯299' } });
    expect(few.meta.total).toBe(11);
    const first = await list({});
    expect(first.meta.total).toBeGreaterThan(1000);
    expect(Math.abs(first.meta.total - 3000)).toBeLessThan(300);
    expect((await list({ page: 2 })).meta.total).toBe(first.meta.total);
  });

  it('finds common and rare substrings, of one character and of many', async () => {
    expect((await list({ filters: { name_cont: '杯' } })).data).toHaveLength(20);
    expect((await list({ filters: { name_cont: '克杯1234' } })).data.map(({ name }) => name)).toEqual(['马克杯1234']);
    expect((await list({ filters: { name_cont: '杯克' } })).data).toEqual([]);
  });

  it('takes days as whole days of the factory’s zone', async () => {
    // 16:00 UTC is midnight in Shanghai: the first 24 rows are the 2nd of March there.
    const filters = { created_at_gteq_date: '2026-03-02', created_at_lteq_date: '2026-03-02' };
    const order: Query['order'] = [{ column: 'created_at', direction: 'asc' }];
    const day = await list({ filters, order, per_page: 100 });
    expect(day.data.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, hour) => `马克杯${hour}`));
  });

  it('gives every row once over its pages', async () => {
    const ids = new Set<number>();
    for (let page = 1; page <= 30; page++) for (const { id } of (await list({ page, per_page: 100 })).data) ids.add(id);
    expect(ids.size).toBe(3000);
  });
});
