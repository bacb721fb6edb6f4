import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePictures } from '../../../jobs/prepare-pictures.job.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { noise } from './testing/sample-files.ts';
import { storedFiles } from './testing/upload-steps.ts';

describe('the levels of a picture', () => {
  const app = useTestApp();
  const get = (url: string, drawn: string) => app.call('GET', `root:${url}?drawn=${drawn}`);
  const photo = async (width = 1200, height = 900) => ({
    filename: 'photo.jpg',
    type: 'image/jpeg',
    bytes: await noise(width, height).jpeg().toBuffer(),
  });
  const widthOf = async (url: string, drawn: string) => (await sharp((await get(url, drawn)).raw).metadata()).width;

  it.each([
    ['whole', 1200],
    ['1200x900', 1200],
    ['301x225', 1200],
    ['300x225', 600],
    ['256x256', 1200],
    ['150x100', 300],
    ['64x64', 300],
  ])('are chosen with at least twice the size of the frame: %s', async (drawn, width) => {
    const { token } = await app.signUp();
    expect(await widthOf((await uploadFile(app, token, await photo())).url, drawn)).toBe(width);
  });

  it('are chosen with whole dimensions for repeated pictures', async () => {
    const { token } = await app.signUp();
    const { url } = await uploadFile(app, token, await photo(1202, 900));
    expect(await widthOf(url, '64x64')).toBe(301);
    expect(await widthOf(url, '64x64-tiled')).toBe(601);
  });

  it('are served separately, each with its own ETag, for valid frames only', async () => {
    const { token } = await app.signUp();
    const { url } = await uploadFile(app, token, await photo());
    const whole = await get(url, '300x225');
    const part = await app.call('GET', `root:${url}?drawn=300x225`, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.raw.equals(whole.raw.subarray(100, 200))).toBe(true);
    expect(whole.headers['etag']).not.toBe((await get(url, 'whole')).headers['etag']);
    for (const drawn of ['0x10', '10', 'x', '99999999x1']) expect((await get(url, drawn)).status, drawn).toBe(400);
  });

  it('are the file itself if it can be drawn as it is', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(700, 300).png().toBuffer();
    const { url, key } = await uploadFile(app, token, { filename: 'x.png', type: 'image/png', bytes });
    expect((await get(url, 'whole')).raw.equals(bytes)).toBe(true);
    expect(await widthOf(url, '175x75')).toBe(350);
    expect(await storedFiles(app)).toEqual(expect.arrayContaining([key, `${key}.levels`]));
  });

  it('are created on first use for older pictures', async () => {
    const { token } = await app.signUp();
    const { id, url, key } = await uploadFile(app, token, await photo());
    await sql`update blobs set level_ends = null where id = ${id}`.execute(app.db);
    await app.platform.store.delete(`${key}.levels`);
    const widths = await Promise.all(['300x225', '150x112', 'whole'].map((drawn) => widthOf(url, drawn)));
    expect(widths).toEqual([600, 300, 1200]);
  });

  it('are created in the background too; undrawable pictures are tried once', async () => {
    const { token } = await app.signUp();
    const old = await uploadFile(app, token, await photo());
    const broken = await uploadFile(app, token, await photo());
    await sql`update blobs set level_ends = null where id in (${old.id}, ${broken.id})`.execute(app.db);
    await app.platform.store.put(broken.key, Buffer.from('broken'), { byteSize: 6, contentType: 'image/jpeg' });
    const ctx = { platform: app.platform, db: app.db, log: app.http.log };
    await preparePictures.run(ctx, {} as never);
    const { rows } = await sql<{ id: number; count: number | null }>`
      select id, cardinality(level_ends) as count from blobs where id in (${old.id}, ${broken.id}) order by id`.execute(
      app.db,
    );
    expect(rows).toEqual([
      { id: old.id, count: 3 },
      { id: broken.id, count: 0 },
    ]);
    expect((await get(broken.url, 'whole')).status).toBe(404);
  });

  it('are deleted with the picture', async () => {
    const { token } = await app.signUp();
    const { id, key } = await uploadFile(app, token, await photo());
    expect(await storedFiles(app)).toContain(`${key}.levels`);
    await app.call('DELETE', `/active_storage/blobs/${id}`, { token });
    await expect.poll(() => storedFiles(app), { timeout: 45_000 }).not.toContain(`${key}.levels`);
  });
});
