import { createContext, use, useSyncExternalStore } from 'react';
import type { PageEditor } from './page-editor.ts';

/** A user action on the page, at a given time. */
export type PageAct = (editor: PageEditor, timeMs: number) => PageEditor;

/** The editor of the screen; every action replaces its value. */
export interface PageStore {
  get(): PageEditor;
  act(act: PageAct): void;
  subscribe(listener: () => void): () => void;
}

export function createPageStore(opened: PageEditor): PageStore {
  let editor = opened;
  const listeners = new Set<() => void>();
  return {
    get: () => editor,
    act(act) {
      const next = act(editor, performance.now());
      if (next === editor) return;
      editor = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const PageStoreContext = createContext<PageStore | undefined>(undefined);

export function usePageStore(): PageStore {
  const store = use(PageStoreContext);
  if (!store) throw new Error('there is no PageStoreContext above this part of the editor');
  return store;
}

/** A part of the editor. `pick` must return something that the editor holds: a new object would render every time. */
export function usePage<T>(pick: (editor: PageEditor) => T): T {
  const store = usePageStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
