import { loadingDelayMs, loadingMinMs, loadingProgressCapPercent, slowCallMs } from '../../ui/timing.ts';

/**
 * When the loading bar is visible. A fast response never flashes it (it appears after a delay), a slightly slower one
 * never blinks (it stays for a minimum time), and it never claims to be done early (progress stops below 100).
 */
export interface Activity {
  begin(): () => void;
  subscribe(listener: () => void): () => void;
  getState(): ActivityState;
}

export interface ActivityState {
  isVisible: boolean;
  percent: number;
  /** One of the requests has been running for unusually long. */
  isSlow: boolean;
}

const tickMs = 120;
/** Each tick covers this share of the distance to the cap: fast at first, never reaching it. */
const tickShare = 0.12;
const firstPercent = 8;
const idle: ActivityState = { isVisible: false, percent: 0, isSlow: false };

export function createActivity(now: () => number = Date.now): Activity {
  const listeners = new Set<() => void>();
  let running = 0;
  let slow = 0;
  let shownAt = 0;
  let state = idle;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;
  let ticks: ReturnType<typeof setInterval> | undefined;

  function set(next: Partial<ActivityState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show() {
    delay = undefined;
    shownAt = now();
    set({ isVisible: true, percent: firstPercent });
    ticks = setInterval(() => {
      const percent = state.percent + (loadingProgressCapPercent - state.percent) * tickShare;
      set({ isVisible: true, percent: Math.min(percent, loadingProgressCapPercent) });
    }, tickMs);
  }

  function finish() {
    clearTimeout(delay);
    delay = undefined;
    if (!state.isVisible) return;
    clearInterval(ticks);
    hide = setTimeout(
      () => {
        hide = undefined;
        set(idle);
      },
      Math.max(0, loadingMinMs - (now() - shownAt)),
    );
    set({ isVisible: true, percent: 100 });
  }

  return {
    begin() {
      running += 1;
      if (running === 1) {
        clearTimeout(hide);
        if (hide !== undefined) show();
        else delay = setTimeout(show, loadingDelayMs);
        hide = undefined;
      }
      let isOpen = true;
      let isSlow = false;
      const becomeSlow = setTimeout(() => {
        isSlow = true;
        slow += 1;
        set({ isSlow: true });
      }, slowCallMs);
      return () => {
        if (!isOpen) return;
        isOpen = false;
        clearTimeout(becomeSlow);
        if (isSlow) {
          slow -= 1;
          set({ isSlow: slow > 0 });
        }
        running -= 1;
        if (running === 0) finish();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}

/** The running requests of this page. */
export const activity = createActivity();
export const beginActivity = activity.begin;
