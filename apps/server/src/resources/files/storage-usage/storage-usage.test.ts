import { storageKinds } from '@platen/model/files/storage-usage';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { measureStorage } from '../../../jobs/measure-storage.job.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { noise } from '../blobs/testing/sample-files.ts';

describe('storage usage', () => {
  const app = useTestApp();
  const measure = () => measureStorage.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
  const upload = async (token: string) => {
    const bytes = await noise(1200, 900).jpeg().toBuffer();
    const file = await uploadFile(app, token, { filename: 'photo.jpg', type: 'image/jpeg', bytes });
    return { ...file, size: bytes.length };
  };
  /** Sizes in the store of everything that belongs to a file besides itself. */
  const besides = async (id: number) => {
    const { rows } = await sql<{ count: number; bytes: number }>`
      select 1 + (select count(*) from blob_copies where blob_id = blobs.id) as count,
        level_ends[array_upper(level_ends, 1)] + (
          select coalesce(sum(byte_size), 0)::bigint from blob_copies where blob_id = blobs.id) as bytes
      from blobs where id = ${id}`.execute(app.db);
    return rows[0];
  };
  const empty = storageKinds.map((kind) => ({ kind, files_count: 0, bytes: 0 }));

  it('is measured by kind and customer, anew every time', async () => {
    const [admin, large, small] = [await app.signUp('admin'), await app.signUp(), await app.signUp()];
    const api = app.as(admin.token);
    expect(await api('GET /storage_usage')).toEqual({ measured_at: null, kinds: empty, customers: [] });
    const [first, second, third] = [await upload(large.token), await upload(large.token), await upload(small.token)];
    await upload(admin.token);
    await app.call('GET', `root:${first.url}?width=300`);
    await measure();
    await measure();

    const levels = [await besides(first.id), await besides(second.id)];
    const ofLarge = await api('GET /users/:id/storage_usage', { params: { id: large.id } });
    expect(ofLarge.measured_at).toEqual(expect.any(String));
    expect(ofLarge.kinds).toEqual([
      { kind: 'originals', files_count: 2, bytes: first.size + second.size },
      { kind: 'renders', files_count: 0, bytes: 0 },
      { kind: 'copies', files_count: 3, bytes: levels.reduce((sum, each) => sum + (each?.bytes ?? 0), 0) },
      { kind: 'imports', files_count: 0, bytes: 0 },
      { kind: 'catalogue', files_count: 0, bytes: 0 },
    ]);
    const all = await api('GET /storage_usage');
    expect(all.kinds).toMatchObject([{ files_count: 3, bytes: first.size + second.size + third.size }, {}, {}, {}, {}]);
    expect(all.kinds.at(-1)).toMatchObject({ kind: 'catalogue', files_count: 1 });
    expect(all.customers.map(({ id }) => id)).toEqual([large.id, small.id]);
    expect(all.customers[0]).toMatchObject({
      screen_name: expect.stringContaining('customer'),
      files_count: 5,
      bytes: ofLarge.kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  });

  it('counts drawn images apart from uploads, until they are removed', async () => {
    const [admin, customer] = [await app.signUp('admin'), await app.signUp()];
    const { id } = await upload(customer.token);
    await sql`insert into renders (digest, output, scene, state, blob_id)
      values ('\\x01', 'effect', '{}', 'done', ${id})`.execute(app.db);
    const renders = async () => {
      await measure();
      return (await app.as(admin.token)('GET /storage_usage')).kinds.find(({ kind }) => kind === 'renders');
    };
    expect(await renders()).toMatchObject({ files_count: 1 });
    await sql`update blobs set removed_at = now(), level_ends = null where id = ${id}`.execute(app.db);
    expect(await renders()).toMatchObject({ files_count: 0, bytes: 0 });
  });
});
