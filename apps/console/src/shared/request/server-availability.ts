/**
 * Whether the server can be reached. A server that is away is a normal state: it is asked again by itself, less and less
 * often, and whoever waits for it is told when it is back. What is on the page stays.
 */
export interface ServerAvailability {
  isUnavailable: boolean;
  isChecking: boolean;
}

export interface ServerWatch {
  getState(): ServerAvailability;
  subscribe(listener: () => void): () => void;
  /** A call got no answer, or one that says that nobody is there. */
  reportUnavailable(): void;
  /** A call was answered. */
  reportResponse(): void;
  checkNow(): Promise<void>;
  /** Done at once where it is there. */
  whenAvailable(): Promise<void>;
}

const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const available: ServerAvailability = { isUnavailable: false, isChecking: false };

export function createServerWatch(ask: () => Promise<boolean>): ServerWatch {
  const listeners = new Set<() => void>();
  let state = available;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: ServerAvailability) {
    if (next.isUnavailable === state.isUnavailable && next.isChecking === state.isChecking) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function scheduleCheck() {
    timer = setTimeout(() => void checkNow(), delaysMs[Math.min(attempts, delaysMs.length - 1)]);
    attempts += 1;
  }

  async function checkNow(): Promise<void> {
    if (!state.isUnavailable || state.isChecking) return;
    clearTimeout(timer);
    set({ isUnavailable: true, isChecking: true });
    if (await ask().catch(() => false)) reportResponse();
    else {
      set({ isUnavailable: true, isChecking: false });
      scheduleCheck();
    }
  }

  function reportResponse() {
    clearTimeout(timer);
    attempts = 0;
    set(available);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    getState: () => state,
    subscribe,
    reportUnavailable() {
      if (state.isUnavailable) return;
      set({ isUnavailable: true, isChecking: false });
      scheduleCheck();
    },
    reportResponse,
    checkNow,
    whenAvailable: () =>
      new Promise((resolve) => {
        if (!state.isUnavailable) resolve();
        const stop = subscribe(() => {
          if (state.isUnavailable) return;
          stop();
          resolve();
        });
      }),
  };
}

/** `/readyz` is answered only where calls would be: a proxy whose server is gone says so with a status. */
const probeReadiness = async () => (await fetch('/readyz', { cache: 'no-store' })).ok;

export const serverWatch = createServerWatch(probeReadiness);
