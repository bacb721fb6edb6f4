import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** No round of the event loop may take longer, because every other request waits for it. */
export const blockedMsMax = 50;

/**
 * Returns the longest round of the event loop while the work ran, measured up to three times. Garbage collection of
 * other tests can only add time, so work that really blocks the loop does so every time. `prepare` is not measured.
 */
export async function measureBlockedMs(prepare: () => Promise<() => Promise<void>>): Promise<number> {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let tries = 3; tries > 0 && shortestMs >= blockedMsMax; tries--) {
    const work = await prepare();
    const loop = watchLoop();
    // The first rounds still belong to the preparation.
    await sleep(20);
    loop.popLongestMs();
    await work();
    await sleep(20);
    shortestMs = Math.min(shortestMs, loop.popLongestMs());
    loop.stop();
  }
  return shortestMs;
}
