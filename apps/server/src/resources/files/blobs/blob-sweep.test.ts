import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweepUnusedUploads } from '../../../jobs/sweep-unused-uploads.job.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { putBytes, requestUpload, storedFiles } from './testing/upload-steps.ts';

describe('the sweep of unused uploads', () => {
  const app = useTestApp();
  const file = { filename: 'note.txt', type: 'text/plain', bytes: Buffer.from('hello') };
  const age = (id: number, hours: number) =>
    sql`update blobs set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(app.db);
  const sweep = () => sweepUnusedUploads.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
  const ids = async () => {
    const { rows } = await sql<{ id: number }>`select id from blobs order by id`.execute(app.db);
    return rows.map(({ id }) => id);
  };
  const isUploaded = async (id: number) => {
    const { rows } = await sql<{ done: boolean }>`
      select uploaded_at is not null as done from blobs where id = ${id}`.execute(app.db);
    return rows[0]?.done;
  };

  it('deletes only what was announced a day ago and never uploaded', async () => {
    const { token } = await app.signUp();
    const requested = async () => (await requestUpload(app, token, file, { tags: ['waiting'] })).body;
    const [lost, young, used] = [await requested(), await requested(), await requested()];
    await putBytes(app, used, file.bytes);
    await age(lost.id, 25);
    await age(young.id, 23);
    await age(used.id, 1000);
    await sweep();
    await sweep();
    expect(await ids()).toEqual([young.id, used.id]);
    expect(await storedFiles(app)).toEqual([used.key]);
    const tags = await sql`select 1 from taggings where taggable_type = 'Blob' and taggable_id = ${lost.id}`.execute(
      app.db,
    );
    expect(tags.rows).toEqual([]);
  });

  it('checks unrecorded uploads: valid ones stay, invalid ones are deleted', async () => {
    const { token } = await app.signUp();
    const [right, wrong] = [(await requestUpload(app, token, file)).body, (await requestUpload(app, token, file)).body];
    for (const [{ key }, content] of [
      [right, 'hello'],
      [wrong, 'HELLO'],
    ] as const) {
      await app.platform.store.put(key, Buffer.from(content), { byteSize: 5, contentType: 'text/plain' });
    }
    await age(right.id, 25);
    await age(wrong.id, 25);
    await sweep();
    expect(await isUploaded(right.id)).toBe(true);
    expect(await ids()).not.toContain(wrong.id);
    expect(await storedFiles(app)).not.toContain(wrong.key);
  });

  it('finishes with more than one batch', async () => {
    const { id } = await app.signUp();
    await sql`insert into blobs (key, owner_id, filename, content_type, byte_size, checksum, service_name, created_at)
      select encode(sha256(n::text::bytea), 'hex'), ${id}, 'x', 'x', 1, 'x', 'folder', now() - interval '2 days'
      from generate_series(1, 450) as n`.execute(app.db);
    await sweep();
    expect((await sql`select 1 from blobs where filename = 'x'`.execute(app.db)).rows).toEqual([]);
  });
});
