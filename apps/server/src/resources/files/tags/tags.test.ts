import type { TagOption } from '@platen/model/files/tags';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { hasAnyTag } from './tags.filter.ts';
import { setTags, tagsOf } from './tags.service.ts';

describe('tags of a thing', () => {
  const app = useTestApp();

  it('are what was set last, in order, without duplicates', async () => {
    await setTags(app.db, 'SkuTemplate', 1, ['mug', 'gift', 'mug', 'blue']);
    await setTags(app.db, 'ImageLibrary', 1, ['gift']);
    expect(await tagsOf(app.db, 'SkuTemplate', [1, 2])).toEqual(
      new Map([
        [1, ['mug', 'gift', 'blue']],
        [2, []],
      ]),
    );
    await setTags(app.db, 'SkuTemplate', 1, ['blue', 'mug', 'new']);
    expect((await tagsOf(app.db, 'SkuTemplate', [1])).get(1)).toEqual(['blue', 'mug', 'new']);
    await setTags(app.db, 'SkuTemplate', 1, []);
    expect((await tagsOf(app.db, 'SkuTemplate', [1])).get(1)).toEqual([]);
    expect((await tagsOf(app.db, 'ImageLibrary', [1])).get(1)).toEqual(['gift']);
  });

  it('can be set concurrently without deadlocks', async () => {
    const names = ['t1', 't2', 't3', 't4', 't5'];
    const turned = (by: number) => [...names.slice(by % 5), ...names.slice(0, by % 5)];
    await Promise.all(
      Array.from({ length: 30 }, (_, id) =>
        app.db.transaction().execute((db) => setTags(db, 'FontLibrary', id + 1, turned(id))),
      ),
    );
    expect((await tagsOf(app.db, 'FontLibrary', [7])).get(7)).toEqual(turned(6));
  });

  it('filter a list by any of several names', async () => {
    await setTags(app.db, 'SkuTemplate', 11, ['winter', 'wool']);
    await setTags(app.db, 'SkuTemplate', 12, ['summer']);
    await setTags(app.db, 'ImageLibrary', 13, ['winter']);
    const found = async (...names: string[]) => {
      const { page: condition } = await hasAnyTag(app.db, 'SkuTemplate', 'things.id')(names);
      const { rows } = await sql<{ id: number }>`
        select things.id from (values (11), (12), (13)) as things (id)
        where ${condition} order by id`.execute(app.db);
      return rows.map(({ id }) => id);
    };
    expect(await found('winter')).toEqual([11]);
    expect(await found('winter', 'wool', 'summer')).toEqual([11, 12]);
    expect(await found('spring')).toEqual([]);
  });
});

describe('GET /tags/read_options', () => {
  const app = useTestApp();
  const names = async (token: string, query = '', path = '/tags/read_options') => {
    const { body } = await app.call<Page<TagOption>>('GET', `${path}${query}`, { token });
    return body.data.map(({ name }) => name);
  };

  it('offers the most used first, by type, word and id, under both names of the call', async () => {
    const { token } = await app.signUp();
    await setTags(app.db, 'SkuTemplate', 1, ['马克杯', 'gift']);
    await setTags(app.db, 'SkuTemplate', 2, ['gift', 'gift wrap']);
    await setTags(app.db, 'ImageLibrary', 1, ['gift', 'floral']);
    await setTags(app.db, 'ImageLibrary', 2, ['gone']);
    await setTags(app.db, 'ImageLibrary', 2, []);
    expect(await names(token)).toEqual(['gift', 'floral', 'gift wrap', '马克杯']);
    expect(await names(token, '?taggings_taggable_type_eq=ImageLibrary')).toEqual(['floral', 'gift']);
    expect(await names(token, '?keyword=GIFT&order=name desc')).toEqual(['gift wrap', 'gift']);
    expect(await names(token, '?name_cont=克', '/acts_as_taggable_on/tags/read_options')).toEqual(['马克杯']);
    const { body } = await app.call<Page<TagOption>>('GET', '/tags/read_options?keyword=floral', { token });
    const [floral] = body.data;
    expect(floral).toEqual({ id: expect.any(Number), name: 'floral', display_name: 'floral' });
    expect(await names(token, `?id_in=${floral?.id}`)).toEqual(['floral']);
    expect(await names(token, '?page=2&per_page=3')).toHaveLength(1);
    expect((await app.call('GET', '/tags/read_options?taggings_taggable_type_eq=User', { token })).status).toBe(400);
  });

  it('hides one customer’s tags from others; the factory sees all', async () => {
    const [owner, stranger, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    await setTags(app.db, 'Blob', 1, ['secret launch'], owner.id);
    const query = '?keyword=secret&taggings_taggable_type_eq=Blob';
    expect(await names(owner.token, query)).toEqual(['secret launch']);
    expect(await names(stranger.token, query)).toEqual([]);
    expect(await names(staff.token, query)).toEqual(['secret launch']);
  });
});
