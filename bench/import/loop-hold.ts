import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const tickMs = 5;

export interface LoopHold {
  /** The longest time between two turns of the event loop. */
  longestMs: number;
  /** The most processor time that this thread took between two turns; nothing where the system does not tell. */
  processorMs: number | undefined;
}

/**
 * How long the event loop is held while `run` runs. On a machine that others use too, most of the time between two turns may be
 * theirs: what counts is the processor time of this thread, which only Linux tells a thread of Node 20.
 */
export async function measureLoopHold(run: () => Promise<void>): Promise<LoopHold> {
  const hold: LoopHold = { longestMs: 0, processorMs: undefined };
  let last = performance.now();
  let lastProcessor = threadMs();
  const timer = setInterval(() => {
    const [now, processor] = [performance.now(), threadMs()];
    hold.longestMs = Math.max(hold.longestMs, now - last - tickMs);
    if (processor !== undefined && lastProcessor !== undefined)
      hold.processorMs = Math.max(hold.processorMs ?? 0, processor - lastProcessor);
    [last, lastProcessor] = [now, processor];
  }, tickMs);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  return hold;
}

function threadMs(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
