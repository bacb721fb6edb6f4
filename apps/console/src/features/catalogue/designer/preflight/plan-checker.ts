import type { CheckAnswer, CheckRequest, PlanFinding } from './preflight.types.ts';

/** Checks images off the page's thread, one after the other. */
export interface PlanChecker {
  /** Nothing where it could not be checked: the script of the renderer may not have come. */
  check: (request: Omit<CheckRequest, 'id'>) => Promise<readonly PlanFinding[] | undefined>;
  close: () => void;
}

type Settle = (findings: readonly PlanFinding[] | undefined) => void;

export function openPlanChecker(): PlanChecker {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Settle>();

  function begin(): Worker {
    const begun = new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      waiting.get(data.id)?.(data.kind === 'checked' ? data.findings : undefined);
      waiting.delete(data.id);
    });
    // The script did not arrive, or it broke: another try begins another worker.
    begun.addEventListener('error', close);
    return begun;
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  }

  return {
    check: (request) =>
      new Promise((resolve) => {
        const id = ++lastId;
        waiting.set(id, resolve);
        worker ??= begin();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ ...request, id } satisfies CheckRequest);
      }),
    close,
  };
}
