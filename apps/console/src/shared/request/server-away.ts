/**
 * Whether the server can be reached. A server that is away is a normal state: it is asked again by itself, less and less
 * often, and whoever waits for it is told when it is back. What is on the page stays.
 */
export interface ServerAway {
  isAway: boolean;
  isAsking: boolean;
}

export interface ServerWatch {
  getState(): ServerAway;
  subscribe(listener: () => void): () => void;
  /** A call got no answer, or one that says that nobody is there. */
  noteAway(): void;
  /** A call was answered. */
  noteAnswer(): void;
  askNow(): Promise<void>;
  /** Done at once where it is there. */
  back(): Promise<void>;
}

const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const here: ServerAway = { isAway: false, isAsking: false };

export function createServerWatch(ask: () => Promise<boolean>): ServerWatch {
  const listeners = new Set<() => void>();
  let state = here;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: ServerAway) {
    if (next.isAway === state.isAway && next.isAsking === state.isAsking) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function wait() {
    timer = setTimeout(() => void askNow(), delaysMs[Math.min(tries, delaysMs.length - 1)]);
    tries += 1;
  }

  async function askNow(): Promise<void> {
    if (!state.isAway || state.isAsking) return;
    clearTimeout(timer);
    set({ isAway: true, isAsking: true });
    if (await ask().catch(() => false)) noteAnswer();
    else {
      set({ isAway: true, isAsking: false });
      wait();
    }
  }

  function noteAnswer() {
    clearTimeout(timer);
    tries = 0;
    set(here);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    getState: () => state,
    subscribe,
    noteAway() {
      if (state.isAway) return;
      set({ isAway: true, isAsking: false });
      wait();
    },
    noteAnswer,
    askNow,
    back: () =>
      new Promise((resolve) => {
        if (!state.isAway) resolve();
        const stop = subscribe(() => {
          if (state.isAway) return;
          stop();
          resolve();
        });
      }),
  };
}

/** `/readyz` is answered only where calls would be: a proxy whose server is gone says so with a status. */
const askReady = async () => (await fetch('/readyz', { cache: 'no-store' })).ok;

export const serverWatch = createServerWatch(askReady);
