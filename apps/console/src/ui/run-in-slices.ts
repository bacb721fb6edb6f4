/** Longer than this, and a key that is pressed meanwhile is felt to come late. */
const sliceMs = 8;

/** Work in steps, with a pause after each turn for whatever else the page has to do. Rejects where it is no longer wanted. */
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
