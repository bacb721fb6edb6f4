import { text } from 'node:stream/consumers';
import type { Role } from '@platen/model/accounts/roles';
import type { BlobOption, DirectUpload } from '@platen/model/files/blobs';
import type { TagOption } from '@platen/model/files/tags';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { accountActor } from '../../actor.ts';
import { openBlob } from './blob-bytes.service.ts';
import { type BlobUse, findBlobByUrl, getUsableBlob, openBlobByUrl, storeFile } from './blobs.service.ts';
import { noise, type SampleFile, zipOf } from './testing/sample-files.ts';
import { putBytes, requestUpload, storedFiles } from './testing/upload-steps.ts';

const note = (filename: string, content = filename): SampleFile => ({
  filename,
  type: 'text/plain',
  bytes: Buffer.from(content),
});

describe('GET /active_storage/blobs/read_options', () => {
  const app = useTestApp();
  const list = async (token: string, query = '') =>
    (await app.call<Page<BlobOption>>('GET', `/active_storage/blobs/read_options${query}`, { token })).body;
  const names = async (token: string, query = '') => (await list(token, query)).data.map(({ filename }) => filename);
  const upload = async (token: string, file: SampleFile, tags: string[] = []) => {
    const { body } = await requestUpload(app, token, file, { tags });
    await putBytes(app, body, file.bytes);
    return body;
  };

  it('lists uploaded files, newest first, with size and tags', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(30, 20).png().toBuffer();
    const picture = await upload(token, { filename: '猫.png', type: 'image/png', bytes }, ['pet', 'cat']);
    await upload(token, note('plan.txt'));
    await requestUpload(app, token, note('never-sent.txt'));
    const page = await list(token);
    expect(page.meta).toMatchObject({ page: 1, per_page: 14, total: 2, total_pages: 1, next_cursor: null });
    expect(page.data.map(({ filename }) => filename)).toEqual(['plan.txt', '猫.png']);
    expect(page.data[1]).toMatchObject({
      id: picture.id,
      display_name: '猫.png',
      content_type: 'image/png',
      metadata: { width: 30, height: 20 },
      tag_list: ['pet', 'cat'],
      url: picture.url,
    });
  });

  it('filters by every filter and sorts by every column', async () => {
    const { token } = await app.signUp();
    const gif = await noise(5, 5).gif().toBuffer();
    const a = await upload(token, note('Alpha.txt', 'xx'), ['one']);
    await upload(token, note('beta.txt', 'x'), ['two', 'one']);
    await upload(token, { filename: '动图.gif', type: 'image/gif', bytes: gif }, ['three']);
    expect(await names(token, '?keyword=ALPHA')).toEqual(['Alpha.txt']);
    expect(await names(token, '?filename_cont=.t')).toEqual(['beta.txt', 'Alpha.txt']);
    expect(await names(token, '?filename_cont=动图')).toEqual(['动图.gif']);
    expect(await names(token, '?content_type_cont=image')).toEqual(['动图.gif']);
    expect(await names(token, '?content_type_in=image/gif,application/octet-stream')).toHaveLength(3);
    expect(await names(token, '?tags_name_in[]=one&tags_name_in[]=three')).toHaveLength(3);
    expect(await names(token, '?tagsNameIn=two')).toEqual(['beta.txt']);
    expect(await names(token, `?id_in=${a.id}`)).toEqual(['Alpha.txt']);
    expect(await names(token, '?order=filename asc')).toEqual(['Alpha.txt', 'beta.txt', '动图.gif']);
    expect(await names(token, '?order=byte_size asc&per_page=2')).toEqual(['beta.txt', 'Alpha.txt']);
    expect((await list(token, '?page=2&per_page=2')).meta).toMatchObject({ total: 3, total_pages: 2 });
  });

  it('keeps customers apart and shows the factory everything', async () => {
    const [owner, stranger, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    await upload(owner.token, note('mine-alone.txt'));
    expect(await names(stranger.token)).toEqual([]);
    expect(await names(staff.token, '?keyword=mine-alone')).toEqual(['mine-alone.txt']);
  });
});

describe('DELETE /active_storage/blobs/:id', () => {
  const app = useTestApp();
  const remove = (token: string, { id }: { id: number }) =>
    app.call('DELETE', `/active_storage/blobs/${id}`, { token });

  it('deletes the file, its copies and its tags', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(300, 200).png().toBuffer();
    const { body: blob } = await requestUpload(
      app,
      token,
      { filename: 'x.png', type: 'image/png', bytes },
      { tags: ['gone'] },
    );
    await putBytes(app, blob, bytes);
    for (const width of [50, 100]) await app.call('GET', `root:${blob.url}?width=${width}`);
    expect(await storedFiles(app)).toHaveLength(3);
    expect((await remove(token, blob)).status).toBe(200);
    expect((await app.call('GET', `root:${blob.url}`)).status).toBe(404);
    await expect.poll(() => storedFiles(app), { timeout: 45_000 }).toEqual([]);
    const tags = await app.call<Page<TagOption>>('GET', '/tags/read_options?keyword=gone', { token });
    expect(tags.body.data).toEqual([]);
    expect((await remove(token, blob)).status).toBe(404);
  });

  it('is refused while anything uses the file', async () => {
    const { token } = await app.signUp();
    const blob = await uploadFile(app, token, note('used.txt'));
    await sql`create table shelf (blob_id bigint references blobs on delete restrict)`.execute(app.db);
    await sql`insert into shelf values (${blob.id})`.execute(app.db);
    const answer = await remove(token, blob);
    expect(answer).toMatchObject({ status: 409, body: { code: 40905 } });
    expect(answer.body.error_message).toContain('used.txt');
    expect((await app.call('GET', `root:${blob.url}`)).raw.toString()).toBe('used.txt');
    await sql`drop table shelf`.execute(app.db);
    expect((await remove(token, blob)).status).toBe(200);
  });

  it('responds with 404 for another customer’s file; the factory may delete it', async () => {
    const [owner, stranger, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    const blob = await uploadFile(app, owner.token, note('private.txt'));
    expect(await remove(stranger.token, blob)).toMatchObject({ status: 404, body: { code: 40400 } });
    expect((await remove(staff.token, blob)).status).toBe(200);
  });
});

describe('files for other resources', () => {
  const app = useTestApp();
  const as = (id: number, role: Role = 'customer') =>
    ({
      platform: app.platform,
      db: app.db,
      caller: accountActor({ id, role }),
    }) as Context;
  const refusal = async (ctx: Context, id: number, use: Partial<BlobUse> = {}) =>
    getUsableBlob(ctx, id, { field: 'image_id', kind: 'any', ...use }).then(
      () => undefined,
      (error: { key: string; refusedFields: string[] }) => `${error.key} at ${error.refusedFields.join()}`,
    );

  it('provides a checked file of the right kind to who may use it', async () => {
    const owner = await app.signUp();
    const png = await noise(30, 20).png().toBuffer();
    const { id } = await uploadFile(app, owner.token, { filename: 'a.png', type: 'image/png', bytes: png });
    const blob = await getUsableBlob(as(owner.id), id, { field: 'image_id', kind: 'image', maxMb: 1 });
    expect(blob).toMatchObject({ id, content_type: 'image/png', metadata: { width: 30, height: 20 } });
    expect(await refusal(as(owner.id + 1000, 'staff'), id)).toBeUndefined();
  });

  it('refuses unknown, foreign, missing, mismatched and oversized files by field', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const { id } = await uploadFile(app, owner.token, note('a.txt'));
    const { body: unsent } = await requestUpload(app, owner.token, note('b.txt'));
    const zip = { filename: 'a.zip', type: 'application/zip', bytes: await zipOf('readme') };
    const archive = await uploadFile(app, owner.token, zip);
    const ctx = as(owner.id);
    expect(await refusal(ctx, 999_999)).toBe('blob_unknown at image_id');
    expect(await refusal(as(stranger.id), id)).toBe('blob_unknown at image_id');
    expect(await refusal(ctx, unsent.id)).toBe('blob_unknown at image_id');
    expect(await refusal(ctx, id, { kind: 'image' })).toBe('file_type_wrong at image_id');
    expect(await refusal(ctx, archive.id, { kind: 'font' })).toBe('file_type_wrong at image_id');
    expect(await refusal(ctx, archive.id, { kind: 'archive' })).toBeUndefined();
    expect(await refusal(ctx, id, { maxMb: 0.000001 })).toBe('file_too_large at image_id');
  });

  it('blocks a deletion while the file is being referenced', async () => {
    const owner = await app.signUp();
    const { id } = await uploadFile(app, owner.token, note('race.txt'));
    await sql`create table shelf (blob_id bigint references blobs on delete restrict)`.execute(app.db);
    let deletion: ReturnType<typeof app.call> | undefined;
    await app.db.transaction().execute(async (db) => {
      await getUsableBlob({ ...as(owner.id), db }, id, { field: 'file_id', kind: 'any' });
      deletion = app.call('DELETE', `/active_storage/blobs/${id}`, { token: owner.token });
      await sql`select pg_sleep(0.2)`.execute(db);
      await sql`insert into shelf values (${id})`.execute(db);
    });
    expect((await deletion)?.status).toBe(409);
  });

  it('finds a file by its own address only', async () => {
    const { token } = await app.signUp();
    const { id, url, key } = await uploadFile(app, token, note('by url.txt'));
    for (const address of [url, `https://press.example${url}?width=300`]) {
      expect((await findBlobByUrl(app.db, address))?.id).toBe(id);
    }
    for (const address of [
      '',
      'https://elsewhere.example/cat.png',
      `/blobs/${key}/x`,
      url.replace(key, 'x'),
      'http://[',
    ]) {
      expect(await findBlobByUrl(app.db, address), address).toBeUndefined();
    }
    expect(await text(await openBlobByUrl(as(1), url))).toBe('by url.txt');
    await expect(openBlobByUrl(as(1), '/nothing')).rejects.toMatchObject({ key: 'not_found' });
  });

  it('stores files that the system creates', async () => {
    const bytes = await noise(12, 8).png().toBuffer();
    const blob = await storeFile(as(1), { filename: 'made/by us.png', bytes, ownerId: null, tags: ['demo'] });
    expect(blob).toMatchObject({
      filename: 'made_by us.png',
      content_type: 'image/png',
      metadata: { width: 12, height: 8 },
      tag_list: ['demo'],
    });
    expect((await app.call('GET', `root:${blob.url}`)).raw.equals(bytes)).toBe(true);
    expect(await text(await openBlob(as(1), await storeFile(as(1), { ...note('n.txt'), ownerId: null })))).toBe(
      'n.txt',
    );
  });
});

describe('who may upload', () => {
  const app = useTestApp();

  it('is everyone who is signed in, with a key too, at 600 calls a minute', async () => {
    const { token } = await app.signUp();
    const key = await app.call<{ key_value: string }>('POST', '/api_keys', { token, body: { name: 'shop' } });
    const answer = await requestUpload(app, key.body.key_value, note('x.txt'));
    expect(answer).toMatchObject({ status: 200, headers: { 'x-ratelimit-limit': '600' } });
  });

  it('repeats the first response for the same Idempotency-Key', async () => {
    const { token } = await app.signUp();
    const body = { filename: 'x', content_type: 'a/b', byte_size: 1, base64_digest: `${'A'.repeat(22)}==` };
    const request = () =>
      app.call<DirectUpload>('POST', '/active_storage/direct_upload', {
        token,
        body,
        headers: { 'idempotency-key': 'k' },
      });
    expect((await request()).body.id).toBe((await request()).body.id);
  });
});
