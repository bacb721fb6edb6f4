import type { DesktopState } from '@platen/model/desktop';
import { useSyncExternalStore } from 'react';
import { callDesktop, clientVersion } from './bridge.ts';

const retryMs = 2000;

let state: DesktopState | undefined;
let isPolling = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isPolling && clientVersion() !== undefined) void poll();
  return () => listeners.delete(listener);
}

/** Each answer comes when there is something new; as long as anybody looks, the next one is asked for. */
async function poll(): Promise<void> {
  isPolling = true;
  while (listeners.size > 0) {
    try {
      state = await callDesktop<DesktopState>('GET', `/state?since=${state?.revision ?? 0}`);
      for (const listener of listeners) listener();
    } catch {
      // The client was ended, or is just starting again.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  isPolling = false;
}

/** What the desktop client does; nothing in a browser, or until it has answered. */
export function useDesktopState(): DesktopState | undefined {
  return useSyncExternalStore(subscribe, () => state);
}
