import type { Category } from '@platen/model/catalogue/categories';
import type { DownloadRecord, ImageLibrary } from '@platen/model/catalogue/image-libraries';
import type { FileRef } from '@platen/model/files/blobs';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

describe('image libraries', () => {
  const app = useTestApp();
  let token = '';
  const asStaff = async () => {
    token ||= (await app.signUp('staff')).token;
    return token;
  };
  const upload = async (filename: string, color: string) =>
    uploadFile(app, await asStaff(), { filename, type: 'image/png', bytes: await pngOf(50, 40, color) });
  const create = async (body: object) =>
    app.call<ImageLibrary>('POST', '/image_libraries', { token: await asStaff(), body: { name: '山与太阳', ...body } });

  it('are created with category, tags, previews and a file that only the factory sees', async () => {
    const { body: category } = await app.call<Category>('POST', '/library_categories', {
      token: await asStaff(),
      body: { name: '风景' },
    });
    const [preview, file] = [await upload('p.png', 'green'), await upload('原图.png', 'navy')];
    const input = {
      library_category_id: category.id,
      tag_list: ['山'],
      preview_image_ids: [preview.id],
      file_id: file.id,
    };
    const { body: library } = await create(input);
    expect(library).toMatchObject({
      library_category: { id: category.id, name: '风景' },
      tag_list: ['山'],
      preview_images: [{ id: preview.id, filename: 'p.png' }],
      file: { id: file.id, filename: '原图.png' },
    });
    const customer = await app.signUp();
    const seen = await app.call<ImageLibrary>('GET', `/image_libraries/${library.id}`, { token: customer.token });
    expect(seen.body).toMatchObject({ name: '山与太阳', file: null, preview_images: [{ id: preview.id }] });
    const found = async (query: string) =>
      (await app.call<Page<ImageLibrary>>('GET', `/image_libraries?${query}`, { token: customer.token })).body.data.map(
        ({ id }) => id,
      );
    expect(await found('name_cont=太阳')).toEqual([library.id]);
    expect(await found(`library_category_id_eq=${category.id}`)).toEqual([library.id]);
    expect(await found('tags_name_in=山,海')).toEqual([library.id]);
    expect(await found('tags_name_in=海')).toEqual([]);
  });

  it('copy a picture for a customer who orders with it', async () => {
    const preview = await upload('sun.png', 'gold');
    const { body: library } = await create({ preview_image_ids: [preview.id] });
    const customer = await app.signUp();
    const copy = (image_id: number) =>
      app.call<FileRef>('POST', `/image_libraries/${library.id}/copies`, { token: customer.token, body: { image_id } });
    const { body: file } = await copy(preview.id);
    expect(file.filename).toBe('sun.png');
    expect(file.id).not.toBe(preview.id);
    await app.call('DELETE', `/image_libraries/${library.id}`, { token });
    await app.call('DELETE', `/active_storage/blobs/${preview.id}`, { token });
    const [bytes, original] = [await app.http.inject(file.url), await pngOf(50, 40, 'gold')];
    expect(bytes.rawPayload.equals(original)).toBe(true);
    const other = await upload('other.png', 'navy');
    expect((await create({ preview_image_ids: [preview.id] })).status).toBe(400);
    expect((await copy(other.id)).status).toBe(404);
  });

  it('are updated in parts, and deleted with their links', async () => {
    const { body: library } = await create({ tag_list: ['a'], description: 'kept' });
    const changed = await app.call<ImageLibrary>('PUT', `/image_libraries/${library.id}`, {
      token,
      body: { name: 'new' },
    });
    expect(changed.body).toMatchObject({ name: 'new', description: 'kept', tag_list: ['a'] });
    expect((await app.call('DELETE', `/image_libraries/${library.id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/image_libraries/${library.id}`, { token })).status).toBe(404);
  });

  it('are shared by a link that anyone may use until it expires', async () => {
    const file = await upload('share me.png', 'teal');
    const { body: library } = await create({ file_id: file.id, description: '一组' });
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const link = await app.call<DownloadRecord>('POST', '/image_library_download_records', {
      token,
      body: { image_library_id: library.id, expires_at },
    });
    expect(link.body).toMatchObject({ slug: expect.stringMatching(/^[\w-]{22}$/), expires_at });
    const open = () => app.call<DownloadRecord>('GET', `/image_library_download_records/${link.body.slug}`);
    expect((await open()).body).toMatchObject({
      image_library: { name: '山与太阳', description: '一组', created_at: library.created_at },
    });
    const download = () => app.call('GET', `root:${link.body.download_url}`);
    const bytes = await download();
    expect(bytes.headers['content-disposition']).toContain('attachment');
    expect(bytes.raw.equals(await pngOf(50, 40, 'teal'))).toBe(true);

    await sql`update image_library_download_records set expires_at = now() - interval '1 minute'`.execute(app.db);
    expect((await open()).body).toMatchObject({ download_url: null, image_library: { name: '山与太阳' } });
    expect(await download()).toMatchObject({ status: 410, body: { code: 41000 } });
    expect(await app.call('GET', '/image_library_download_records/no-such-slug')).toMatchObject({
      status: 404,
      body: { code: 40400 },
    });
  });

  it('cannot be shared without a file, nor with an expiry in the past', async () => {
    const { body: library } = await create({});
    const share = (body: object) =>
      app.call('POST', '/image_library_download_records', {
        token,
        body: { image_library_id: library.id, expires_at: '2099-01-01T00:00:00Z', ...body },
      });
    expect((await share({})).body.code).toBe(40019);
    expect((await share({ expires_at: '2020-01-01T00:00:00Z' })).body).toMatchObject({
      code: 40009,
      fields: [{ path: 'expires_at' }],
    });
  });

  it('are changed and shared by the factory only', async () => {
    const customer = await app.signUp();
    for (const [method, path] of [
      ['POST', '/image_libraries'],
      ['PUT', '/image_libraries/1'],
      ['DELETE', '/image_libraries/1'],
      ['POST', '/image_library_download_records'],
      ['GET', '/image_library_download_records'],
      ['DELETE', '/image_library_download_records/1'],
    ] as const) {
      expect(
        (await app.call(method, path, { token: customer.token, body: method === 'GET' ? undefined : {} })).status,
      ).toBe(403);
    }
  });
});
