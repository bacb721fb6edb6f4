import { type DesignMessage, designMessages } from '@platen/design/design.messages';
import { type Editor, withSession } from '@platen/design/editor/editor';
import type { Outcome } from '@platen/design/editor/editor-actions';
import { type Locale, textIn } from '@platen/model/text/locale';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { showWarning } from '../../../../ui/feedback.tsx';
import { breakpointsPx } from '../../../../ui/theme/layout.ts';

/** A user action: returns the next editor at a given time, or a refusal. */
type Act = (editor: Editor, timeMs: number) => Editor | Outcome;

/**
 * How soon a subscriber is notified: immediately (`live`) or, during a drag, when the pointer rests (`calm`). Panels
 * and trees are `calm`: rendering them in between would take frames from the drag.
 */
type UpdateRate = 'live' | 'calm';

/** The editor of a screen. An editor is an immutable value: every action replaces it. */
export interface EditorStore {
  get(): Editor;
  act(act: Act): void;
  subscribe(listener: () => void, rate?: UpdateRate): () => void;
}

/** A pointer that has not moved for this long rests, and the panels are updated. */
const idleMs = 120;

function createEditorStore(opened: Editor, onRefused: (refusal: DesignMessage) => void): EditorStore {
  let editor = opened;
  const listeners = { live: new Set<() => void>(), calm: new Set<() => void>() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(rate: UpdateRate) {
    for (const listener of listeners[rate]) listener();
  }

  return {
    get: () => editor,
    act(act) {
      const done = act(editor, performance.now());
      const { editor: next, refusal } = 'editor' in done ? done : { editor: done, refusal: undefined };
      if (refusal) onRefused(refusal);
      if (next === editor) return;
      editor = next;
      notify('live');
      clearTimeout(timer);
      if (next.pointer.kind === 'dragging') timer = setTimeout(notify, idleMs, 'calm');
      else notify('calm');
    },
    subscribe(listener, rate = 'calm') {
      listeners[rate].add(listener);
      return () => listeners[rate].delete(listener);
    },
  };
}

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

/** The size of the canvas until the screen has measured it. */
export const initialStage = { width: 800, height: 600 };

/** The store of a designer: a phone starts with the canvas alone, and refusals are shown as messages. */
export function openDesignerStore(editor: Editor, locale: Locale): EditorStore {
  const isPhone = window.innerWidth < breakpointsPx.md;
  const panels = { left: !isPhone, right: !isPhone };
  return createEditorStore(withSession(editor, { panels }), (refusal) =>
    showWarning(textIn(designMessages[refusal], locale)),
  );
}
