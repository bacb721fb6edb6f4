/** What the worker of a painter posts for each request. */
export type PaintResponse<Drawn> = { kind: 'drawn'; drawn: Drawn } | { kind: 'failed'; message: string };

/** Draws in a worker, so that neither typing nor the pointer ever waits for an image. */
export interface Painter<Purpose extends string, Request, Drawn> {
  /** Resolves with undefined if a newer request of the same purpose arrived before this one was started. */
  draw: (purpose: Purpose, request: Request) => Promise<Drawn | undefined>;
  close: () => void;
}

interface PendingDraw<Request, Drawn> {
  readonly request: Request;
  readonly resolve: (drawn: Drawn | undefined) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Opens a painter whose worker is started with its first request and draws one request at a time. While it draws, only
 * the newest of the following requests of each purpose is worth drawing.
 * @param purposes what requests are for, most urgent first.
 * @param newWorker must contain `new Worker(new URL(…))` itself: the bundler finds workers by that expression.
 */
export function openPainter<Purpose extends string, Request, Drawn>(
  purposes: readonly Purpose[],
  newWorker: () => Worker,
): Painter<Purpose, Request, Drawn> {
  const next = new Map<Purpose, PendingDraw<Request, Drawn>>();
  let worker: Worker | undefined;
  let running: PendingDraw<Request, Drawn> | undefined;

  function startWorker(): Worker {
    const started = newWorker();
    started.addEventListener('message', ({ data }: MessageEvent<PaintResponse<Drawn>>) => {
      const done = running;
      running = undefined;
      if (data.kind === 'drawn') done?.resolve(data.drawn);
      else done?.reject(new Error(data.message));
      send();
    });
    // The script failed to load or crashed: the next call starts another worker.
    started.addEventListener('error', (event) => {
      running?.reject(new Error(event.message || 'no renderer'));
      running = undefined;
      close();
    });
    return started;
  }

  function send() {
    if (running) return;
    const purpose = purposes.find((each) => next.has(each));
    running = purpose && next.get(purpose);
    if (!purpose || !running) return;
    next.delete(purpose);
    worker ??= startWorker();
    worker.postMessage(running.request);
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const pending of [running, ...next.values()]) pending?.resolve(undefined);
    running = undefined;
    next.clear();
  }

  return {
    draw: (purpose, request) =>
      new Promise((resolve, reject) => {
        next.get(purpose)?.resolve(undefined);
        next.set(purpose, { request, resolve, reject });
        send();
      }),
    close,
  };
}
