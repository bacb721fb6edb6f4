import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { withTimeout } from '../process/with-timeout.ts';

/** A replica that lacks changes older than this is not read. */
const staleReplicaMs = 5000;
const checkEveryMs = 1000;
const checkTimeoutMs = 2000;

/** A position in the write-ahead log of the primary, and a time by which every change up to then was before it. */
interface Sample {
  position: bigint;
  takenAt: number;
}

export interface ReplicaStatus {
  /** How old the changes are that the replica may lack; undefined if it never answered, or answered as no replica of ours. */
  lagMs: number | undefined;
  /** Why the last check failed. */
  error: string | undefined;
  /** Whether it is read. */
  isFresh: boolean;
}

/**
 * Follows how far a replica is behind. Its own statement of the delay (`pg_last_xact_replay_timestamp`) cannot be used: it
 * grows while nothing is written, and stays small while the connection to the primary is lost.
 */
export function followFreshness(primary: Db, replica: Db) {
  let samples: readonly Sample[] = [];
  let freshAt: number | undefined;
  let error: string | undefined;
  let checking: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    try {
      const takenAt = performance.now();
      const { position: sampled, installation } = await withTimeout(readPrimary(primary), checkTimeoutMs);
      samples = [...samples, { position: sampled, takenAt }].slice(-10);
      const position = await withTimeout(readReplica(replica, installation), checkTimeoutMs);
      freshAt = samples.findLast((sample) => sample.position <= position)?.takenAt ?? freshAt;
      error = undefined;
    } catch (reason) {
      error = reason instanceof Error ? reason.message : String(reason);
      freshAt = undefined;
    }
  }

  function checkAgain(): void {
    checking = check().finally(() => {
      timer = setTimeout(checkAgain, checkEveryMs).unref();
    });
  }
  let timer: NodeJS.Timeout | undefined;
  checkAgain();

  const lagMs = () => (freshAt === undefined ? undefined : performance.now() - freshAt);
  function isFresh(): boolean {
    const lag = lagMs();
    return lag !== undefined && lag < staleReplicaMs;
  }
  return {
    isFresh,
    status: (): ReplicaStatus => ({ lagMs: lagMs(), error, isFresh: isFresh() }),
    /** Waits for the check in progress, which uses both databases. */
    async stop(): Promise<void> {
      await checking;
      clearTimeout(timer);
    },
  };
}

/** How many bytes of the log the replica has still to replay. Throws if it is no replica of this primary. */
export async function compareReplica(primary: Db, replica: Db): Promise<bigint> {
  const { position, installation } = await readPrimary(primary);
  const replayed = await readReplica(replica, installation);
  return replayed > position ? 0n : position - replayed;
}

/** A replica of another installation would answer with the orders of strangers. */
const ownInstallation = sql<string | null>`(select fingerprint from installation_fingerprints where name = 'secret')`;

async function readPrimary(db: Db) {
  const { rows } = await sql<{ position: string; installation: string | null }>`
    select pg_current_wal_lsn()::text as position, ${ownInstallation} as installation`.execute(db);
  return { position: toPosition(rows[0]?.position ?? '0/0'), installation: rows[0]?.installation };
}

/** Returns how far the replica has replayed the log. */
async function readReplica(db: Db, expectedInstallation: string | null | undefined): Promise<bigint> {
  const { rows } = await sql<{ position: string | null; installation: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position,
      ${ownInstallation} as installation`.execute(db);
  const { position, installation } = rows[0] ?? {};
  if (installation !== expectedInstallation) throw new Error('it has the data of another installation');
  if (position === null || position === undefined)
    throw new Error('it is not a replica: it accepts changes of its own');
  return toPosition(position);
}

/** `16/B374D848`: two hexadecimal halves of 64 bits. */
function toPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
