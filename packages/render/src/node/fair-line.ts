// How it works and how to change it: docs/components/fair-scheduler.md
/** Whose turn something is, and what it takes of the machine. */
export interface Place {
  /** Who asks. One who asks much waits for himself, and not the others for him. */
  readonly owner?: string | undefined;
  /** Somebody looks at a screen until it is there. */
  readonly isUrgent?: boolean | undefined;
  /** The pixels that it holds in memory. */
  readonly pixels?: number | undefined;
}

export interface LineLimits {
  /** Of all that is under way together. What is larger alone goes alone. */
  readonly pixelsMax: number;
  /** So many urgent things of one owner at a time: they take seconds, and must leave room for the others. */
  readonly urgentMax: number;
  /** So many of one owner may wait. */
  readonly waitingMax: number;
}

interface Waiting<T> {
  readonly item: T;
  readonly pixels: number;
}

interface Flow<T> {
  readonly isUrgent: boolean;
  readonly waiting: Waiting<T>[];
  underWay: number;
  /** What its owner has had so far, in ms; of urgent things a part, so that they go first. */
  served: number;
}

const urgentShare = 1 / 8;

/**
 * Who is next: of those who wait, the owner with the fewest things under way, then the one who has had the least. Who
 * comes new begins where the one stands that was last served, and not before all the others.
 */
export class FairLine<T> {
  readonly #limits: LineLimits;
  readonly #flows = new Map<string, Flow<T>>();
  #pixels = 0;
  #underWay = 0;
  #reached = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** False where too many of this owner wait already. */
  add(item: T, { owner = '', isUrgent = false, pixels = 0 }: Place): boolean {
    const key = `${isUrgent ? '!' : ''}${owner}`;
    const flow = this.#flows.get(key) ?? { isUrgent, waiting: [], underWay: 0, served: 0 };
    if (flow.waiting.length >= this.#limits.waitingMax) return false;
    if (isIdle(flow)) flow.served = Math.max(flow.served, this.#reached);
    flow.waiting.push({ item, pixels });
    this.#flows.set(key, flow);
    return true;
  }

  /** The next one, if there is one that there is room for. `done` must be called when it is, with what it took. */
  take(): { item: T; done: (ms: number) => void } | undefined {
    const flow = this.#next();
    const next = flow?.waiting.shift();
    if (!flow || !next) return undefined;
    const { item, pixels } = next;
    flow.underWay++;
    this.#underWay++;
    this.#pixels += pixels;
    this.#reached = Math.max(this.#reached, flow.served);
    return {
      item,
      done: (ms) => {
        flow.underWay--;
        this.#underWay--;
        this.#pixels -= pixels;
        flow.served += flow.isUrgent ? ms * urgentShare : ms;
        this.#forget();
      },
    };
  }

  /** Takes something out that waits; false where it does not. */
  remove(item: T): boolean {
    for (const { waiting } of this.#flows.values()) {
      const at = waiting.findIndex((each) => each.item === item);
      if (at === -1) continue;
      waiting.splice(at, 1);
      return true;
    }
    return false;
  }

  /** Takes everything out. */
  clear(): T[] {
    return [...this.#flows.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ item }) => item));
  }

  #next(): Flow<T> | undefined {
    let best: Flow<T> | undefined;
    for (const flow of this.#flows.values()) if (this.#hasRoomFor(flow) && (!best || isBefore(flow, best))) best = flow;
    return best;
  }

  #hasRoomFor({ waiting: [first], isUrgent, underWay }: Flow<T>): boolean {
    if (!first || (isUrgent && underWay >= this.#limits.urgentMax)) return false;
    return this.#underWay === 0 || this.#pixels + first.pixels <= this.#limits.pixelsMax;
  }

  /** Of an owner who has nothing here only what he had beyond the others is remembered. */
  #forget(): void {
    const isOver = [...this.#flows.values()].every(isIdle);
    for (const [key, flow] of this.#flows)
      if (isIdle(flow) && (isOver || flow.served <= this.#reached)) this.#flows.delete(key);
  }
}

function isIdle({ waiting, underWay }: Flow<unknown>): boolean {
  return waiting.length + underWay === 0;
}

function isBefore(one: Flow<unknown>, other: Flow<unknown>): boolean {
  if (one.underWay !== other.underWay) return one.underWay < other.underWay;
  if (one.served !== other.served) return one.served < other.served;
  return one.isUrgent && !other.isUrgent;
}
