import type { CanvasResponse, CanvasRequest } from './canvas-messages.ts';

/**
 * What a drawing is for, most urgent first: the tiles that a drag moves, the sizes of texts, the page itself. For each
 * purpose only the newest request is drawn.
 */
const purposes = ['drag', 'measure', 'rest'] as const;
export type PaintPurpose = (typeof purposes)[number];

export type Painted = Extract<CanvasResponse, { kind: 'drawn' }>;

/** Draws in a worker, so that the pointer never waits for an image. */
export interface CanvasPainter {
  /** Resolves with undefined if a newer request of the same purpose arrived before this one was started. */
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
    // The script failed to load or crashed: the next call starts another worker.
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
