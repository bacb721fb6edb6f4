import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** How long to wait before another code can be requested. */
export const codeCountdownS = 60;

/** Whole seconds left, rounded up: the last one is shown until it is over. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  const left = Math.ceil((untilMs - nowMs) / 1000);
  // A clock that was set back must not disable the button for a day.
  return Number.isFinite(left) ? Math.min(Math.max(left, 0), codeCountdownS) : 0;
}

const storedUntil = () => Number(readStored('code-until') ?? 0);

/** The wait between two codes. Its end is stored, so that a reload does not shorten it. */
export function useCountdown() {
  const [untilMs, setUntilMs] = useState(storedUntil);
  const [nowMs, setNowMs] = useState(Date.now);
  const seconds = secondsLeft(untilMs, nowMs);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  function start() {
    const now = Date.now();
    const until = now + codeCountdownS * 1000;
    writeStored('code-until', String(until));
    setUntilMs(until);
    setNowMs(now);
  }
  return { seconds, start };
}
