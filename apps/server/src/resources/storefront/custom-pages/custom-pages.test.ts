import type { Page } from '@platen/model/lists/lists';
import type { CustomPage, CustomPageRow, PageVersion, PageVersionDetail } from '@platen/model/storefront/custom-pages';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

const text = (content: string, id = 'section-text') => ({ id, type: 'text', settings: { content } });
const json = (...sections: object[]) => JSON.stringify(sections);

describe('custom pages', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const asStaff = () => app.signUp('staff');
  const create = async (token: string, body: object = {}) =>
    app.call<CustomPage>('POST', '/custom_pages', { token, body: { title: 'Summer', ...body } });
  const save = (token: string, id: number, body: object) =>
    app.call<CustomPage>('PUT', `/custom_pages/${id}`, { token, body });
  const publish = (token: string, id: number, query = '') =>
    app.call<CustomPage>('POST', `/custom_pages/${id}/publish${query}`, { token });
  const versions = async (token: string, id: number) =>
    (await app.call<{ data: PageVersion[] }>('GET', `/custom_pages/${id}/versions`, { token })).body.data;
  const read = (id: number) => app.call('GET', `root:/pages/${id}`);
  const upload = async (token: string) =>
    uploadFile(app, token, { filename: 'a.png', type: 'image/png', bytes: await pngOf(40, 20, 'red') });
  /** Waits, because readers may see the previous version for a second. */
  async function untilRead(id: number, words: string): Promise<void> {
    await expect.poll(async () => (await read(id)).raw.toString(), { timeout: 10_000 }).toContain(words);
  }

  it('saves a draft with defaults and its author', async () => {
    const { token, id } = await asStaff();
    const { body: page } = await create(token);
    expect(page).toMatchObject({ configs: '[]', revision: 1, can_rollback_data: false, published_at: null });
    expect(page.public_url).toBe(`/pages/${page.id}`);
    const saved = await save(token, page.id, { configs: json({ id: 'section-a', type: 'swiper', settings: {} }) });
    expect(saved.body).toMatchObject({ revision: 2, updated_by: { id } });
    expect(JSON.parse(saved.body.configs)).toMatchObject([{ hidden: false, settings: { height: 240 }, blocks: [] }]);
    const renamed = await save(token, page.id, { title: 'Autumn' });
    expect(renamed.body).toMatchObject({ title: 'Autumn', configs: saved.body.configs });
  });

  it('refuses a text that is too long after cleaning when it is saved', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token);
    const links = '<a href="https://shop.example">Shop</a>'.repeat(1000);
    expect(links.length).toBeLessThan(50_000);
    const refused = await save(token, page.id, { configs: json(text(links)) });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'configs[0].settings.content', code: 'too_long', params: { max: 50_000 } }] },
    });
    const shorter = await save(token, page.id, { configs: json(text(links.slice(0, 39 * 500))) });
    expect(shorter.status).toBe(200);
    await publish(token, page.id);
    expect((await read(page.id)).status).toBe(200);
  });

  it('shows a page that was stored before texts were checked after cleaning', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token, { configs: json(text('<p>old</p>')) });
    const { configs } = page;
    await app.db
      .updateTable('custom_pages')
      .set({ configs: configs.replace('<p>old</p>', `<p>old ${'&lt;'.repeat(20_000)}</p>`) })
      .where('id', '=', page.id)
      .execute();
    await publish(token, page.id);
    expect((await read(page.id)).raw.toString()).toContain('<p>old &lt;');
  });

  it('refuses invalid pages by path and name', async () => {
    const { token } = await asStaff();
    const refused = async (configs: string) => (await create(token, { configs })).body.fields?.map(({ path }) => path);
    expect(await refused('{')).toEqual(['configs']);
    expect(await refused('{}')).toEqual(['configs']);
    expect(await refused(json({ id: 'section-a', type: 'image', settings: { height: -1 } }))).toEqual([
      'configs[0].settings.height',
    ]);
    expect(await refused(json(text('a'), text('b')))).toEqual(['configs']);
    expect(await refused(JSON.stringify([text('\u0000')]))).toEqual(['configs[0].settings.content']);
    const unknown = await app.call('POST', '/custom_pages', {
      token,
      body: { title: 'x', configs: json({ id: 'section-a', type: 'marquee', settings: {} }) },
      headers: { locale: 'zh-CN' },
    });
    expect(unknown.body.messages?.[0]).toMatch(/^configs\[0\]\.type：没有“marquee”这种板块，可用：swiper、image/);
    const deep = `${'[{"blocks":'.repeat(5000)}[]${'}]'.repeat(5000)}`;
    expect((await create(token, { configs: deep })).status).toBe(400);
  });

  it('accepts only uploaded files, pictures as pictures and MP4 as videos, and protects them', async () => {
    const { token } = await asStaff();
    const picture = await upload(token);
    const { blob_url: url } = picture.direct_upload;
    const image = (address: string) => json({ id: 'section-a', type: 'image', settings: { image: { url: address } } });
    expect((await create(token, { configs: image('https://evil.example/a.png') })).body.fields).toMatchObject([
      { path: 'configs[0].settings.image.url', code: 'image_not_uploaded' },
    ]);
    const elsewhere = json({
      id: 'section-a',
      type: 'video',
      settings: { video: { url: 'https://evil.example/a.mp4' } },
    });
    expect((await create(token, { configs: elsewhere })).body.fields).toMatchObject([
      { path: 'configs[0].settings.video.url', code: 'video_not_uploaded' },
    ]);
    const video = json({ id: 'section-a', type: 'video', settings: { video: { url } } });
    expect((await create(token, { configs: video })).body).toMatchObject({ code: 40011 });
    const octets = { filename: 'a.bin', type: 'application/octet-stream', bytes: Buffer.from('no picture') };
    const archive = await uploadFile(app, token, octets);
    expect((await create(token, { configs: image(archive.direct_upload.blob_url) })).body.code).toBe(40011);

    const { body: page } = await create(token, { configs: image(url) });
    const remove = () => app.call('DELETE', `/active_storage/blobs/${picture.id}`, { token });
    const before = await remove();
    expect(before.status).toBe(409);
    await publish(token, page.id);
    await save(token, page.id, { configs: '[]' });
    expect((await remove()).status).toBe(409);
    await app.call('DELETE', `/custom_pages/${page.id}`, { token });
    expect((await remove()).status).toBe(200);
  });

  it('cleans rich text on the way in', async () => {
    const { token } = await asStaff();
    const { body } = await create(token, { configs: json(text('<p onclick="x()">a<script>b</script></p>')) });
    expect(JSON.parse(body.configs)).toMatchObject([{ settings: { content: '<p>a</p>' } }]);
  });

  it('refuses the second of two saves, with who and when, and allows overwriting', async () => {
    const [one, other] = [await asStaff(), await asStaff()];
    const { body: page } = await create(one.token);
    expect((await save(one.token, page.id, { configs: json(text('one')), revision: 1 })).status).toBe(200);
    const refused = await save(other.token, page.id, { configs: json(text('two')), revision: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 40950, fields: [{ path: 'revision' }] } });
    expect(refused.body.error_message).toMatch(/“Summer” was changed by staff \d+ at \d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(refused.body.details).toMatchObject({ revision: 2, updated_by: expect.stringMatching(/^staff/) });
    expect((await save(other.token, page.id, { configs: json(text('two')) })).body.revision).toBe(3);
  });

  it('accepts only one of two concurrent saves', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token);
    const saves = await Promise.all([1, 2, 3, 4].map((n) => save(token, page.id, { title: `t${n}`, revision: 1 })));
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('refuses to publish a draft that was saved in between', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token);
    await save(token, page.id, { title: 'Another’s' });
    const refused = await publish(token, page.id, `?revision=${page.revision}`);
    expect(refused).toMatchObject({ status: 409, body: { details: { revision: page.revision + 1 } } });
    expect((await read(page.id)).status).toBe(404);
    expect((await publish(token, page.id, `?revision=${page.revision + 1}`)).status).toBe(200);
  });

  it('publishes, shows differences, and rolls back', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token, { configs: json(text('<p>first words</p>')) });
    expect((await read(page.id)).status).toBe(404);
    expect(await publish(token, page.id, '?rollback=true')).toMatchObject({ status: 409, body: { code: 40951 } });
    const published = await publish(token, page.id);
    expect(published.body).toMatchObject({ can_rollback_data: false, published_at: expect.any(String) });
    await untilRead(page.id, 'first words');

    const changed = await save(token, page.id, { title: 'Other', configs: json(text('<p>second words</p>')) });
    expect(changed.body.can_rollback_data).toBe(true);
    expect((await read(page.id)).raw.toString()).not.toContain('second words');
    const back = await publish(token, page.id, '?rollback=true');
    expect(back.body).toMatchObject({ title: 'Summer', can_rollback_data: false, revision: 3 });
    expect(back.body.configs).toContain('first words');
  });

  it('keeps earlier versions, shows and restores them', async () => {
    const { token, id: userId } = await asStaff();
    const { body: page } = await create(token, { configs: json(text('one')) });
    await publish(token, page.id);
    await save(token, page.id, { configs: json(text('two')) });
    await publish(token, page.id);
    const [newest, oldest] = await versions(token, page.id);
    expect(newest).toMatchObject({ is_live: true, published_by: { id: userId } });
    expect(oldest).toMatchObject({ is_live: false });
    const path = `/custom_pages/${page.id}/versions/${oldest?.id}`;
    expect((await app.call<PageVersionDetail>('GET', path, { token })).body.configs).toContain('"one"');
    const restored = await app.call<CustomPage>('POST', `${path}/restore`, { token });
    expect(restored.body).toMatchObject({ can_rollback_data: true, configs: expect.stringContaining('"one"') });
    const { body: stranger } = await create(token);
    const strange = `/custom_pages/${stranger.id}/versions/${oldest?.id}`;
    expect((await app.call('GET', strange, { token })).status).toBe(404);
  });

  it('is published at a scheduled time, unless canceled', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token, { configs: json(text('<p>later</p>')) });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const past = new Date(Date.now() - 1000).toISOString();
    expect(await publish(token, page.id, `?publish_at=${past}`)).toMatchObject({ status: 400, body: { code: 40031 } });
    expect((await publish(token, page.id, `?publish_at=${tomorrow}`)).body).toMatchObject({
      scheduled_at: tomorrow,
      published_at: null,
    });
    await publish(token, page.id, `?publish_at=${tomorrow}`);
    expect(await versions(token, page.id)).toMatchObject([{ is_live: false }]);
    expect((await read(page.id)).status).toBe(404);

    const canceled = await app.call<CustomPage>('DELETE', `/custom_pages/${page.id}/schedule`, { token });
    expect(canceled.body.scheduled_at).toBeNull();
    await publish(token, page.id, `?publish_at=${tomorrow}`);
    await sql`update custom_page_versions set published_at = now() where custom_page_id = ${page.id}`.execute(app.db);
    await untilRead(page.id, 'later');
    const { body } = await app.call<CustomPage>('GET', `/custom_pages/${page.id}`, { token });
    expect(body).toMatchObject({ scheduled_at: null, published_at: expect.any(String) });
  });

  it('lists by title, and copies and deletes', async () => {
    const { token } = await asStaff();
    const { body: page } = await create(token, { title: 'Mid-autumn sale', configs: json(text('kept')) });
    const copied = await app.call<CustomPage>('POST', `/custom_pages/${page.id}/duplicate`, { token });
    expect(copied.body).toMatchObject({ title: 'Mid-autumn sale copy', configs: page.configs, published_at: null });
    const { body: list } = await app.call<Page<CustomPageRow>>('GET', '/custom_pages?title_cont=MID-AUTUMN', { token });
    expect(list.data.map(({ id }) => id)).toEqual([copied.body.id, page.id]);
    expect(list.data[0]).not.toHaveProperty('configs');
    await publish(token, page.id);
    expect((await app.call('DELETE', `/custom_pages/${page.id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/custom_pages/${page.id}`, { token })).status).toBe(404);
  });
});
