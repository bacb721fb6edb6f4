import type { DesignMessage } from '@platen/design/design.messages';
import type { Editor } from '@platen/design/editor/editor';
import type { Outcome } from '@platen/design/editor/editor-actions';

/** A user action: returns the next editor at a given time, or a refusal. */
export type Act = (editor: Editor, timeMs: number) => Editor | Outcome;

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

export function createEditorStore(opened: Editor, onRefused: (refusal: DesignMessage) => void): EditorStore {
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
