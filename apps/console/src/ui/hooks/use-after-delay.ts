import { useEffect, useState } from 'react';

/** Whether it has been so for a while: what is over sooner is not worth a flash on the screen. */
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
