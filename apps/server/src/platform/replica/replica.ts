import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import { type Db, openDatabase } from '../database/database.ts';
import type { PoolUsage } from '../database/database-pool.ts';
import { AppError } from '../errors/app-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openRecentWriters, type RecentWriters } from './recent-writers.ts';
import { followFreshness, type ReplicaStatus } from './replica-freshness.ts';

export interface ReplicaOptions {
  primary: Db;
  /** Undefined: there is no replica, and everything is read from the primary. */
  url: string | undefined;
  poolSize: number;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'registry'>;
}

export interface Replica extends Pick<RecentWriters, 'recordChange'> {
  /**
   * Reads from the replica if it has every change of this person and hardly lacks others', and from the primary otherwise.
   * `read` may run twice: whatever fails on the replica is read again from the primary.
   */
  read<T>(userId: number | undefined, read: (db: Db) => Promise<T>): Promise<T>;
  /** Undefined if there is no replica. */
  status(): ReplicaStatus | undefined;
  usage: (() => PoolUsage) | undefined;
  close(): Promise<void>;
}

export function openReplica({ primary, url, poolSize, log, metrics }: ReplicaOptions): Replica {
  if (url === undefined) {
    return {
      read: (_userId, read) => read(primary),
      recordChange: (_userId, change) => change(),
      status: () => undefined,
      usage: undefined,
      close: async () => undefined,
    };
  }
  const onLost = (error: Error) => log.warn({ err: error }, 'connection to the read replica lost');
  const { db, usage, close } = openDatabase(() => url, onLost, poolSize);
  const freshness = followFreshness(primary, db);
  const writers = openRecentWriters(primary);
  const reads = new Counter({
    name: 'platen_replica_reads_total',
    help: 'Reads that a replica could serve, by what served them. "repeated" failed on the replica.',
    labelNames: ['by'],
    registers: [metrics.registry],
  });

  return {
    recordChange: writers.recordChange,
    async read(userId, read) {
      if (!freshness.isFresh() || (userId !== undefined && (await writers.hasWritten(userId)))) {
        reads.inc({ by: 'primary' });
        return read(primary);
      }
      try {
        const result = await read(db);
        reads.inc({ by: 'replica' });
        return result;
      } catch (error) {
        // A query may be canceled by the replay of changes, and a row that a list belongs to may not have arrived.
        if (!(error instanceof AppError)) log.warn({ err: error }, 'a read failed on the replica');
        reads.inc({ by: 'repeated' });
        return read(primary);
      }
    },
    status: freshness.status,
    usage,
    async close() {
      await freshness.stop();
      await close();
    },
  };
}
