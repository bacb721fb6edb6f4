import type { CheckRequest, CheckResponse, PlanFinding } from './preflight.types.ts';

/** Checks images in a worker, one after the other. */
export interface PlanChecker {
  /** Resolves with undefined if it could not be checked: the script of the renderer may have failed to load. */
  check: (request: Omit<CheckRequest, 'id'>) => Promise<readonly PlanFinding[] | undefined>;
  close: () => void;
}

type Resolve = (findings: readonly PlanFinding[] | undefined) => void;

export function openPlanChecker(): PlanChecker {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Resolve>();

  function startWorker(): Worker {
    const started = new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      pending.get(data.id)?.(data.kind === 'checked' ? data.findings : undefined);
      pending.delete(data.id);
    });
    // The script failed to load or crashed: the next call starts another worker.
    started.addEventListener('error', close);
    return started;
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const resolve of pending.values()) resolve(undefined);
    pending.clear();
  }

  return {
    check: (request) =>
      new Promise((resolve) => {
        const id = ++lastId;
        pending.set(id, resolve);
        worker ??= startWorker();
        worker.postMessage({ ...request, id } satisfies CheckRequest);
      }),
    close,
  };
}
