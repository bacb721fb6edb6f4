import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the main thread has worked; where the system does not tell, how late it is. */
function cpuTimeMs(): number {
  try {
    const [onCpuNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(onCpuNs) / 1e6;
  } catch {
    return performance.now();
  }
}

/** What other tests of this process left behind would be collected in the middle of a measurement, and counted. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Watches how long one round of the event loop holds everyone up. It counts the work of the thread and not the time on
 * the clock: on a busy machine the clock tells how busy the machine is.
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
    /** The longest round so far; counts from here on anew. */
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
