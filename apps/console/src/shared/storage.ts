/**
 * What the console stores in the browser. Names have a prefix, because two deployments on one host would otherwise read
 * each other's token. A browser that denies storage (private mode, policy) must not break a page: nothing is stored
 * then.
 */
export type StoredName = 'token' | 'locale' | 'code-until' | 'sider' | 'order-preview' | 'recent-search';

/** Also used for storage other than the local storage. */
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
    // Without storage the value is lost.
  }
}
