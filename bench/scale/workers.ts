import { type BenchClient, signIn } from '../fairness/client.ts';
import { place, publish, waitForDone } from '../fairness/one-row-order.ts';
import { openProcesses } from './processes.ts';

const rows = 300;
/** Drawn before the clock runs, so that every thread has started. */
const warmUpRows = 20;

async function timeRows(api: BenchClient, templateNo: string, count: number): Promise<number> {
  const start = performance.now();
  await waitForDone(api, await place(api, templateNo, count), count);
  return performance.now() - start;
}

async function measure(environment: Record<string, string>, workers: number): Promise<number> {
  const { apis, close } = await openProcesses(environment, { apis: 1, workers });
  try {
    const url = apis[0]?.url ?? '';
    const templateNo = await publish((await signIn(url, 'staff')).api);
    const { api } = await signIn(url, 'customer');
    await timeRows(api, templateNo, warmUpRows);
    return rows / ((await timeRows(api, templateNo, rows)) / 1000);
  } finally {
    await close();
  }
}

/** Compares one worker with two. Each has a thread for every core. */
export async function benchWorkers(environment: Record<string, string>): Promise<void> {
  const one = await measure(environment, 1);
  const two = await measure(environment, 2);
  console.log(`images of 1000 × 1000 rendered a second: ${one.toFixed(1)} with one worker, ${two.toFixed(1)} with two`);
  console.log(`ratio scale.two_workers_vs_one ${(two / one).toFixed(2)}`);
}
