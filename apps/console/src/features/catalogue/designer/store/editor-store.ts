import type { DesignMessage } from '@platen/design/design.messages';
import type { Editor } from '@platen/design/editor/editor';
import type { Outcome } from '@platen/design/editor/editor-actions';

/** What a person does: from one editor to the next, at a time; it may be refused. */
export type Act = (editor: Editor, timeMs: number) => Editor | Outcome;

/**
 * How soon a part hears of what happened: at once, or, while something is dragged, when the pointer rests. Panels and
 * trees are calm: drawn in between, they would take the frames that the drag needs.
 */
type UpdateRate = 'live' | 'calm';

/** The one editor of a screen. An editor is a value: everything that happens puts another one in its place. */
export interface EditorStore {
  get(): Editor;
  act(act: Act): void;
  subscribe(listener: () => void, rate?: UpdateRate): () => void;
}

/** A pointer that has not moved for so long rests: somebody reads the figures. */
const idleMs = 120;

export function createEditorStore(opened: Editor, onRefused: (refusal: DesignMessage) => void): EditorStore {
  let editor = opened;
  const listeners = { live: new Set<() => void>(), calm: new Set<() => void>() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(pace: UpdateRate) {
    for (const listener of listeners[pace]) listener();
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
      if (next.pointing.kind === 'dragging') timer = setTimeout(notify, idleMs, 'calm');
      else notify('calm');
    },
    subscribe(listener, pace = 'calm') {
      listeners[pace].add(listener);
      return () => listeners[pace].delete(listener);
    },
  };
}
