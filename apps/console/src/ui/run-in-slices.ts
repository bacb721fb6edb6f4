/** Longer slices would noticeably delay key presses. */
const sliceMs = 8;

/** Runs work in steps, and yields to the page after each time slice. Rejects if it is aborted. */
export async function runInSlices<T>(steps: Generator<unknown, T>, signal?: AbortSignal): Promise<T> {
  let until = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
}
