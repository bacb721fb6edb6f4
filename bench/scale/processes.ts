import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/resources/orders/form-orders/testing/server-process.ts';

export interface Processes {
  apis: ServerProcess[];
  close(): Promise<void>;
}

/** Processes of the product on one database, each with its role. */
export async function openProcesses(
  environment: Record<string, string>,
  { apis, workers }: { apis: number; workers: number },
): Promise<Processes> {
  const start = (role: 'api' | 'worker', count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        startServerProcess({ ...environment, PLATEN_ROLE: role, PLATEN_HEALTH_PORT: '0' }),
      ),
    );
  // One after the other, because the first one migrates.
  const apiProcesses = await start('api', apis);
  const workerProcesses = await start('worker', workers);
  return {
    apis: apiProcesses,
    async close() {
      await Promise.all([...apiProcesses, ...workerProcesses].map((process) => process.kill('SIGKILL')));
    },
  };
}
