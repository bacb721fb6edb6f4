import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../testing/full-run.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';

describe.each([1500, 25_000])('a list of %i orders', (count) => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let added = 0;
  /** Hundreds of pages, which are read in the same way as the first fifteen. */
  const readsAll = isFullRun || count < 20_000;

  /** Copies of the first order, in groups of seven with the same timestamp. */
  async function add(rows: number): Promise<void> {
    await sql`
      insert into orders (system_no, form_order_id, user_id, ordered_template_id, no, sub_no, size, quantity, price_fen,
        system_rendering_price_fen, amount_fen, state, receiver_name, company_name, phone, country, province, city,
        address, zip_code, shipping_method, remark, "values", created_at)
      select 'X' || n, form_order_id, user_id, ordered_template_id, 'X' || n, '', size, 1, price_fen, 0, price_fen, state,
        '', '', '', '', '', '', '', '', '', '', '{}', created_at + (n / 7) * interval '1 millisecond'
      from (select * from orders order by id limit 1) as first, generate_series(${added + 1}::int, ${added + rows}::int) n
    `.execute(app.db);
    added += rows;
  }

  beforeAll(async () => {
    customer = await app.signUp();
    await ordering.order(customer.token, await ordering.publishTemplate());
    await add(count - 1);
    await sql`analyze orders`.execute(app.db);
  });

  const list = (query: Record<string, string | number>) =>
    app.as(customer.token)('GET /orders', { query: { per_page: 100, ...query } });

  it('reports an exact total, or that it is an estimate', async () => {
    const { meta } = await list({});
    expect(meta.total_is_estimate).toBe(count > 20_000);
    expect(Math.abs(meta.total - count)).toBeLessThanOrEqual(count > 20_000 ? count / 10 : 0);
    const last = await list({ page: Math.ceil(count / 100) });
    expect(last.meta).toMatchObject({ total: count, total_pages: Math.ceil(count / 100), total_is_estimate: false });
    // Far beyond the end, the last page is exact too.
    expect((await list({ page: 9000 })).meta).toMatchObject({ total: count, total_is_estimate: false });
  });

  it.runIf(readsAll)('returns every row once, page by page, while rows are added', async () => {
    const before = added + 1;
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const { data, meta } = await list({ page });
      ids.push(...data.map(({ id }) => id));
      expect(meta).toMatchObject({ page });
      expect(meta.total_pages).toBeGreaterThanOrEqual(data.length > 0 ? page : 1);
      if (page >= meta.total_pages) break;
      if (page % 10 === 0) await add(130);
    }
    expect([ids.length, new Set(ids).size]).toEqual([before, before]);
  });

  it('starts over with page 1, which includes new rows', async () => {
    await list({ page: 1 });
    await add(150);
    const [first, second] = [await list({ page: 1 }), await list({ page: 2 })];
    const nos = [...first.data, ...second.data].map(({ no }) => Number(no.slice(1)));
    expect(new Set(nos).size).toBe(200);
    expect(Math.max(...nos)).toBe(added);
    expect(nos.filter((no) => no > added - 150)).toHaveLength(150);
  });

  it('repeats a page unchanged, separately by caller and query', async () => {
    const other = await app.as(await app.signIn(customer.login_name))('GET /orders', { query: { per_page: 100 } });
    expect(other.meta.page).toBe(1);
    await list({ page: 1 });
    const second = await list({ page: 2 });
    await add(100);
    const idsOf = ({ data }: typeof second) => data.map(({ id }) => id);
    expect(idsOf(await list({ page: 2 }))).toEqual(idsOf(second));
    expect(idsOf(await list({ page: 2, state_eq: 'init' }))).not.toEqual(idsOf(second));
  });

  it('goes on where the page before ended although the sign-in is no longer recent', async () => {
    const seen = new Set((await list({ page: 1 })).data.map(({ id }) => id));
    await add(100);
    await sql`update sessions set authenticated_at = now() - interval '11 minutes'`.execute(app.db);
    const second = await list({ page: 2 });
    expect(second.data.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('uses an offset if the previous page was read too long ago', async () => {
    const first = await list({ page: 1 });
    await add(100);
    await sql`update page_cursors set saved_at = saved_at - interval '1 hour'`.execute(app.db);
    expect((await list({ page: 2 })).data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id));
  });

  it('never ends before its rows do, even with a wrong estimate', async () => {
    await sql`update pg_class set reltuples = 10, relpages = 1 where relname = 'orders'`.execute(app.db);
    // A different query: earlier estimates are cached for a while.
    const first = await list({ state_eq: 'init', page: 2 });
    expect(first.meta.total_pages).toBeGreaterThanOrEqual(3);
    const { meta } = await list({ state_eq: 'init', page: count / 100 - 1 });
    expect(meta.total_pages).toBeGreaterThanOrEqual(count / 100);
    await sql`analyze orders`.execute(app.db);
  });

  it.runIf(readsAll)('returns every row once from cursor to cursor, while rows are added', async () => {
    const before = added + 1;
    const ids: number[] = [];
    for (let after: string | null = '', page = 1; after !== null; page++) {
      const { data, meta } = await list({ after, order: 'created_at desc' });
      ids.push(...data.map(({ id }) => id));
      expect(meta).toMatchObject({ page });
      expect(meta.total_pages).toBeGreaterThanOrEqual(meta.next_cursor === null ? page : page + 1);
      after = meta.next_cursor;
      if (page % 10 === 0) await add(13);
    }
    expect([ids.length, new Set(ids).size]).toEqual([before, before]);
  });

  it('refuses a cursor of another sort order', async () => {
    const { meta } = await list({ order: 'created_at desc' });
    const path = `/orders?order=updated_at desc&after=${meta.next_cursor}`;
    const refused = await app.call('GET', path, { token: customer.token });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'after', code: 'not_cursor' }] } });
  });
});
