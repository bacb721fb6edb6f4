/** Work in steps, between which whoever runs it may do other things: thousands of orders take a while. */
export type Steps<T> = Generator<undefined, T>;

/** All steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
