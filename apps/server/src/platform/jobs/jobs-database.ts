import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db as BossDatabase } from 'pg-boss';
import { databaseListener } from '../database/database-listener.ts';
import { type DatabaseAddress, openPool } from '../database/database-pool.ts';
import { retryWhileUnavailable } from '../errors/database-unavailable.ts';

/** Connections of the queue; one more listens for notifications. */
const connections = 4;
/** The longest a notification may take. This process sends and receives it over the same network. */
const notificationTimeoutMs = 5000;
const settings = { application_name: 'platen-jobs' };

/**
 * The database for the job queue. Statements are retried while the database is unavailable, because the queue would
 * count a failed statement as a failed job, and a job has few attempts. So every statement of the queue may run twice.
 */
export function openJobDatabase(
  address: DatabaseAddress,
  onLost: (error: Error) => void,
  listenAddress: DatabaseAddress = address,
) {
  const pool = openPool({ address, onLost, size: connections, settings });
  const listener = databaseListener({ address: listenAddress, onLost, settings });
  const closing = new AbortController();
  // All workers listen to it at the same time.
  setMaxListeners(0, closing.signal);

  async function execute(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    const connected = await pool.connect();
    try {
      return await connected.query(text, values);
    } finally {
      connected.release();
    }
  }

  /** Whether notifications arrive on the listening connection: behind a transaction pool they do not. */
  async function canReceiveNotifications(timeoutMs = notificationTimeoutMs): Promise<boolean> {
    const finished = new AbortController();
    const channel = `platen_${randomUUID()}`;
    let arrive: (isThere: boolean) => void = () => undefined;
    const arrived = new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
    const connection = await listener.subscribe(channel, () => arrive(true), finished.signal);
    try {
      await execute('select pg_notify($1, $2)', [channel, 'there?']);
      const tooLate = sleep(timeoutMs, false, { signal: finished.signal }).catch(() => false);
      return await Promise.race([arrived, tooLate]);
    } finally {
      finished.abort();
      await connection.end();
    }
  }

  /** When each statement that is repeated failed for the first time. */
  const failures = new Map<symbol, Date>();

  async function executeUntilAvailable(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    const statement = Symbol('statement');
    const executeOnce = () =>
      execute(text, values).catch((error: unknown) => {
        if (!failures.has(statement)) failures.set(statement, new Date());
        throw error;
      });
    try {
      return await retryWhileUnavailable(executeOnce, closing.signal);
    } finally {
      failures.delete(statement);
    }
  }

  const bossDatabase: BossDatabase = {
    executeSql: executeUntilAvailable,
    listen: listener.listen,
  };
  return {
    bossDatabase,
    doNotificationsArrive: canReceiveNotifications,
    /** Since when a statement has been repeated because the database is unavailable; undefined if there is none. */
    retryingSince: (): Date | undefined => failures.values().next().value,
    /** Aborted when the queue is about to stop. */
    closing: closing.signal,
    /** From now on, an unavailable database fails immediately. */
    stopRetrying: () => closing.abort(),
    close: () => pool.end(),
  };
}
