import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the upload jobs are open, above any screen. */
export function showUploadJobs(isShown: boolean): void {
  isOpen = isShown;
  for (const listener of listeners) listener();
}

export function useIsUploadJobsShown(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
