import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { type Generated, type Insertable, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Platform } from '../context.ts';
import type { Database, Db } from '../database/database.ts';

declare module '../database/database.ts' {
  interface Database {
    processes: {
      id: string;
      role: Config['role'];
      host: string;
      version: string;
      started_at: Generated<string>;
      seen_at: Generated<string>;
      queue_failing_since: string | null;
    };
  }
}

const heartbeatMs = 10_000;
/** A process that has missed this many seconds of heartbeats has ended or lost the database. */
export const aliveS = 60;

type HeartbeatSources = Pick<Platform, 'db' | 'config' | 'processId' | 'versions' | 'jobs' | 'dependencies'>;

/**
 * Registers this process and renews its entry every ten seconds, so that an admin sees which processes are alive. A
 * failed heartbeat is only logged: a process without its database has other problems, and reports them.
 */
export async function startHeartbeat(
  { db, config, processId, versions, jobs, dependencies }: HeartbeatSources,
  log: FastifyBaseLogger,
): Promise<{ stop(): Promise<void> }> {
  const entry = { id: processId, role: config.role, host: hostname(), version: versions.server };
  let beating: Promise<void> = Promise.resolve();
  let hasQueueFailed = false;
  function beat(): Promise<void> {
    const failingSince = jobs.failingSince()?.toISOString() ?? null;
    const isQueueFailing = failingSince !== null;
    if (isQueueFailing && !hasQueueFailed) log.error({ since: failingSince }, 'the job queue does not work');
    if (!isQueueFailing && hasQueueFailed) log.info('the job queue works again');
    hasQueueFailed = isQueueFailing;
    return renewProcess(db, { ...entry, queue_failing_since: failingSince }).catch((error: unknown) => {
      if (!dependencies.report(error)) log.warn({ err: error }, 'the heartbeat could not be stored');
    });
  }
  await beat();
  const timer = setInterval(() => {
    beating = beat();
  }, heartbeatMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await beating;
      await db
        .deleteFrom('processes')
        .where('id', '=', processId)
        .execute()
        .catch((error: unknown) => {
          if (!dependencies.report(error)) log.warn({ err: error }, 'the entry of this process could not be removed');
        });
    },
  };
}

/** Inserts the entry again if the sweep has removed it, after a process was suspended for a while. */
async function renewProcess(db: Db, entry: Insertable<Database['processes']>) {
  await db
    .insertInto('processes')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ seen_at: sql<string>`now()`, queue_failing_since: entry.queue_failing_since }),
    )
    .execute();
}

/** The processes that are alive, the oldest first. */
export function listProcesses(db: Db) {
  return db
    .selectFrom('processes')
    .selectAll()
    .where('seen_at', '>', secondsAgo(aliveS))
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

/** Removes the entries of processes that ended without removing their own. */
export async function sweepProcesses(db: Db): Promise<void> {
  await db.deleteFrom('processes').where('seen_at', '<=', secondsAgo(aliveS)).execute();
}

function secondsAgo(seconds: number) {
  return sql<string>`now() - make_interval(secs => ${seconds})`;
}
