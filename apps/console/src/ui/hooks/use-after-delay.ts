import { useEffect, useState } from 'react';

/** Whether a condition has been true for a while: shorter ones must not flash on the screen. */
export function useAfterDelay(isSo: boolean, delayMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, delayMs]);
  return isSo && isLong;
}
