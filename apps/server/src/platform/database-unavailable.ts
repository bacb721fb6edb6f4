import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The database cannot be asked just now. It comes back by itself, so whoever asked is told to come again. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Connections that broke (08), a machine without disk, memory or places for connections (53), and a server that is
 * being stopped, has crashed or is starting (57P01 to 57P03).
 */
const unavailableCodes = /^(08...|53...|57P0[123])$/;

export function isUnavailableCode(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unavailableCodes.test(error.code ?? '');
}

const firstDelayMs = 50;
const delayMaxMs = 1000;

/** How long to leave a database alone that has been away this often in a row: longer each time, and never for good. */
export function reconnectDelayMs(failures: number): number {
  return Math.min(delayMaxMs, firstDelayMs * 2 ** Math.min(failures, 10));
}

/** Does it again for as long as the database is away. For work that may be done twice and that nobody waits for. */
export async function retryWhileUnavailable<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || signal.aborted) throw error;
      // Whoever closes the database does not wait for the delay: the next try is the last one.
      await sleep(reconnectDelayMs(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
