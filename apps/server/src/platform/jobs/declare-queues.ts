import type { PgBoss, QueueOptions } from 'pg-boss';

const heartbeatS = 10;
/**
 * pg-boss restarts jobs that run longer, after 15 minutes by default: a large production image would never be finished.
 * Dead workers are found by their heartbeat long before. The maximum is 24 hours.
 */
const expireS = 12 * 3600;

/** What the queue of a job is declared from. */
interface DeclaredJob {
  name: string;
  retry: { limit: number; delayS: number };
  cron?: string;
}

/**
 * Makes the stored queues and schedules those of this version. What is stored already is left alone: nothing has changed
 * at most starts, and two queries then replace some sixty.
 */
export async function declareQueues(boss: PgBoss, jobs: readonly DeclaredJob[], timeZone: string): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const job of jobs) {
    const options = queueOptions(job);
    const queue = queues.get(job.name);
    if (!queue) await boss.createQueue(job.name, options);
    else if (!includes(queue, options)) await boss.updateQueue(job.name, options);

    const { cron } = job;
    if (cron === undefined) continue;
    const schedule = schedules.get(job.name);
    if (schedule?.cron === cron && schedule.timezone === timeZone) continue;
    await boss.schedule(job.name, cron, {}, { tz: timeZone });
  }
}

function queueOptions({ retry }: DeclaredJob) {
  return {
    retryLimit: retry.limit,
    retryDelay: retry.delayS,
    retryBackoff: true,
    heartbeatSeconds: heartbeatS,
    expireInSeconds: expireS,
    notify: true,
  } satisfies QueueOptions & { notify: boolean };
}

function includes(stored: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}
