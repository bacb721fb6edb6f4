import type { DesignMessage } from '@platen/design/design.messages';
import type { Editor } from '@platen/design/editor/editor';
import type { Outcome } from '@platen/design/editor/editor-actions';

/** What a person does: from one editor to the next, at a time; it may be refused. */
export type Act = (editor: Editor, timeMs: number) => Editor | Outcome;

/** The one editor of a screen. An editor is a value: everything that happens puts another one in its place. */
export interface EditorStore {
  get(): Editor;
  act(act: Act): void;
  subscribe(listener: () => void): () => void;
}

export function createEditorStore(opened: Editor, onRefused: (refusal: DesignMessage) => void): EditorStore {
  let editor = opened;
  const listeners = new Set<() => void>();
  return {
    get: () => editor,
    act(act) {
      const done = act(editor, performance.now());
      const { editor: next, refusal } = 'editor' in done ? done : { editor: done, refusal: undefined };
      if (refusal) onRefused(refusal);
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
