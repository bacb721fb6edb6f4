import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { defineJob, openJobQueue } from './jobs.ts';

declare module './job-queue.ts' {
  interface JobPayloads {
    water_the_plants: Record<string, never>;
  }
}

it('changes stored queues and schedules only where this version differs', async () => {
  const { url, drop } = await createTestDatabase(inject('databaseServerUrl'));
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    1,
  );
  async function start(limit: number, cron: string, timeZone: string) {
    const retry = { limit, delayS: 7 };
    const job = defineJob({
      name: 'water_the_plants',
      payload: z.strictObject({}),
      retry,
      cron,
      run: async () => undefined,
    });
    const { queue } = await openJobQueue({ address: () => url, jobs: [job], log: pino({ level: 'silent' }), timeZone });
    await queue.stop();
    const { rows } = await sql<Record<string, unknown>>`
      select retry_limit, retry_delay, cron, timezone, q.updated_on as queue_changed, s.updated_on as schedule_changed
      from pgboss.queue q join pgboss.schedule s using (name) where name = 'water_the_plants'`.execute(db);
    return rows[0];
  }

  const first = await start(2, '0 6 * * *', 'UTC');
  expect(first).toMatchObject({ retry_limit: 2, retry_delay: 7, cron: '0 6 * * *', timezone: 'UTC' });
  expect(await start(2, '0 6 * * *', 'UTC')).toEqual(first);

  const retriedMore = await start(5, '0 6 * * *', 'UTC');
  expect(retriedMore).toMatchObject({ retry_limit: 5, schedule_changed: first?.['schedule_changed'] });
  const moved = await start(5, '0 7 * * *', 'UTC');
  expect(moved).toMatchObject({ cron: '0 7 * * *', queue_changed: retriedMore?.['queue_changed'] });
  expect(await start(5, '0 7 * * *', 'Asia/Shanghai')).toMatchObject({ timezone: 'Asia/Shanghai' });
  await close();
  await drop();
});
