import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SampleData, SampleDataRemoval } from '@platen/model/operations/sample-data';
import type { Locale } from '@platen/model/text/locale';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderingIn } from '../resources/orders/form-orders/testing/ordering.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makePieces } from './make-pieces.ts';
import { catalogPieces, makeSampleData } from './make-sample-data.ts';
import { pageDraftPieces } from './page-pieces.ts';
import type { Piece, SeedContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

// A few of its pictures are drawn, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** A template of each kind, a library, and all that is quick: the whole catalogue takes minutes. */
const chosen = new Set(['name-magnets', 'coaster', 'tote-bag', 'seigaiha']);
function partOfCatalog(locale: Locale): Piece[][] {
  const isSlow = ({ kind }: Piece) => kind === 'template' || kind === 'image_library' || kind === 'page_content';
  return catalogPieces(locale).map((phase) => phase.filter((piece) => !isSlow(piece) || chosen.has(piece.key)));
}

describe('sample data', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  let staff: { id: number; token: string };
  beforeAll(async () => {
    staff = await app.signUp('admin');
  });
  afterEach(async () => {
    await app.call('DELETE', '/sample_data', { token: staff.token });
  });

  const get = async () => (await app.call<SampleData>('GET', '/sample_data', { token: staff.token })).body;
  const load = (locale: Locale = 'en-US') =>
    app.call<SampleData>('POST', '/sample_data', { token: staff.token, body: { locale } });
  const remove = async () => (await app.call<SampleDataRemoval>('DELETE', '/sample_data', { token: staff.token })).body;
  const make = (phasesIn = partOfCatalog) =>
    makeSampleData({ platform: app.platform, db: app.db, log: app.http.log }, phasesIn);
  const list = async (path: string) =>
    (
      await app.call<{ data: { id: number; name: string; title: string; no: string; state: string }[] }>(
        'GET',
        path,
        staff,
      )
    ).body.data;
  const countOf = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      app.db,
    );
    return rows[0]?.count;
  };
  const counts = async () => {
    const tables = ['sku_templates', 'font_libraries', 'categories', 'library_categories', 'image_libraries'];
    const found: Record<string, number | undefined> = {};
    for (const table of [...tables, 'custom_pages']) found[table] = await countOf(table);
    return found;
  };

  it('is loaded in the requested language and removed completely', async () => {
    const before = { ...(await counts()), blobs: await countOf('blobs') };
    expect(await get()).toEqual({ state: 'none', purpose: null, locale: null, progress: 0, failed_count: 0 });
    expect((await load()).body).toMatchObject({ state: 'making', purpose: 'sample', locale: 'en-US', progress: 0 });
    expect((await load('zh-CN')).status).toBe(409);
    await make();
    expect(await get()).toMatchObject({ state: 'made', progress: 100, failed_count: 0 });
    const templates = await list('/sku_templates');
    expect(templates.map(({ name }) => name).sort()).toEqual([
      'Absorbent ceramic coaster',
      'Canvas tote bag',
      'Photo and name magnets',
    ]);
    expect(await countOf('custom_pages')).toBe(2);
    expect(JSON.stringify([templates, await list('/categories'), await list('/image_libraries')])).not.toMatch(
      /\p{Script=Han}/u,
    );
    expect(await countOf('users')).toBe(1);
    const { removed_count, kept_count, unpublished_count } = await remove();
    expect(removed_count).toBeGreaterThan(40);
    expect([kept_count, unpublished_count]).toEqual([0, 0]);
    // The renderer keeps the two covers it drew, as it keeps every image.
    expect({ ...(await counts()), blobs: await countOf('blobs') }).toEqual({
      ...before,
      blobs: (before.blobs ?? 0) + 2,
    });
    expect((await get()).state).toBe('none');
  });

  it('continues after an interruption without duplicates', async () => {
    await load();
    const closing = new AbortController();
    const stopAtTote = (locale: Locale) =>
      partOfCatalog(locale).map((phase) =>
        phase.map((piece) => (piece.key === 'tote-bag' ? { ...piece, prepare: stopping(piece, closing) } : piece)),
      );
    const ended = makeSampleData(
      { platform: app.platform, db: app.db, log: app.http.log, closing: closing.signal },
      stopAtTote,
    );
    await expect(ended).rejects.toThrow();
    const { state, progress } = await get();
    expect(state).toBe('making');
    expect(progress).toBeGreaterThan(0);
    const blobs = await countOf('blobs');
    await make();
    expect(await list('/sku_templates')).toHaveLength(3);
    expect(await countOf('blobs')).toBeGreaterThanOrEqual(blobs ?? 0);
    const all = { ...(await counts()), blobs: await countOf('blobs') };
    await make();
    expect({ ...(await counts()), blobs: await countOf('blobs') }).toEqual(all);
    expect((await get()).state).toBe('made');
  });

  it('skips what fails, continues with the rest, and retries it', async () => {
    await load();
    let failures = 0;
    const failing = (locale: Locale) =>
      partOfCatalog(locale).map((phase) =>
        phase.map((piece) => {
          if (piece.key !== 'coaster') return piece;
          const prepare: Piece['prepare'] = (seed) => {
            if (++failures <= 1) throw new Error('the disk is full');
            return piece.prepare(seed);
          };
          return { ...piece, prepare };
        }),
      );
    await make(failing);
    expect(failures).toBe(2);
    expect(await list('/sku_templates')).toHaveLength(3);
    expect(await get()).toMatchObject({ state: 'made', failed_count: 0 });
  });

  it('keeps items that were ordered, changed, or existed before under the same name', async () => {
    const own = await app.call<{ id: number }>('POST', '/categories', {
      token: staff.token,
      body: { name: 'Gifts & merch', parent_id: null },
    });
    await load();
    await make();
    const templates = await list('/sku_templates');
    const ordered = templates.find(({ name }) => name.includes('coaster'));
    const changed = templates.find(({ name }) => name.includes('tote'));
    const { token } = await app.signUp();
    const { body: template } = await app.call<SkuTemplate>('GET', `/sku_templates/${ordered?.id}`, { token });
    const ordering = orderingIn(app);
    const placed = await ordering.post(token, template, [ordering.row({ size: template.size_prices[0]?.size })]);
    expect(placed.status).toBe(200);
    await app.call('PUT', `/sku_templates/${changed?.id}/unpublish`, staff);
    const renamed = await app.call('PUT', `/sku_templates/${changed?.id}`, { ...staff, body: { name: 'Our own bag' } });
    expect(renamed.status).toBe(200);

    const { unpublished_count, kept_count } = await remove();
    expect(unpublished_count).toBe(1);
    // The bag, its category and that category's parent, and the same for the coaster.
    expect(kept_count).toBeGreaterThanOrEqual(5);
    const left = await list('/sku_templates');
    expect(left.map(({ name, state }) => `${name}: ${state}`).sort()).toEqual([
      'Absorbent ceramic coaster: unpublished',
      'Our own bag: unpublished',
    ]);
    const orders = await app.call<{ data: { id: number }[] }>('GET', '/form_orders', { token });
    expect(orders.body.data).toHaveLength(1);
    const formOrder = await app.call('GET', `/form_orders/${orders.body.data[0]?.id}`, { token });
    expect(formOrder.body).toMatchObject({ sku_template_name: 'Absorbent ceramic coaster', state: 'init' });
    expect((await list('/categories')).some(({ id }) => id === own.body.id)).toBe(true);
  });

  it('stores a file once when two pieces request it at the same time', async () => {
    await load();
    const seed: SeedContext = {
      platform: app.platform,
      log: app.http.log,
      purpose: 'sample',
      locale: 'en-US',
      ownerId: staff.id,
    };
    // Both calls look for the file and find none before either stores it.
    let waiting = 0;
    const draw = async () => {
      waiting++;
      await vi.waitUntil(() => waiting === 2);
      return Buffer.from('one video');
    };
    const file = { key: 'video', filename: 'video.txt', draw };
    const [first, second] = await Promise.all([storeFileOnce(seed, file), storeFileOnce(seed, file)]);
    expect(first.id).toBe(second.id);
  });

  it('stops being created once it is removed', async () => {
    await load();
    const removing = (locale: Locale) =>
      partOfCatalog(locale).map((phase) =>
        phase.map((piece) => {
          if (piece.key !== 'coaster') return piece;
          const prepare: Piece['prepare'] = async (seed) => {
            await remove();
            return piece.prepare(seed);
          };
          return { ...piece, prepare };
        }),
      );
    await make(removing);
    expect((await list('/sku_templates')).filter(({ state }) => state === 'published')).toEqual([]);
    expect((await get()).state).toBe('none');
  });
});

describe('a demo', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });

  it('has its pages at the addresses in the README, despite failed attempts', async () => {
    const { id, token } = await app.signUp('staff');
    await sql`insert into sample_data (purpose, locale, creator_id) values ('demo', 'en-US', ${id})`.execute(app.db);
    const seed: SeedContext = {
      platform: app.platform,
      log: app.http.log,
      purpose: 'demo',
      locale: 'en-US',
      ownerId: id,
    };
    const { signal } = new AbortController();
    // Five ids are used up by inserts that were rolled back.
    await sql`select nextval(pg_get_serial_sequence('custom_pages', 'id')) from generate_series(1, 5)`.execute(app.db);
    expect(await makePieces(seed, pageDraftPieces('en-US'), signal, [])).toEqual([]);
    const { body } = await app.call<{ data: { id: number; title: string }[] }>('GET', '/custom_pages', { token });
    expect(body.data.map((page) => `${page.id} ${page.title}`).sort()).toEqual([
      '1 The name sticker shop',
      '2 Back to school, with a name on everything',
    ]);
    expect((await app.call('DELETE', '/sample_data', { token })).status).toBe(409);
  });
});

/** Aborts while the piece is drawn, as if the process had ended. */
function stopping(piece: Piece, closing: AbortController): Piece['prepare'] {
  return async (seed) => {
    closing.abort();
    return piece.prepare(seed);
  };
}
