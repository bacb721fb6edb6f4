import { RefusedError } from '../findings.ts';
import { TooLargeError } from '../limits.ts';
import { FairLine, type Place } from './fair-line.ts';
import type { Hand } from './hand.ts';
import type { ThreadAnswer } from './job.ts';

export interface ThreadOptions {
  readonly count: number;
  readonly start: () => Hand;
  /** A thread is replaced after so many asks: what its libraries keep is only freed with it. */
  readonly asksMax: number;
  /** Of what is under way at a time. */
  readonly pixelsMax: number;
  /**
   * How much processor time this process has had so far, in ms, where the hands work inside of it. A time limit is then one
   * of work and not of the clock: on a machine that is busy with others, nothing is ended that only had to wait.
   */
  readonly processorMs?: () => number;
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

/** What can be asked, and what is answered: all of it can be sent between threads. */
type Calls<C> = { readonly [Name in keyof C]: { ask: unknown; answer: unknown } };

interface Ask {
  readonly message: object;
  readonly control: Control;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Of one who asks. Requests that wait hold their scenes in memory. */
const waitingMax = 1000;
const closedMessage = 'the pool was closed';
/** How many times its time limit an ask may take that gets next to no processor: longer is not slow, but stuck. */
const patience = 50;
const leastLookMs = 20;

interface Thread {
  readonly hand: Hand;
  asksDone: number;
  current: { readonly ask: Ask; readonly leave: () => void } | undefined;
}

/**
 * Threads, or processes, that each do one ask at a time. Drawing cannot be interrupted, so what must stop is ended with
 * its thread.
 */
export class Threads<C extends Calls<C>> {
  readonly #options: ThreadOptions;
  readonly #threads = new Set<Thread>();
  readonly #line: FairLine<Ask>;
  #isClosed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { count, pixelsMax } = options;
    this.#line = new FairLine({ pixelsMax, urgentMax: Math.max(1, count - 1), waitingMax });
  }

  ask<Name extends keyof C>(call: Name, ask: C[Name]['ask'], control: Control = {}): Promise<C[Name]['answer']> {
    const { signal } = control;
    let drop: (() => void) | undefined;
    const answer = new Promise<C[Name]['answer']>((resolve, reject) => {
      if (this.#isClosed) return reject(new Error(closedMessage));
      if (signal?.aborted) return reject(signal.reason);
      const asked: Ask = { message: { call, ask }, control, resolve, reject };
      if (!this.#line.add(asked, control)) return reject(new Error('too much waits already'));
      drop = () => this.#drop(asked);
      signal?.addEventListener('abort', drop, { once: true });
      this.#assign();
    });
    // One signal serves all strips of an image: what is settled must not listen on.
    return answer.finally(() => drop && signal?.removeEventListener('abort', drop));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error(closedMessage);
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
    const stopLimit = this.#limit(timeoutMs, () => {
      void this.#end(thread, new RenderThreadError('timed_out', `not done after ${timeoutMs} ms`));
    });
    thread.current = {
      ask,
      leave() {
        stopLimit();
        thread.current = undefined;
        done(performance.now() - start);
      },
    };
    thread.hand.hold(true);
    thread.hand.send(ask.message);
  }

  /** Calls back once the time is over, however often it has to look; the answer stops it. */
  #limit(timeoutMs: number | undefined, onOver: () => void): () => void {
    if (!timeoutMs) return () => undefined;
    const { processorMs } = this.#options;
    const startMs = performance.now();
    const startProcessorMs = processorMs?.() ?? 0;
    const look = () => {
      // All threads of the process together: one of them has had no more than this.
      const workedMs = processorMs ? processorMs() - startProcessorMs : timeoutMs;
      const isStuck = performance.now() - startMs >= timeoutMs * patience;
      if (workedMs >= timeoutMs || isStuck) onOver();
      else timer = setTimeout(look, Math.max(leastLookMs, timeoutMs - workedMs));
    };
    let timer = setTimeout(look, timeoutMs);
    return () => clearTimeout(timer);
  }

  #hear(thread: Thread, answer: ThreadAnswer): void {
    const { current } = thread;
    if (!current) return;
    current.leave();
    thread.asksDone++;
    // An idle thread keeps nobody's process alive.
    thread.hand.hold(false);
    answerAsk(current.ask, answer);
    if (thread.asksDone >= this.#options.asksMax) void this.#end(thread);
    this.#assign();
  }

  #start(): Thread {
    const thread: Thread = { hand: this.#options.start(), asksDone: 0, current: undefined };
    thread.hand.onMessage((answer) => this.#hear(thread, answer as ThreadAnswer));
    thread.hand.onEnd((why) => void this.#end(thread, new RenderThreadError('crashed', why)));
    this.#threads.add(thread);
    return thread;
  }

  /** Takes a thread out, with what it was doing. Another takes its place when there is work for it. */
  async #end(thread: Thread, error?: unknown): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    const { current } = thread;
    thread.current = undefined;
    current?.ask.reject(error);
    await thread.hand.end();
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
  else if (answer.name === 'TooLargeError') ask.reject(new TooLargeError(answer.message));
  else ask.reject(Object.assign(new Error(answer.message), { name: answer.name }));
}
