import { setTimeout as sleep } from 'node:timers/promises';
import { reconnectDelayMs } from '../errors/database-unavailable.ts';
import { type DatabaseAddress, openConnection } from './database-pool.ts';

interface ListenerOptions {
  address: DatabaseAddress;
  onLost: (error: Error) => void;
  settings: { application_name: string };
}

/** Receives the notifications of a database, on a connection for each channel. */
export function databaseListener({ address, onLost, settings }: ListenerOptions) {
  /** Listens until the connection is lost or ended. */
  async function subscribe(channel: string, onNotification: (payload: string) => void, signal: AbortSignal) {
    const client = openConnection({ address, onLost, settings });
    const finished = new Promise<void>((resolve) => client.once('end', () => resolve()));
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
    return { finished, end: () => client.end().catch(() => undefined) };
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

  /** Listens and reconnects forever; resolves once it listens for the first time. */
  async function listen(channel: string, onNotification: (payload: string) => void, onListening: () => void) {
    const ended = new AbortController();
    let connection = await subscribe(channel, onNotification, ended.signal);
    onListening();
    async function keepListening(): Promise<void> {
      for (;;) {
        await connection.finished;
        if (ended.signal.aborted) return;
        connection = await subscribeAgain(channel, onNotification, ended.signal);
        onListening();
      }
    }
    const finished = keepListening().catch(() => undefined);
    return {
      async close() {
        ended.abort();
        await connection.end();
        await finished;
      },
    };
  }

  return { listen, subscribe };
}
