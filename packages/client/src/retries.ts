const firstWaitMs = 500;
const longestWaitMs = 30_000;

/**
 * Whether the same may be asked again. Every change carries an `Idempotency-Key`, so it may be repeated although nobody
 * knows whether it happened.
 */
export function isWorthRetrying(outcome: Response | Error): boolean {
  return outcome instanceof Error || outcome.status === 429 || outcome.status >= 500;
}

/** As long as the server says, else twice as long each time, with some chance in it so that callers spread. */
export async function waitBeforeRetry(attempt: number, outcome: Response | Error, signal?: AbortSignal): Promise<void> {
  const saidS = outcome instanceof Response ? Number(outcome.headers.get('retry-after')) : 0;
  const ownMs = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  const waitMs = Math.min(longestWaitMs, saidS > 0 ? saidS * 1000 : ownMs);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
