/** Long work as a generator that yields between steps, so that the caller can let other work run in between. */
export type Steps<T> = Generator<undefined, T>;

/** Runs all steps without a break. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
