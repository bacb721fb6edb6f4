/**
 * A signal that aborts after a time, or with another one. Node 20 collects the timeout of `AbortSignal.any` as garbage while
 * a request waits for it, and the request waits for ever; a listener keeps it.
 */
export function timeLimit(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  timeout.addEventListener('abort', () => undefined);
  return AbortSignal.any([timeout, signal]);
}
