import { useSyncExternalStore } from 'react';

/** `1.10.0` is newer than `1.9.2`: parts are numbers, and a missing part is 0. */
export function isNewerVersion(candidate: string, than: string): boolean {
  const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [left, right] = [parts(candidate), parts(than)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

let announced = { web: '', app: '' };
const listeners = new Set<() => void>();

/** Every response contains the versions that the server serves. */
export function recordVersions(headers: Headers): void {
  const web = headers.get('client-web-version') ?? announced.web;
  const app = headers.get('client-app-version') ?? announced.app;
  if (web === announced.web && app === announced.app) return;
  announced = { web, app };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server serves a newer console than this one. */
export function useHasNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isNewerVersion(announced.web, __WEB_VERSION__));
}

/** The versions of the console and the desktop client that the server reports; empty until the first response. */
export const announcedVersions = () => announced;
