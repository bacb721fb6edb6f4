import { RefusedError } from '../findings.ts';
import { TooLargeError } from '../limits.ts';
import { FairScheduler, type QueueEntry } from './fair-scheduler.ts';
import type { ThreadResponse } from './job.ts';
import type { WorkerHandle } from './worker-handle.ts';

export interface WorkerPoolOptions {
  readonly count: number;
  readonly start: () => WorkerHandle;
  /** Number of tasks after which a worker is replaced: memory that its libraries hold is freed only when it ends. */
  readonly tasksPerWorkerMax: number;
  /** The largest sum of the pixels of all running tasks. */
  readonly pixelsMax: number;
  /**
   * The processor time that this process has used so far, in ms. Set only if the workers are threads of this process:
   * time limits then count processor time instead of wall-clock time, so that no task is ended because of a
   * busy machine.
   */
  readonly processorMs?: () => number;
}

/** How one task is scheduled and limited. */
export interface TaskOptions extends QueueEntry {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A worker ended while it ran a task: it crashed, ran out of memory, or was terminated after the time limit. */
export class RenderThreadError extends Error {
  readonly reason: 'crashed' | 'timed_out';

  constructor(reason: 'crashed' | 'timed_out', message: string) {
    super(message);
    this.name = 'RenderThreadError';
    this.reason = reason;
  }
}

/** The calls that a worker handles. Inputs and results are sent as messages, so they must be structured-cloneable. */
type Calls<C> = { readonly [Name in keyof C]: { input: unknown; result: unknown } };

interface Task {
  readonly message: object;
  readonly control: TaskOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The number of tasks that one owner may have waiting. It is limited because each holds its scene in memory. */
const waitingMax = 1000;
const closedMessage = 'the pool was closed';
/** A task that gets almost no processor time is ended as stuck after this many times its time limit. */
const stuckFactor = 50;
const checkIntervalMinMs = 20;

interface PoolWorker {
  readonly handle: WorkerHandle;
  tasksDone: number;
  current: { readonly task: Task; readonly release: () => void } | undefined;
}

/**
 * A pool of threads or processes that run one task at a time each. Drawing cannot be interrupted, so a running task is
 * canceled by terminating its worker.
 */
export class WorkerPool<C extends Calls<C>> {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<PoolWorker>();
  readonly #scheduler: FairScheduler<Task>;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    const { count, pixelsMax } = options;
    this.#scheduler = new FairScheduler({ pixelsMax, urgentMax: Math.max(1, count - 1), waitingMax });
  }

  run<Name extends keyof C>(
    call: Name,
    input: C[Name]['input'],
    control: TaskOptions = {},
  ): Promise<C[Name]['result']> {
    const { signal } = control;
    let cancel: (() => void) | undefined;
    const result = new Promise<C[Name]['result']>((resolve, reject) => {
      if (this.#isClosed) return reject(new Error(closedMessage));
      if (signal?.aborted) return reject(signal.reason);
      const task: Task = { message: { call, input }, control, resolve, reject };
      if (!this.#scheduler.add(task, control)) return reject(new Error('the queue is full'));
      cancel = () => this.#cancel(task);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#assign();
    });
    // All strips of an image share one signal. Without this, its listeners would accumulate.
    return result.finally(() => cancel && signal?.removeEventListener('abort', cancel));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error(closedMessage);
    for (const { reject } of this.#scheduler.clear()) reject(closed);
    await Promise.all([...this.#workers].map((worker) => this.#end(worker, closed)));
  }

  /** Dispatches waiting tasks to idle workers, and starts workers up to the limit. */
  #assign(): void {
    for (;;) {
      const free = [...this.#workers].find(({ current }) => current === undefined);
      const next = free || this.#workers.size < this.#options.count ? this.#scheduler.take() : undefined;
      if (!next) return;
      this.#dispatch(free ?? this.#start(), next);
    }
  }

  #dispatch(worker: PoolWorker, { item: task, done }: NonNullable<ReturnType<FairScheduler<Task>['take']>>): void {
    const { timeoutMs } = task.control;
    const start = performance.now();
    const stopLimit = this.#limit(timeoutMs, () => {
      void this.#end(worker, new RenderThreadError('timed_out', `not done after ${timeoutMs} ms`));
    });
    worker.current = {
      task,
      release() {
        stopLimit();
        worker.current = undefined;
        done(performance.now() - start);
      },
    };
    worker.handle.setKeepAlive(true);
    worker.handle.send(task.message);
  }

  /** Calls back once the time limit is exceeded, unless the returned function is called first. */
  #limit(timeoutMs: number | undefined, onOver: () => void): () => void {
    if (!timeoutMs) return () => undefined;
    const { processorMs } = this.#options;
    const startMs = performance.now();
    const startProcessorMs = processorMs?.() ?? 0;
    const checkTime = () => {
      // The processor time of all threads together is an upper bound for the time of this one.
      const workedMs = processorMs ? processorMs() - startProcessorMs : timeoutMs;
      const isStuck = performance.now() - startMs >= timeoutMs * stuckFactor;
      if (workedMs >= timeoutMs || isStuck) onOver();
      else timer = setTimeout(checkTime, Math.max(checkIntervalMinMs, timeoutMs - workedMs));
    };
    let timer = setTimeout(checkTime, timeoutMs);
    return () => clearTimeout(timer);
  }

  #onMessage(worker: PoolWorker, response: ThreadResponse): void {
    const { current } = worker;
    if (!current) return;
    current.release();
    worker.tasksDone++;
    // An idle worker must not keep the process alive.
    worker.handle.setKeepAlive(false);
    completeTask(current.task, response);
    if (worker.tasksDone >= this.#options.tasksPerWorkerMax) void this.#end(worker);
    this.#assign();
  }

  #start(): PoolWorker {
    const worker: PoolWorker = { handle: this.#options.start(), tasksDone: 0, current: undefined };
    worker.handle.onMessage((response) => this.#onMessage(worker, response as ThreadResponse));
    worker.handle.onEnd((why) => void this.#end(worker, new RenderThreadError('crashed', why)));
    this.#workers.add(worker);
    return worker;
  }

  /** Terminates a worker and rejects its current task. A new worker is started as soon as there is work for it. */
  async #end(worker: PoolWorker, error?: unknown): Promise<void> {
    if (!this.#workers.delete(worker)) return;
    const { current } = worker;
    worker.current = undefined;
    current?.task.reject(error);
    await worker.handle.terminate();
    // The memory of the worker is freed only now, so its pixels count against the limit until here.
    current?.release();
    this.#assign();
  }

  /** Removes a task from the queue, or terminates the worker that runs it. */
  #cancel(task: Task): void {
    if (this.#scheduler.remove(task)) return task.reject(task.control.signal?.reason);
    const worker = [...this.#workers].find(({ current }) => current?.task === task);
    if (worker) void this.#end(worker, task.control.signal?.reason);
  }
}

function completeTask(task: Task, response: ThreadResponse): void {
  if (response.state === 'done') task.resolve(response.value);
  else if (response.state === 'refused') task.reject(new RefusedError(response.findings));
  else if (response.name === 'TooLargeError') task.reject(new TooLargeError(response.message));
  else task.reject(Object.assign(new Error(response.message), { name: response.name }));
}
