import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The database cannot be reached at the moment. It recovers without intervention, so callers are told to retry. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`database unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Broken connections (08), a machine without disk space, memory or connection slots (53), and a server that is
 * stopping, has crashed or is starting (57P01 to 57P03).
 */
const unavailableCodes = /^(08...|53...|57P0[123])$/;

export function isUnavailableCode(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unavailableCodes.test(error.code ?? '');
}

const firstDelayMs = 50;
const delayMaxMs = 1000;

/** The delay after this many consecutive failures: it grows up to a maximum. */
export function reconnectDelayMs(failures: number): number {
  return Math.min(delayMaxMs, firstDelayMs * 2 ** Math.min(failures, 10));
}

/** Retries while the database is unavailable. Only for idempotent work that no request waits for. */
export async function retryWhileUnavailable<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || signal.aborted) throw error;
      // When the signal is aborted, the delay ends at once and the next attempt is the last.
      await sleep(reconnectDelayMs(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
