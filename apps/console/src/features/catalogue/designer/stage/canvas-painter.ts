import type { CanvasResponse, CanvasRequest } from './canvas-messages.ts';

/**
 * What is drawn for, the most urgent first: the pieces that a drag moves, the sizes of texts, the picture at rest. Of each
 * only the newest is worth drawing.
 */
const purposes = ['drag', 'measure', 'rest'] as const;
export type PaintPurpose = (typeof purposes)[number];

export type Painted = Extract<CanvasResponse, { kind: 'drawn' }>;

/** Draws off the page's thread, so that a hand on the pointer never waits for a picture. */
export interface CanvasPainter {
  /** Nothing where a newer one of the same purpose came before this one was begun. */
  draw: (purpose: PaintPurpose, request: Omit<CanvasRequest, 'id'>) => Promise<Painted | undefined>;
  close: () => void;
}

interface PendingDraw {
  readonly request: CanvasRequest;
  readonly resolve: (painted: Painted | undefined) => void;
  readonly reject: (cause: Error) => void;
}

export function openCanvasPainter(): CanvasPainter {
  let worker: Worker | undefined;
  let running: PendingDraw | undefined;
  const next: { [P in PaintPurpose]?: PendingDraw | undefined } = {};
  let lastId = 0;

  function startWorker(): Worker {
    const begun = new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<CanvasResponse>) => {
      const done = running;
      running = undefined;
      if (data.kind === 'drawn') done?.resolve(data);
      else done?.reject(new Error(data.message));
      send();
    });
    // The script did not arrive, or it broke: another try begins another worker.
    begun.addEventListener('error', (event) => {
      running?.reject(new Error(event.message || 'no renderer'));
      running = undefined;
      close();
    });
    return begun;
  }

  function send() {
    if (running) return;
    const purpose = purposes.find((each) => next[each]);
    if (!purpose) return;
    running = next[purpose] as PendingDraw;
    next[purpose] = undefined;
    worker ??= startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(running.request);
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    running?.resolve(undefined);
    running = undefined;
    for (const purpose of purposes) {
      next[purpose]?.resolve(undefined);
      next[purpose] = undefined;
    }
  }

  return {
    draw: (purpose, request) =>
      new Promise((resolve, reject) => {
        next[purpose]?.resolve(undefined);
        next[purpose] = { request: { ...request, id: ++lastId }, resolve, reject };
        send();
      }),
    close,
  };
}
