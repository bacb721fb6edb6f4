import type { DrawnPreview, PreviewResponse, PreviewRequest } from './preview-messages.ts';

/** Draws plans in a worker, so that typing is not interrupted. */
export interface PreviewPainter {
  /** Resolves with undefined if a newer plan arrived before this one was started. */
  draw: (request: Omit<PreviewRequest, 'id'>) => Promise<DrawnPreview | undefined>;
  close: () => void;
}

interface PendingDraw {
  request: PreviewRequest;
  resolve: (drawn: DrawnPreview | undefined) => void;
  reject: (cause: Error) => void;
}

/** While one plan is drawn, only the newest of the following ones is worth drawing. */
export function openPreviewPainter(): PreviewPainter {
  let worker: Worker | undefined;
  let running: PendingDraw | undefined;
  let next: PendingDraw | undefined;
  let lastId = 0;

  function startWorker(): Worker {
    const begun = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<PreviewResponse>) => {
      const { resolve, reject } = running ?? {};
      running = undefined;
      if (data.kind === 'drawn') resolve?.(data.drawn);
      else reject?.(new Error(data.message));
      send();
    });
    // The script failed to load or crashed: the next call starts another worker.
    begun.addEventListener('error', (event) => {
      running?.reject(new Error(event.message || 'no renderer'));
      running = undefined;
      close();
    });
    return begun;
  }

  function send() {
    if (running || !next) return;
    running = next;
    next = undefined;
    worker ??= startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(running.request);
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    running?.resolve(undefined);
    next?.resolve(undefined);
    running = undefined;
    next = undefined;
  }

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        next?.resolve(undefined);
        next = { request: { ...request, id: ++lastId }, resolve, reject };
        send();
      }),
    close,
  };
}
