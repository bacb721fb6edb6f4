// How it works and how to change it: docs/components/fair-scheduler.md
/** Who a task belongs to, and what it costs. */
export interface QueueEntry {
  /** Who the task is for. Owners share the time equally, so that one with many tasks does not delay the others. */
  readonly owner?: string | undefined;
  /** Whether a person is waiting for the result at a screen. */
  readonly isUrgent?: boolean | undefined;
  /** The number of pixels that the task holds in memory. */
  readonly pixels?: number | undefined;
}

export interface SchedulerLimits {
  /** The largest sum of the pixels of all running tasks. A task that is larger than this runs alone. */
  readonly pixelsMax: number;
  /** The number of urgent tasks of one owner that may run at a time, so that workers are left for other owners. */
  readonly urgentMax: number;
  /** The number of tasks that may wait in the queue of one owner. */
  readonly waitingMax: number;
}

interface Waiting<T> {
  readonly item: T;
  readonly pixels: number;
}

/** The queue of one owner. Urgent tasks of an owner have a separate flow. */
interface Flow<T> {
  readonly isUrgent: boolean;
  readonly waiting: Waiting<T>[];
  running: number;
  /**
   * The time that its tasks have taken so far, in ms. Urgent tasks count with a lower weight, so that they go first.
   */
  servedMs: number;
}

const urgentWeight = 1 / 8;

/**
 * Picks the next task from the owner with the fewest running tasks, and among those from the owner who has used the
 * least time. An owner who returns starts at the virtual time of the task that was picked last: starting at zero, they
 * would be served alone until they had caught up with everybody else.
 */
export class FairScheduler<T> {
  readonly #limits: SchedulerLimits;
  readonly #flows = new Map<string, Flow<T>>();
  #pixels = 0;
  #running = 0;
  #virtualTimeMs = 0;

  constructor(limits: SchedulerLimits) {
    this.#limits = limits;
  }

  /** Returns false if too many tasks of this owner are waiting already. */
  add(item: T, { owner = '', isUrgent = false, pixels = 0 }: QueueEntry): boolean {
    const key = `${isUrgent ? '!' : ''}${owner}`;
    const flow = this.#flows.get(key) ?? { isUrgent, waiting: [], running: 0, servedMs: 0 };
    if (flow.waiting.length >= this.#limits.waitingMax) return false;
    if (isIdle(flow)) flow.servedMs = Math.max(flow.servedMs, this.#virtualTimeMs);
    flow.waiting.push({ item, pixels });
    this.#flows.set(key, flow);
    return true;
  }

  /** Takes the next task that the limits allow. `done` must be called when it has ended, with the time that it took. */
  take(): { item: T; done: (ms: number) => void } | undefined {
    const flow = this.#next();
    const next = flow?.waiting.shift();
    if (!flow || !next) return undefined;
    const { item, pixels } = next;
    flow.running++;
    this.#running++;
    this.#pixels += pixels;
    this.#virtualTimeMs = Math.max(this.#virtualTimeMs, flow.servedMs);
    return {
      item,
      done: (ms) => {
        flow.running--;
        this.#running--;
        this.#pixels -= pixels;
        flow.servedMs += flow.isUrgent ? ms * urgentWeight : ms;
        this.#dropIdleFlows();
      },
    };
  }

  /** Removes a waiting task; returns false if it is not waiting. */
  remove(item: T): boolean {
    for (const { waiting } of this.#flows.values()) {
      const at = waiting.findIndex((each) => each.item === item);
      if (at === -1) continue;
      waiting.splice(at, 1);
      return true;
    }
    return false;
  }

  /** Removes and returns all waiting tasks. */
  clear(): T[] {
    return [...this.#flows.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ item }) => item));
  }

  #next(): Flow<T> | undefined {
    let best: Flow<T> | undefined;
    for (const flow of this.#flows.values()) if (this.#hasRoomFor(flow) && (!best || isBefore(flow, best))) best = flow;
    return best;
  }

  #hasRoomFor({ waiting: [first], isUrgent, running }: Flow<T>): boolean {
    if (!first || (isUrgent && running >= this.#limits.urgentMax)) return false;
    return this.#running === 0 || this.#pixels + first.pixels <= this.#limits.pixelsMax;
  }

  /**
   * Forgets idle flows, except those ahead of the virtual time. An owner who sends one task at a time would otherwise
   * start anew with each of them and get more than a fair share.
   */
  #dropIdleFlows(): void {
    const isAllIdle = [...this.#flows.values()].every(isIdle);
    for (const [key, flow] of this.#flows)
      if (isIdle(flow) && (isAllIdle || flow.servedMs <= this.#virtualTimeMs)) this.#flows.delete(key);
  }
}

function isIdle({ waiting, running }: Flow<unknown>): boolean {
  return waiting.length + running === 0;
}

function isBefore(one: Flow<unknown>, other: Flow<unknown>): boolean {
  if (one.running !== other.running) return one.running < other.running;
  if (one.servedMs !== other.servedMs) return one.servedMs < other.servedMs;
  return one.isUrgent && !other.isUrgent;
}
