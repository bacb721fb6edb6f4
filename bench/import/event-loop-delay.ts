import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const tickMs = 5;

export interface EventLoopDelay {
  /** The longest time between two iterations of the event loop. */
  longestMs: number;
  /** The most CPU time of this thread between two iterations; undefined on systems that do not report it. */
  processorMs: number | undefined;
}

/**
 * Measures how long the event loop is blocked while `run` runs. On a shared machine most of the elapsed time may belong
 * to other processes, so the CPU time of this thread is what counts; on Node 20 only Linux reports it.
 */
export async function measureEventLoopDelay(run: () => Promise<void>): Promise<EventLoopDelay> {
  const delay: EventLoopDelay = { longestMs: 0, processorMs: undefined };
  let last = performance.now();
  let lastProcessor = threadMs();
  const timer = setInterval(() => {
    const [now, processor] = [performance.now(), threadMs()];
    delay.longestMs = Math.max(delay.longestMs, now - last - tickMs);
    if (processor !== undefined && lastProcessor !== undefined)
      delay.processorMs = Math.max(delay.processorMs ?? 0, processor - lastProcessor);
    [last, lastProcessor] = [now, processor];
  }, tickMs);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  return delay;
}

function threadMs(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
