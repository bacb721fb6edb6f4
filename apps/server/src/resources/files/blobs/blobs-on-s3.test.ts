import { readdir } from 'node:fs/promises';
import type { BlobOption, DirectUpload } from '@platen/model/files/blobs';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepUnusedUploads } from '../../../jobs/sweep-unused-uploads.job.ts';
import type { Context } from '../../../platform/context.ts';
import type { Store } from '../../../platform/store/store.ts';
import { startS3Server } from '../../../platform/testing/s3-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { accountActor } from '../../actor.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { getUsableBlob, storeFile } from './blobs.service.ts';
import { noise, pngWithClaimedSize, type SampleFile, zipOf } from './testing/sample-files.ts';
import { md5Base64, putBytes, requestUpload } from './testing/upload-steps.ts';

const s3 = await startS3Server();
const zip = await zipOf('a');
afterAll(() => s3.stop());

describe('files on an S3-compatible service', () => {
  const app = useTestApp(s3.environment);
  const get = (url: string, headers: Record<string, string> = {}) => app.call('GET', `root:${url}`, { headers });
  const put = ({ direct_upload }: DirectUpload, bytes: Buffer, headers = {}) =>
    fetch(direct_upload.url, { method: 'PUT', headers: { ...direct_upload.headers, ...headers }, body: bytes });
  /** Object names, without the metadata files of the test server. */
  const objects = async () => {
    const names = await readdir(`${s3.directory}/press`).catch(() => []);
    return names.filter((name) => name.endsWith('_object')).map((name) => name.slice(0, 40));
  };
  const upload = async (token: string, file: SampleFile) => {
    const { body } = await requestUpload(app, token, file);
    const response = await put(body, file.bytes);
    expect(response.status, await response.text()).toBe(200);
    return body;
  };

  it('are uploaded directly and served by us, whole, in part and resized', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(600, 300).jpeg().toBuffer();
    const blob = await upload(token, { filename: '照片.jpg', type: 'image/jpeg', bytes });
    expect(blob.service_name).toBe('s3');
    expect(new URL(blob.direct_upload.url).origin).toBe(s3.environment.PLATEN_S3_ENDPOINT);
    expect(blob.direct_upload.headers).toEqual({ 'Content-Type': 'image/jpeg', 'Content-MD5': md5Base64(bytes) });
    expect(blob.direct_upload.blob_url).toMatch(/^\/app_api/);

    const whole = await get(blob.url);
    expect(whole.raw.equals(bytes)).toBe(true);
    expect(whole.headers['content-type']).toBe('image/jpeg');
    const part = await get(blob.url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.raw.equals(bytes.subarray(100, 200))).toBe(true);
    const copies = await Promise.all(Array.from({ length: 20 }, () => get(`${blob.url}?width=100`)));
    for (const { raw } of copies) expect(await sharp(raw).metadata()).toMatchObject({ width: 100, height: 50 });

    const options = await app.call<Page<BlobOption>>('GET', '/active_storage/blobs/read_options', { token });
    expect(options.body.data).toMatchObject([{ id: blob.id, metadata: { width: 600, height: 300 } }]);
  });

  it('cannot be uploaded with a different size, type or MD5 than was signed', async () => {
    const { token } = await app.signUp();
    const bytes = Buffer.from('signed words');
    const { body } = await requestUpload(app, token, { filename: 'a.txt', type: 'text/plain', bytes });
    expect((await put(body, Buffer.from('more than signed words'))).status).toBe(403);
    expect((await put(body, bytes, { 'Content-Type': 'text/html' })).status).toBe(403);
    expect((await put(body, bytes, { 'Content-MD5': md5Base64('x') })).status).toBe(403);
    expect((await get(body.url)).status).toBe(404);
  });

  it.each<[string, SampleFile, Buffer | undefined, number]>([
    ['other bytes of the same size', textFile('hello press'), Buffer.from('HELLO PRESS'), 40010],
    ['a zip named .png', { filename: 'a.png', type: 'image/png', bytes: zip }, undefined, 40011],
    [
      '300 million pixels',
      { filename: 'a.png', type: 'image/png', bytes: pngWithClaimedSize(20_000, 15_000) },
      undefined,
      40012,
    ],
    [
      'a picture that ends at once',
      { filename: 'a', type: 'a/b', bytes: pngWithClaimedSize(9, 9).subarray(0, 20) },
      undefined,
      40013,
    ],
  ])('are refused when first used, and deleted: %s', async (_name, file, sent, code) => {
    const owner = await app.signUp();
    const { body } = await requestUpload(app, owner.token, file);
    const response = await put(body, sent ?? file.bytes);
    expect(response.status, await response.text()).toBe(200);
    const ctx = {
      platform: app.platform,
      db: app.db,
      caller: accountActor({ id: owner.id, role: 'customer' }),
    } as Context;
    expect(await objects()).toContain(body.key);
    const refusal = await getUsableBlob(ctx, body.id, { field: 'file_id', kind: 'any' }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ refusedFields: ['file_id'] });
    expect((refusal as { toResponseBody(locale: string): object }).toResponseBody('en-US')).toMatchObject({ code });
    expect(await objects()).not.toContain(body.key);
    expect((await get(body.url)).status).toBe(404);
  });

  it.each(['webp', 'tiff', 'gif', 'png'] as const)(
    'detect the size also if it is not at the beginning: %s',
    async (format) => {
      const { token } = await app.signUp();
      const bytes = await noise(900, 700).toFormat(format, { quality: 100, effort: 1 }).toBuffer();
      expect(bytes.length).toBeGreaterThan(256 * 1024);
      const { url, id } = await upload(token, { filename: `x.${format}`, type: `image/${format}`, bytes });
      expect((await app.call('HEAD', `root:${url}`)).status).toBe(200);
      const { rows } = await sql<object>`select width, height from blobs where id = ${id}`.execute(app.db);
      expect(rows).toEqual([{ width: 900, height: 700 }]);
    },
  );

  describe('a picture with levels', () => {
    const ordering = orderingIn(app);
    const cmyk = async (width = 600) => ({
      filename: 'photo.jpg',
      type: 'image/jpeg',
      bytes: await noise(width, 40).toColourspace('cmyk').jpeg().toBuffer(),
    });
    const expectDrawn = async (url: string) => {
      for (const [drawn, width] of [
        ['whole', 600],
        ['150x10', 300],
      ] as const) {
        const served = await get(`${url}?drawn=${drawn}`);
        expect(served.status).toBe(200);
        expect(await sharp(served.raw).metadata()).toMatchObject({ format: 'png', space: 'srgb', width });
        expect(served.headers['content-length']).toBe(String(served.raw.length));
      }
    };

    it('survives a refused order', async () => {
      const { token } = await app.signUp();
      const template = await ordering.publishTemplate({ kind: 'form_order' });
      const { direct_upload } = await upload(token, await cmyk(30));
      const right = ordering.row({ production_image_urls: [direct_upload.blob_url] });
      const wrong = ordering.row({ production_image_urls: [] });
      expect((await ordering.post(token, template, [right, wrong])).status).toBe(400);
      const made = await ordering.post(token, template, [right]);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      expect((await get(`${direct_upload.blob_url}?drawn=whole`)).status).toBe(200);
    });

    const use = { field: 'file_id', kind: 'image' } as const;
    const asOwner = (id: number, replaced: Partial<Store> = {}) => {
      const platform = { ...app.platform, store: { ...app.platform.store, ...replaced } };
      return { platform, db: app.db, caller: accountActor({ id, role: 'customer' }) } as Context;
    };
    const putAndDie: Store['put'] = async (...facts) => {
      await app.platform.store.put(...facts);
      throw new Error('killed');
    };
    const dieBeforePut: Store['put'] = () => Promise.reject(new Error('killed'));

    it.each([
      ['before its levels are kept', dieBeforePut],
      ['after they were kept', putAndDie],
    ])('survives a process that dies %s', async (_name, dyingPut) => {
      const owner = await app.signUp();
      const { id, url } = await upload(owner.token, await cmyk());
      await expect(getUsableBlob(asOwner(owner.id, { put: dyingPut }), id, use)).rejects.toThrow('killed');
      const blob = await getUsableBlob(asOwner(owner.id), id, use);
      expect(blob).toMatchObject({ content_type: 'image/jpeg', metadata: { width: 600, height: 40 } });
      await expectDrawn(url);
    });

    it('is deleted with its levels', async () => {
      const owner = await app.signUp();
      const { id, url, key } = await upload(owner.token, await cmyk());
      await expectDrawn(url);
      expect((await objects()).filter((name) => name === key)).toHaveLength(2);
      await app.call('DELETE', `/active_storage/blobs/${id}`, { token: owner.token });
      await expect.poll(objects, { timeout: 45_000 }).not.toContain(key);
    });
  });

  it('are stored and deleted by the system itself', async () => {
    const owner = await app.signUp();
    const bytes = await noise(200, 100).png().toBuffer();
    const blob = await storeFile(app, { filename: 'own.png', bytes, ownerId: owner.id });
    await get(`${blob.url}?width=20`);
    expect((await objects()).filter((key) => key === blob.key)).toHaveLength(2);
    await app.call('DELETE', `/active_storage/blobs/${blob.id}`, { token: owner.token });
    await expect.poll(objects, { timeout: 45_000 }).not.toContain(blob.key);
  });

  it('are swept if never uploaded, and checked if unused', async () => {
    const { token } = await app.signUp();
    const lost = (await requestUpload(app, token, textFile('lost'))).body;
    const unused = await upload(token, textFile('unused'));
    await sql`update blobs set created_at = now() - interval '25 hours' where id in (${lost.id}, ${unused.id})`.execute(
      app.db,
    );
    await sweepUnusedUploads.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    const { rows } = await sql<{ id: number }>`
      select id from blobs where id in (${lost.id}, ${unused.id}) and uploaded_at is not null`.execute(app.db);
    expect(rows).toEqual([{ id: unused.id }]);
  });

  it('close our own upload route, and are allowed by the console’s policy', async () => {
    const { token } = await app.signUp();
    const { body } = await requestUpload(app, token, textFile('x'));
    const url = `http://localhost/app_api/v1/active_storage/uploads/${body.key}.9999999999999.x`;
    const response = await putBytes(app, { ...body, direct_upload: { ...body.direct_upload, url } }, Buffer.from('x'));
    expect(response.status).toBe(403);
    expect(app.platform.store.uploadOrigin).toBe(s3.environment.PLATEN_S3_ENDPOINT);
    expect((await app.call('GET', 'root:/readyz')).status).toBe(200);
  });
});

function textFile(content: string): SampleFile {
  return { filename: 'note.txt', type: 'text/plain', bytes: Buffer.from(content) };
}
