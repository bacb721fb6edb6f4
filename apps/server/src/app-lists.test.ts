import { defineList, type ListQueryOf } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './platform/lists/list-cursor.ts';
import { containsIndexed, listPage } from './platform/lists/lists.ts';
import { useTestApp } from './testing/test-app.ts';

const spec = defineList({
  filters: { name_cont: 'text', created_at_gteq_date: 'day', created_at_lteq_date: 'day' },
  sorts: ['name', 'created_at', 'parent_id'],
});
type Query = ListQueryOf<typeof spec>;

describe('a list', () => {
  const app = useTestApp();
  const list = (query: Partial<Query>, isTotalKept = false) =>
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
        sort: { name: 'categories.name', created_at: 'categories.created_at', parent_id: 'categories.parent_id' },
        nullable: ['parent_id'],
        tieBreaker: 'categories.id',
        isTotalCacheable: isTotalKept,
        timeZone: 'Asia/Shanghai',
      },
    );

  beforeAll(async () => {
    await sql`insert into categories (name, created_at)
      select '马克杯' || n, '2026-03-01T16:00:00Z'::timestamptz + n * interval '1 hour' from generate_series(0, 2999) n`.execute(
      app.db,
    );
    // A third of the rows have a parent, and several share the same one.
    await sql`update categories set parent_id = (select min(id) from categories) + id % 50 where id % 3 = 0`.execute(
      app.db,
    );
    await sql`analyze categories`.execute(app.db);
  });

  it('counts the filtered rows', async () => {
    const few = await list({ filters: { name_cont: '杯299' } });
    expect(few.meta).toMatchObject({ total: 11, total_is_estimate: false });
    expect((await list({})).meta).toMatchObject({ total: 3000, total_pages: 150, total_is_estimate: false });
    expect((await list({ page: 151 })).meta).toMatchObject({ total: 3000, total_pages: 150, next_cursor: null });
  });

  it('caches a large total if allowed, and never a small one', async () => {
    const totals = async () => [
      (await list({ filters: { name_cont: '马克' } }, true)).meta.total,
      (await list({ filters: { name_cont: '杯29' } }, true)).meta.total,
    ];
    expect(await totals()).toEqual([3000, 111]);
    await sql`insert into categories (name) values ('马克杯29 new')`.execute(app.db);
    expect(await totals()).toEqual([3000, 112]);
    await sql`delete from categories where name = '马克杯29 new'`.execute(app.db);
  });

  it('finds common and rare substrings, of one character and of many', async () => {
    expect((await list({ filters: { name_cont: '杯' } })).data).toHaveLength(20);
    expect((await list({ filters: { name_cont: '克杯1234' } })).data.map(({ name }) => name)).toEqual(['马克杯1234']);
    expect((await list({ filters: { name_cont: '杯克' } })).data).toEqual([]);
  });

  it('treats dates as whole days in the factory’s time zone', async () => {
    // 16:00 UTC is midnight in Shanghai: the first 24 rows are the 2nd of March there.
    const filters = { created_at_gteq_date: '2026-03-02', created_at_lteq_date: '2026-03-02' };
    const order: Query['order'] = [{ column: 'created_at', direction: 'asc' }];
    const day = await list({ filters, order, per_page: 100 });
    expect(day.data.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, hour) => `马克杯${hour}`));
  });

  it('returns every row once across its pages', async () => {
    const ids = new Set<number>();
    for (let page = 1; page <= 30; page++) for (const { id } of (await list({ page, per_page: 100 })).data) ids.add(id);
    expect(ids.size).toBe(3000);
  });

  const orders: [what: string, order: Query['order']][] = [
    ['one column', [{ column: 'name', direction: 'desc' }]],
    ['two columns that run the same way', [asc('created_at'), asc('name')]],
    ['two columns that run against each other', [{ column: 'created_at', direction: 'desc' }, asc('name')]],
    ['a column that some rows have no value in, up', [asc('parent_id')]],
    ['a column that some rows have no value in, down', [{ column: 'parent_id', direction: 'desc' }]],
    ['it before another', [{ column: 'parent_id', direction: 'desc' }, asc('name')]],
  ];
  it.each(orders)('returns the same rows by cursor as by page, sorted by %s', async (_, order) => {
    const ids: number[] = [];
    let after: Query['after'];
    for (let page = 1; page <= 31; page++) {
      const { data, meta } = await list({ order, per_page: 100, ...(after && { after }) });
      expect(meta).toMatchObject({ page, total: 3000, total_pages: 30 });
      expect(data.map(({ id }) => id)).toEqual((await list({ order, page, per_page: 100 })).data.map(({ id }) => id));
      expect(Object.keys(data[0] ?? {})).toEqual(['id', 'name']);
      ids.push(...data.map(({ id }) => id));
      if (meta.next_cursor === null) break;
      after = readCursor(order, meta.next_cursor);
    }
    expect(new Set(ids).size).toBe(3000);
    expect(ids).toHaveLength(3000);
  });

  it('accepts only its own cursors, for the same sort order', () => {
    const [order, other] = [[asc('name')], [asc('created_at')]];
    const text = writeCursor(order, { page: 2, values: ['马克杯1', '7'] });
    expect(readCursor(order, text)).toEqual({ page: 2, values: ['马克杯1', '7'] });
    expect(readCursor(other, text)).toBeUndefined();
    for (const broken of ['', 'x', text.slice(0, -4), Buffer.from('{"a":1}').toString('base64url')]) {
      expect(readCursor(order, broken)).toBeUndefined();
    }
  });
});

function asc(column: Query['order'][number]['column']): Query['order'][number] {
  return { column, direction: 'asc' };
}
