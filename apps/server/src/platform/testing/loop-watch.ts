import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The CPU time of the main thread, or the wall clock if the system does not report it. */
function cpuTimeMs(): number {
  try {
    const [onCpuNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(onCpuNs) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Otherwise garbage of other tests would be collected during a measurement and counted. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Measures how long one round of the event loop takes. It counts the thread's CPU time, because on a busy machine
 * wall-clock time measures the load.
 */
export function watchLoop() {
  collectGarbage();
  let last = cpuTimeMs();
  let longestMs = 0;
  let isOver = false;
  function tick(): void {
    const now = cpuTimeMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isOver) setImmediate(tick);
  }
  setImmediate(tick);
  return {
    /** Returns the longest round so far and resets the measurement. */
    popLongestMs(): number {
      const longest = longestMs;
      longestMs = 0;
      return longest;
    },
    stop(): void {
      isOver = true;
    },
  };
}
