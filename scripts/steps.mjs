import { availableParallelism } from 'node:os';

/**
 * A part of a check or of the tests. `run` says how many things passed, failed and were skipped, and what to show of a failure.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

/**
 * Runs steps that do not depend on each other and reports each as it ends. One more runs at a time than there are cores, because
 * each of them sometimes waits for a file or a timer.
 * @param {Step[]} steps they begin in this order
 * @param {number} [atOnce] how many run at a time: fewer, if each of them keeps more than one core busy
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runSteps(steps, atOnce = availableParallelism() + 1) {
  const waiting = [...steps];
  const total = { passed: 0, failed: 0, skipped: 0 };
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      const { passed, failed, skipped, output } = await step.run();
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      report(step.name, failed, output, (performance.now() - startedAt) / 1000);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

/**
 * @param {string} name
 * @param {number} failed
 * @param {string} output
 * @param {number} seconds
 */
function report(name, failed, output, seconds) {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}
