/**
 * Whether the server can be reached. An unavailable server is a normal state: it is checked automatically at growing
 * intervals, and waiting requests continue when it is available again. The page stays as it is.
 */
export interface ServerAvailability {
  isUnavailable: boolean;
  isChecking: boolean;
}

export interface ServerWatch {
  getState(): ServerAvailability;
  subscribe(listener: () => void): () => void;
  /** A request got no response, or one that says that the server is down. */
  reportUnavailable(): void;
  /** A request got a response. */
  reportResponse(): void;
  checkNow(): Promise<void>;
  /** Resolves when the server is available, immediately if it already is. */
  whenAvailable(): Promise<void>;
}

const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const available: ServerAvailability = { isUnavailable: false, isChecking: false };

export function createServerWatch(probe: () => Promise<boolean>): ServerWatch {
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
    if (await probe().catch(() => false)) reportResponse();
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

/**
 * `/readyz` responds exactly where API calls would: a proxy without its server responds with an error status. A server without
 * its database responds, and refuses every call.
 */
export async function probeReadiness(): Promise<boolean> {
  const response = await fetch('/readyz', { cache: 'no-store' });
  if (!response.ok) return false;
  const { parts } = (await response.json()) as { parts?: { database?: string } };
  return parts?.database !== 'failed';
}

export const serverWatch = createServerWatch(probeReadiness);
