import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Platform } from '../context.ts';
import type { PoolUsage } from '../database-pool.ts';
import type { Metrics } from './metrics.ts';

export interface GaugeSources {
  platform: Pick<Platform, 'db' | 'config'>;
  metrics: Pick<Metrics, 'registry'>;
  pools: Readonly<Record<string, () => PoolUsage>>;
}

interface QueueState {
  job: string;
  waiting: number;
  failed: number;
  age_s: number;
}

/** What is read when somebody asks for the metrics: memory and event loop of the process, its connections, the queues, the disk. */
export function registerGauges({ platform, metrics, pools }: GaugeSources): void {
  const registers = [metrics.registry];
  collectDefaultMetrics({ register: metrics.registry });
  registerQueueGauges(platform.db, registers);
  const connections = new Gauge({
    name: 'platen_database_pool_connections',
    help: 'Connections of this process to the database, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, usage] of Object.entries(pools))
        for (const [state, count] of Object.entries<number>({ ...usage() })) connections.set({ pool, state }, count);
    },
  });
  const disk = new Gauge({
    name: 'platen_disk_bytes',
    help: 'The disk of the data folder: free and total.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { bavail, blocks, bsize } = await statfs(platform.config.dataDir);
      disk.set({ state: 'free' }, bavail * bsize);
      disk.set({ state: 'total' }, blocks * bsize);
    },
  });
}

const queueGauges = [
  {
    name: 'platen_job_queue_depth',
    help: 'Jobs that could run now and wait for a worker.',
    valueOf: ({ waiting }: QueueState) => waiting,
  },
  {
    name: 'platen_job_queue_age_seconds',
    help: 'How long the oldest job that could run now has waited.',
    valueOf: ({ age_s }: QueueState) => age_s,
  },
  {
    name: 'platen_job_queue_failed',
    help: 'Jobs that have failed for good and are still stored.',
    valueOf: ({ failed }: QueueState) => failed,
  },
];

function registerQueueGauges(db: Platform['db'], registers: Metrics['registry'][]): void {
  let reading: Promise<QueueState[]> | undefined;
  /** The gauges are read at the same time: one query is enough for all of them. */
  function readOnce(): Promise<QueueState[]> {
    reading ??= readQueues(db).finally(() => (reading = undefined));
    return reading;
  }
  for (const { name, help, valueOf } of queueGauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        for (const state of await readOnce()) gauge.set({ job: state.job }, valueOf(state));
      },
    });
  }
}

async function readQueues(db: Platform['db']): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name as job,
      (select count(*)::int from pgboss.job
        where name = queue.name and state < 'active' and start_after <= now()) as waiting,
      (select count(*)::int from pgboss.job where name = queue.name and state = 'failed') as failed,
      coalesce((select extract(epoch from now() - min(start_after))::float8 from pgboss.job
        where name = queue.name and state < 'active' and start_after <= now()), 0) as age_s
    from pgboss.queue where queue.name not like '\\_\\_pgboss%'`.execute(db);
  return rows;
}
