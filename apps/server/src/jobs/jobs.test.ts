import { jobNames } from '@platen/model/operations/job-names';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openJobQueue } from '../platform/jobs/jobs.ts';
import { useTestApp } from '../testing/test-app.ts';
import { jobs } from './index.ts';
import { sweepExpired } from './sweep-expired.job.ts';

describe('jobs', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const queued = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'deliver_verification_code'`.execute(app.db);
    return rows[0]?.count;
  };

  it('are queued in the caller’s transaction and rolled back with it', async () => {
    const work = app.db.transaction().execute(async (db) => {
      await app.platform.jobs.queue(db, 'deliver_verification_code', { login_name: 'nobody', event: 'reset_password' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await queued()).toBe(0);
    await app.db
      .transaction()
      .execute((db) =>
        app.platform.jobs.queue(db, 'deliver_verification_code', { login_name: 'nobody', event: 'reset_password' }),
      );
    expect(await queued()).toBe(1);
  });

  it('refuse an invalid payload when they are queued', async () => {
    const work = app.platform.jobs.queue(app.db, 'deliver_verification_code', { login_name: 1 } as never);
    await expect(work).rejects.toThrow();
  });

  it('have a name that screens can show', () => {
    expect(jobs.map(({ name }) => name).sort()).toEqual([...jobNames].sort());
  });

  it('may run for hours', async () => {
    await app.platform.jobs.queue(app.db, 'render_order_production', { order_id: 1 });
    const { rows } = await sql<{ expire_s: number }>`
      select expire_seconds as expire_s from pgboss.queue where name = any(${jobs.map(({ name }) => name)})
      union all select expire_seconds from pgboss.job where name = 'render_order_production'`.execute(app.db);
    expect(rows).toHaveLength(jobs.length + 1);
    for (const { expire_s } of rows) expect(expire_s).toBeGreaterThanOrEqual(6 * 3600);
  });

  it('may run as long in queues that were created with other limits', async () => {
    await sql`update pgboss.queue set expire_seconds = 900`.execute(app.db);
    const { rows: databases } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const url = new URL(`/${databases[0]?.name}`, inject('databaseServerUrl'));
    const { queue } = await openJobQueue({ address: () => url.href, jobs, log: app.http.log, timeZone: 'UTC' });
    await queue.stop();
    const { rows } =
      await sql`select name from pgboss.queue where name = 'deliver_webhook' and expire_seconds = 900`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('sweep only what has expired', async () => {
    const { id, token } = await app.signUp();
    await sql`insert into captchas values ('old', 'X', now() - interval '1 second'), ('new', 'X', now() + interval '1 minute')`.execute(
      app.db,
    );
    await sql`insert into sessions (user_id, token_hash, address, user_agent, last_used_at)
      values (${id}, 'old', '', '', now() - interval '31 days')`.execute(app.db);
    await sql`insert into idempotency_keys (user_id, key, request_hash, created_at)
      values (${id}, 'old', '', now() - interval '8 days'), (${id}, 'new', '', now())`.execute(app.db);
    await sweepExpired.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    const count = async (table: string) =>
      (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.db)).rows[0]?.n;
    expect([await count('captchas'), await count('sessions'), await count('idempotency_keys')]).toEqual([1, 1, 1]);
    expect((await app.call('GET', '/mine', { token })).status).toBe(200);
  });
});
