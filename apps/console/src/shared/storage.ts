/**
 * What the console stores in the browser. Names have a prefix, because two deployments on one host would otherwise read
 * each other's token. A browser that denies storage (private mode, policy) must not break a page: nothing is stored
 * then.
 */
const storedNames = ['token', 'locale', 'code-until', 'sider', 'order-preview', 'recent-search'] as const;
export type StoredName = (typeof storedNames)[number];

/** Also used for storage other than the local storage. */
export function storageKey(name: StoredName | 'order-drafts' | 'design-drafts'): string {
  const deployment = document.querySelector<HTMLMetaElement>('meta[name="platen-name"]')?.content;
  return `${deployment ? `${deployment}:` : ''}platen:${name}`;
}

/** How the console looks, which tells nothing of who has used it. */
const keptNames: readonly StoredName[] = ['locale', 'sider'];

/** Removes what a session has left in the local storage. */
export function clearStored(): void {
  for (const name of storedNames) if (!keptNames.includes(name)) writeStored(name, null);
}

export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
  } catch {
    // Without storage the value is lost.
  }
}
