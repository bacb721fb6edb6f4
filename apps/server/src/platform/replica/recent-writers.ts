import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';

declare module '../database/database.ts' {
  interface Database {
    recent_writers: { user_id: number; wrote_at: string };
  }
}

/**
 * How long after a change its author reads from the primary. It must be longer than `staleReplicaMs` plus the two limits
 * below, so that the replica has every change of a caller who may read it.
 */
const pinnedMs = 30_000;
/** A record this young is not written again. */
const rewriteAfterMs = 2000;
/** A change that took longer is recorded a second time when it is done. */
const longChangeMs = 10_000;

export interface RecentWriters {
  /** Runs a change, and makes its author read from the primary for a while. */
  recordChange<T>(userId: number, change: () => Promise<T>): Promise<T>;
  /** Whether the replica may lack a change of this person. */
  hasWritten(userId: number): Promise<boolean>;
}

/**
 * Remembers in the primary who has changed something in the last seconds: the next read may reach another process. It is
 * recorded before the change begins, because a record after the commit is lost if the process ends in between.
 */
export function openRecentWriters(primary: Db): RecentWriters {
  /** When this process last recorded a person, by its own clock. */
  const recordedAt = new LRUCache<number, number>({ max: 10_000, ttl: rewriteAfterMs });

  async function record(userId: number): Promise<void> {
    if (recordedAt.has(userId)) return;
    const now = performance.now();
    await sql`
      insert into recent_writers (user_id, wrote_at) values (${userId}, clock_timestamp())
      on conflict (user_id) do update set wrote_at = excluded.wrote_at`.execute(primary);
    recordedAt.set(userId, now, { start: now });
  }

  return {
    async recordChange(userId, change) {
      await record(userId);
      const startedAt = performance.now();
      const result = await change();
      if (performance.now() - startedAt > longChangeMs) await record(userId);
      return result;
    },
    async hasWritten(userId) {
      const { rows } = await sql<{ found: boolean }>`
        select exists (
          select from recent_writers
          where user_id = ${userId} and wrote_at > clock_timestamp() - make_interval(secs => ${pinnedMs / 1000})
        ) as found`.execute(primary);
      return rows[0]?.found ?? true;
    },
  };
}

export async function sweepRecentWriters(db: Db): Promise<void> {
  await sql`delete from recent_writers where wrote_at < now() - interval '1 hour'`.execute(db);
}
