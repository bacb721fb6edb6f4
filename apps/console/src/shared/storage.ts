/**
 * What the console keeps in the browser. Two deployments on one host would read each other's token, so their names
 * stand in front. A browser that refuses storage (private mode, policy) must not break a page: it then forgets.
 */
export type StoredName = 'token' | 'locale' | 'code-until' | 'sider' | 'order-preview' | 'recent-search';

/** Also that of what is kept elsewhere than in the local storage. */
export function storageKey(name: StoredName | 'order-drafts' | 'design-drafts'): string {
  const deployment = document.querySelector<HTMLMetaElement>('meta[name="platen-name"]')?.content;
  return `${deployment ? `${deployment}:` : ''}platen:${name}`;
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
    // Forgetting is the best that can be done.
  }
}
