import type { Editor } from '@platen/design/editor/editor';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store.ts';

export const EditorStoreContext = createContext<EditorStore | undefined>(undefined);

export function useEditorStore(): EditorStore {
  const store = use(EditorStoreContext);
  if (!store) throw new Error('there is no EditorStoreContext above this part of the designer');
  return store;
}

/** A part of the editor. `select` must return something that the editor holds: a new object would render every time. */
export function useEditor<T>(select: (editor: Editor) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The editor at every step of a drag: for what is drawn over the canvas and must keep up with the pointer. */
export function useLiveEditor(): Editor {
  const store = useEditorStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, 'live'), [store]);
  return useSyncExternalStore(subscribe, store.get);
}
