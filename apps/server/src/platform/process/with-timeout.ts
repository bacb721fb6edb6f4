import { setTimeout as sleep } from 'node:timers/promises';

/** Fails if the result takes longer. What it waits for is not ended. */
export async function withTimeout<T>(result: Promise<T>, timeoutMs: number): Promise<T> {
  const done = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: done.signal }).then((): never => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  // The loser of the race must not cause an unhandled rejection.
  timeout.catch(() => undefined);
  try {
    return await Promise.race([result, timeout]);
  } finally {
    done.abort();
  }
}
