import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Part } from './part.ts';

/** Long enough for the proxy to detect that a part is back: `rise 1` at `inter 2s`, and one check in progress. */
const settleMs = 4000;

async function killAndRestart(part: Part): Promise<void> {
  await part.kill('SIGKILL');
  await part.start();
  await sleep(settleMs);
}

/** Replaces one process after the other, as an upgrade does. */
async function rollingRestart(cluster: Cluster): Promise<void> {
  for (const part of [...cluster.apis, ...cluster.workers]) {
    await part.kill('SIGTERM');
    await part.start();
    await sleep(settleMs);
  }
}

/**
 * Kills every kind of part in turn and replaces all processes once, until it is stopped. Returns the names of the
 * faults; each part is killed at least once, however fast the work under test finishes.
 */
export function startFaults(cluster: Cluster): { stop(): Promise<string[]> } {
  const faults: string[] = [];
  const stopping = new AbortController();
  const [api1, api2] = cluster.apis;
  const [worker1, worker2] = cluster.workers;
  const parts = [api1, worker1, cluster.pgbouncer, cluster.postgres, api2, worker2].filter(
    (part) => part !== undefined,
  );
  async function run(): Promise<void> {
    for (let round = 0; round === 0 || !stopping.signal.aborted; round++) {
      for (const part of parts) {
        if (round > 0 && stopping.signal.aborted) return;
        await killAndRestart(part);
        faults.push(part.name);
      }
      if (round === 0) {
        await rollingRestart(cluster);
        faults.push('rolling restart');
      }
    }
  }
  const running = run();
  running.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await running;
      return faults;
    },
  };
}
