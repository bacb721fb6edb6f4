import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused } from '@platen/contract/refusals';
import { FileRefused } from '../files/file-refused.ts';
import { PutRefused } from './put-file.ts';

export interface RetryRule {
  retries: number;
  /** Doubled with every further try. */
  firstDelayMs: number;
}

export const uploadRetries: RetryRule = { retries: 6, firstDelayMs: 1000 };

/** Tries again what may work later: a server that is away, that failed, or that has too much to do. */
export async function withRetries<T>(
  { retries, firstDelayMs }: RetryRule,
  signal: AbortSignal,
  run: () => Promise<T>,
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || tried >= retries || !isRetryable(error)) throw error;
    }
    // A signal of its own: fifteen that wait on one are more listeners than Node takes without a warning.
    await wait(firstDelayMs * 2 ** tried, undefined, { signal: AbortSignal.any([signal]) });
  }
}

/** A refusal stays one; whatever is no answer at all may be the network. */
function isRetryable(error: unknown): boolean {
  if (error instanceof FileRefused) return false;
  if (!(error instanceof CallRefused) && !(error instanceof PutRefused)) return true;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}
