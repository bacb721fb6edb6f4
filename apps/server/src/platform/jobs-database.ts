import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db as BossDatabase } from 'pg-boss';
import { reconnectDelayMs, retryWhileUnavailable } from './database-unavailable.ts';
import { type DatabaseAddress, openConnection, openPool } from './database-pool.ts';

/** Of the queue itself; one more listens. */
const connections = 4;
/** So long a notification may take. It is sent and received by this process, over the same network. */
const notificationTimeoutMs = 5000;
const settings = { application_name: 'platen-jobs' };

/**
 * The database as the job queue sees it: never away, only slow at times. A queue that saw a failed statement would count
 * it as a failed job, and a job has few tries. Whatever the queue says may be said twice.
 */
export function openJobDatabase(
  address: DatabaseAddress,
  onLost: (error: Error) => void,
  listenAddress: DatabaseAddress = address,
) {
  const pool = openPool({ address, onLost, size: connections, settings });
  const closing = new AbortController();
  // Every worker waits on it at the same time.
  setMaxListeners(0, closing.signal);

  async function execute(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    const connected = await pool.connect();
    try {
      return await connected.query(text, values);
    } finally {
      connected.release();
    }
  }

  /** Listens for ever, over one connection after the other; resolves once it listens for the first time. */
  async function listen(channel: string, onNotification: (payload: string) => void, onListening: () => void) {
    const ended = new AbortController();
    let connection = await subscribe(channel, onNotification, ended.signal);
    onListening();
    async function keepListening(): Promise<void> {
      for (;;) {
        await connection.over;
        if (ended.signal.aborted) return;
        connection = await subscribeAgain(channel, onNotification, ended.signal);
        onListening();
      }
    }
    const over = keepListening().catch(() => undefined);
    return {
      async close() {
        ended.abort();
        await connection.end();
        await over;
      },
    };
  }

  async function subscribe(channel: string, onNotification: (payload: string) => void, signal: AbortSignal) {
    const client = openConnection({ address: listenAddress, onLost, settings });
    const over = new Promise<void>((resolve) => client.once('end', () => resolve()));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined && !signal.aborted) onNotification(payload);
    });
    try {
      await client.connect();
      await client.query(`listen "${channel}"`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return { over, end: () => client.end().catch(() => undefined) };
  }

  async function subscribeAgain(channel: string, onNotification: (payload: string) => void, signal: AbortSignal) {
    for (let failures = 0; ; failures++) {
      await sleep(reconnectDelayMs(failures), undefined, { signal });
      try {
        return await subscribe(channel, onNotification, signal);
      } catch (error) {
        onLost(error as Error);
      }
    }
  }

  /** Whether what is told over the one connection arrives at the other: behind a pool of transactions it does not. */
  async function canReceiveNotifications(timeoutMs = notificationTimeoutMs): Promise<boolean> {
    const over = new AbortController();
    const channel = `platen_${randomUUID()}`;
    let arrive: (isThere: boolean) => void = () => undefined;
    const arrived = new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
    const connection = await subscribe(channel, () => arrive(true), over.signal);
    try {
      await execute('select pg_notify($1, $2)', [channel, 'there?']);
      const tooLate = sleep(timeoutMs, false, { signal: over.signal }).catch(() => false);
      return await Promise.race([arrived, tooLate]);
    } finally {
      over.abort();
      await connection.end();
    }
  }

  const bossDatabase: BossDatabase = {
    executeSql: (text, values) => retryWhileUnavailable(() => execute(text, values), closing.signal),
    listen,
  };
  return {
    bossDatabase,
    doNotificationsArrive: canReceiveNotifications,
    /** Aborted when the queue is about to stop. */
    closing: closing.signal,
    /** From here on a database that is away is told at once. */
    stopRetrying: () => closing.abort(),
    close: () => pool.end(),
  };
}
