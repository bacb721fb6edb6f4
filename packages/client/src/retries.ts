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
  const said = outcome instanceof Response ? outcome.headers.get('retry-after') : null;
  const ownMs = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  // A date is allowed too, which our server never sends.
  const waitMs = Math.min(longestWaitMs, said !== null && /^\d+$/.test(said) ? Number(said) * 1000 : ownMs);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
