import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { preparePictures } from '../../../jobs/prepare-pictures.job.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { listStoredObjects } from './stored-objects.service.ts';
import { deleteRemoved, removeOld } from './testing/removal-steps.ts';
import { noise } from './testing/sample-files.ts';
import { storedFiles } from './testing/upload-steps.ts';

describe('the retention of copies and levels', () => {
  const app = useTestApp();
  const upload = async () => {
    const { token } = await app.signUp();
    const bytes = await noise(1200, 900).jpeg().toBuffer();
    return uploadFile(app, token, { filename: 'photo.jpg', type: 'image/jpeg', bytes });
  };
  const get = (url: string, query = '') => app.call('GET', `root:${url}${query}`);
  const objectsOf = async (key: string) => (await storedFiles(app)).filter((name) => name.startsWith(key)).sort();
  const ageCopies = (days: number) =>
    sql`update blob_copies set created_at = now() - make_interval(days => ${days})`.execute(app.db);
  const ageLevels = (id: number, days: number) =>
    sql`update blobs set uploaded_at = now() - make_interval(days => ${days}), levels_changed_at = null
      where id = ${id}`.execute(app.db);

  it('removes copies of its time, which are made again on request', async () => {
    const { key, url } = await upload();
    const first = await get(url, '?width=320');
    expect(first.status).toBe(200);
    const withCopy = await objectsOf(key);
    await ageCopies(89);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
    await ageCopies(91);
    await removeOld(app);
    // Made again before the old object is deleted: that deletion must not hit the new one.
    const again = await get(url, '?width=320');
    expect(await deleteRemoved(app)).toHaveLength(1);
    expect(again.raw.equals(first.raw)).toBe(true);
    expect((await get(url, '?width=320')).raw.equals(first.raw)).toBe(true);
    expect(await objectsOf(key)).toHaveLength(withCopy.length);
  });

  it('removes levels of its time, never the upload, and makes them again when they are drawn', async () => {
    const { id, key, url } = await upload();
    const [original, level] = [await get(url), await get(url, '?drawn=300x225')];
    await ageLevels(id, 89);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
    await ageLevels(id, 91);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([`${key}.levels`]);
    expect(await objectsOf(key)).toEqual([key]);
    // The job for pictures that never had levels leaves it alone, or they would be back within an hour.
    await preparePictures.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    expect(await objectsOf(key)).toEqual([key]);
    expect((await get(url, '?drawn=300x225')).raw.equals(level.raw)).toBe(true);
    expect((await get(url)).raw.equals(original.raw)).toBe(true);
    expect(await objectsOf(key)).toEqual([key, `${key}.levels.v1`]);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
  });

  it('keeps every object that a row names', async () => {
    const { id, url } = await upload();
    await get(url, '?width=320');
    await get(url, '?width=640');
    await ageLevels(id, 91);
    await removeOld(app);
    await deleteRemoved(app);
    await get(url, '?drawn=whole');
    const stored = new Set(await storedFiles(app));
    for await (const { key } of listStoredObjects(app.db)) expect(stored, key).toContain(key);
  });

  it('continues after a run that was interrupted', async () => {
    const { id } = await upload();
    await sql`insert into blob_copies (blob_id, width, quality, key, content_type, byte_size, created_at)
      select ${id}, n, 1, 'copy' || n, 'image/jpeg', 1, now() - interval '100 days' - make_interval(mins => 500 - n)
      from generate_series(1, 450) as n`.execute(app.db);
    await sql`create function refuse_deletion() returns trigger language plpgsql as
      $$ begin raise exception 'interrupted'; end $$`.execute(app.db);
    await sql`create trigger refuse_deletion before delete on blob_copies for each row
      when (old.width = 300) execute function refuse_deletion()`.execute(app.db);
    const countLeft = async () =>
      (await sql`select 1 from blob_copies where blob_id = ${id}`.execute(app.db)).rows.length;
    await expect(removeOld(app)).rejects.toThrow('interrupted');
    expect(await countLeft()).toBe(250);
    await sql`drop trigger refuse_deletion on blob_copies`.execute(app.db);
    await removeOld(app);
    expect(await countLeft()).toBe(0);
    const deleted = await deleteRemoved(app);
    expect(new Set(deleted).size).toBe(450);
    expect(deleted).toHaveLength(450);
  });
});

describe('without a time', () => {
  const app = useTestApp({ PLATEN_KEEP_COPIES_DAYS: '0' });

  it('removes nothing', async () => {
    const { token } = await app.signUp();
    const bytes = await noise(1200, 900).jpeg().toBuffer();
    const { id, url } = await uploadFile(app, token, { filename: 'photo.jpg', type: 'image/jpeg', bytes });
    await app.call('GET', `root:${url}?width=320`);
    await sql`update blobs set uploaded_at = now() - interval '10 years' where id = ${id}`.execute(app.db);
    await sql`update blob_copies set created_at = now() - interval '10 years'`.execute(app.db);
    await removeOld(app);
    expect(await deleteRemoved(app)).toEqual([]);
  });
});
