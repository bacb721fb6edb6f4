import { Worker } from 'node:worker_threads';
import { RefusedError } from '../findings.ts';
import { FairLine, type Place } from './fair-line.ts';
import type { ThreadAnswer, ThreadAsk, ThreadCall, ThreadCalls } from './job.ts';

export interface ThreadOptions {
  readonly count: number;
  /** The built `@platen/render/node/worker`, and what Node needs to run it. */
  readonly worker: { readonly url: URL | string; readonly execArgv?: readonly string[] };
  /** A thread is replaced after so many asks: what its libraries keep is only freed with it. */
  readonly asksMax: number;
  readonly heapMaxMb: number;
  /** Of what is under way at a time. */
  readonly pixelsMax: number;
}

/** How one ask is treated. */
export interface Control extends Place {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A thread that ended under its work: out of memory, or killed because it took too long. */
export class RenderThreadError extends Error {
  readonly reason: 'crashed' | 'timed_out';

  constructor(reason: 'crashed' | 'timed_out', message: string) {
    super(message);
    this.name = 'RenderThreadError';
    this.reason = reason;
  }
}

interface Ask {
  readonly message: ThreadAsk;
  readonly control: Control;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  asksDone: number;
  current: { readonly ask: Ask; readonly leave: () => void } | undefined;
}

/** Threads that each do one ask at a time. Drawing cannot be interrupted, so what must stop is ended with its thread. */
export class Threads {
  readonly #options: ThreadOptions;
  readonly #threads = new Set<Thread>();
  readonly #line: FairLine<Ask>;
  #isClosed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#line = new FairLine({ pixelsMax: options.pixelsMax, urgentMax: Math.max(1, options.count - 1) });
  }

  ask<C extends ThreadCall>(
    call: C,
    ask: ThreadCalls[C]['ask'],
    control: Control = {},
  ): Promise<ThreadCalls[C]['answer']> {
    const { signal } = control;
    let drop: (() => void) | undefined;
    const answer = new Promise<ThreadCalls[C]['answer']>((resolve, reject) => {
      if (this.#isClosed) return reject(new RenderThreadError('crashed', 'the pool was closed'));
      if (signal?.aborted) return reject(signal.reason);
      const asked: Ask = { message: { call, ask } as ThreadAsk, control, resolve: resolve as Ask['resolve'], reject };
      this.#line.add(asked, control);
      drop = () => this.#drop(asked);
      signal?.addEventListener('abort', drop, { once: true });
      this.#assign();
    });
    // One signal serves all strips of an image: what is settled must not listen on.
    return answer.finally(() => drop && signal?.removeEventListener('abort', drop));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new RenderThreadError('crashed', 'the pool was closed');
    for (const { reject } of this.#line.clear()) reject(closed);
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closed)));
  }

  /** Gives the next ask to a thread that is free; makes one where there may be more. */
  #assign(): void {
    for (;;) {
      const free = [...this.#threads].find(({ current }) => current === undefined);
      const turn = free || this.#threads.size < this.#options.count ? this.#line.take() : undefined;
      if (!turn) return;
      this.#give(free ?? this.#start(), turn);
    }
  }

  #give(thread: Thread, { item: ask, done }: NonNullable<ReturnType<FairLine<Ask>['take']>>): void {
    const { timeoutMs } = ask.control;
    const start = performance.now();
    const timer =
      timeoutMs &&
      setTimeout(() => {
        void this.#end(thread, new RenderThreadError('timed_out', `not done after ${timeoutMs} ms`));
      }, timeoutMs);
    thread.current = {
      ask,
      leave() {
        clearTimeout(timer);
        thread.current = undefined;
        done(performance.now() - start);
      },
    };
    thread.worker.ref();
    thread.worker.once('message', (answer: ThreadAnswer) => {
      thread.current?.leave();
      thread.asksDone++;
      // An idle thread keeps nobody's process alive.
      thread.worker.unref();
      answerAsk(ask, answer);
      if (thread.asksDone >= this.#options.asksMax) void this.#end(thread);
      this.#assign();
    });
    thread.worker.postMessage(ask.message, []);
  }

  #start(): Thread {
    const { worker, heapMaxMb } = this.#options;
    const thread: Thread = {
      worker: new Worker(worker.url, {
        ...(worker.execArgv && { execArgv: [...worker.execArgv] }),
        resourceLimits: { maxOldGenerationSizeMb: heapMaxMb },
      }),
      asksDone: 0,
      current: undefined,
    };
    thread.worker.once('error', (error) => void this.#end(thread, new RenderThreadError('crashed', error.message)));
    thread.worker.once('exit', (code) => void this.#end(thread, new RenderThreadError('crashed', `exit code ${code}`)));
    this.#threads.add(thread);
    return thread;
  }

  /** Takes a thread out, with what it was doing. Another takes its place when there is work for it. */
  async #end(thread: Thread, error?: unknown): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    const { current } = thread;
    thread.current = undefined;
    current?.ask.reject(error);
    await thread.worker.terminate();
    // Until then its memory is not free for anybody else.
    current?.leave();
    this.#assign();
  }

  /** An ask that is no longer wanted: out of the queue, or ended with the thread that is at it. */
  #drop(ask: Ask): void {
    if (this.#line.remove(ask)) return ask.reject(ask.control.signal?.reason);
    const thread = [...this.#threads].find(({ current }) => current?.ask === ask);
    if (thread) void this.#end(thread, ask.control.signal?.reason);
  }
}

function answerAsk(ask: Ask, answer: ThreadAnswer): void {
  if (answer.state === 'done') ask.resolve(answer.value);
  else if (answer.state === 'refused') ask.reject(new RefusedError(answer.findings));
  else ask.reject(Object.assign(new Error(answer.message), { name: answer.name }));
}
