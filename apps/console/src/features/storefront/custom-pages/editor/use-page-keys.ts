import { useEffect } from 'react';
import { nudge, redoStep, remove, select, stopTextEditing, undoStep } from './store/page-editor.ts';
import type { PageStore } from './store/page-store.ts';

/** Shortcuts that also work while a text is edited: its undo steps are those of the page. */
function pageStep(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? redoStep : undoStep;
  return key === 'y' ? redoStep : undefined;
}

const isTextInput = (target: EventTarget | null) => {
  const element = target as Partial<HTMLElement> | null;
  return element?.isContentEditable === true || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '');
};

/** The shortcuts of the editor, in its own window and in that of the preview. */
export function usePageKeys(store: PageStore, onSave: () => void, preview: Document | undefined) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      const step = pageStep(event);
      if (step) {
        event.preventDefault();
        return store.act(step);
      }
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        return onSave();
      }
      const { selectedId, textEditing } = store.get().session;
      if (textEditing && event.key === 'Escape') return store.act(stopTextEditing);
      if (selectedId === undefined || isTextInput(event.target)) return;
      if (event.key === 'Escape') store.act((editor) => select(editor, undefined));
      if (event.key === 'Delete' || event.key === 'Backspace') {
        store.act((editor, timeMs) => remove(editor, selectedId, timeMs));
      }
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        store.act((editor, timeMs) => nudge(editor, selectedId, event.key === 'ArrowUp' ? -1 : 1, timeMs));
      }
    }
    const documents = [document, ...(preview ? [preview] : [])];
    for (const each of documents) each.addEventListener('keydown', onKeyDown);
    return () => {
      for (const each of documents) each.removeEventListener('keydown', onKeyDown);
    };
  }, [store, onSave, preview]);
}
