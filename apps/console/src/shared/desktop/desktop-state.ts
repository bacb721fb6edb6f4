import type { DesktopState } from '@platen/model/orders/desktop';
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

/**
 * Long polling: each response arrives when the state changes, and is followed by the next request while there are
 * subscribers.
 */
async function poll(): Promise<void> {
  isPolling = true;
  while (listeners.size > 0) {
    try {
      state = await callDesktop<DesktopState>('GET', `/state?since=${state?.revision ?? 0}`);
      for (const listener of listeners) listener();
    } catch {
      // The client was closed, or is restarting.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  isPolling = false;
}

/** The state of the desktop client; undefined in a browser, or until it has responded. */
export function useDesktopState(): DesktopState | undefined {
  return useSyncExternalStore(subscribe, () => state);
}
