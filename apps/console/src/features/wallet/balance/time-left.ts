import { useEffect, useState } from 'react';

const tickMs = 1_000;

/** `04:36`, and `1:59:30` from one hour on, as a countdown. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  const tail = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** The milliseconds left, updated every second; undefined if there is no end. */
export function useTimeLeft(until: string | null): number | undefined {
  const [nowMs, setNowMs] = useState(Date.now);
  const leftMs = until === null ? undefined : Math.max(0, Date.parse(until) - nowMs);
  const isRunning = leftMs !== undefined && leftMs > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return leftMs;
}
