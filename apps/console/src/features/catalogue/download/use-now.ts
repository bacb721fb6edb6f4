import { useEffect, useState } from 'react';

/** Often enough for a text in hours. */
const tickMs = 30_000;

/** The current time, updated regularly and exactly when `untilMs` is reached. */
export function useNow(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const leftMs = untilMs - nowMs;
    if (!(leftMs > 0)) return;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(tickMs, leftMs + 1));
    return () => clearTimeout(timer);
  }, [untilMs, nowMs]);
  return nowMs;
}
