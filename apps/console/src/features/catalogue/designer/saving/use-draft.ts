import { documentOf, perform } from '@platen/design/editor/editor';
import { isModified } from '@platen/design/editor/saving';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { type DesignDraft, dropDraft, readDraft, writeDraft } from './draft-store.ts';

/** Waits for a pause: a document is large, and every key would write it. */
const pauseMs = 1000;

/** Keeps what is not saved in the browser, and offers what was left there by a page that did not end well. */
export function useDraft(store: EditorStore, templateId: number, isUnsaved: () => boolean) {
  const [found, setFound] = useState<DesignDraft>();
  useEffect(() => {
    let isHere = true;
    const opened = documentOf(store.get());
    async function look() {
      const draft = await readDraft(templateId);
      if (isHere && draft && isModified(opened, draft.document)) setFound(draft);
    }
    void look();
    return () => {
      isHere = false;
    };
  }, [store, templateId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = documentOf(store.get());
    const leave = store.subscribe(() => {
      const now = documentOf(store.get());
      if (now === kept) return;
      kept = now;
      clearTimeout(timer);
      timer = setTimeout(() => void (isUnsaved() ? writeDraft(templateId, now) : dropDraft(templateId)), pauseMs);
    });
    return () => {
      leave();
      clearTimeout(timer);
      // Whoever leaves was asked, and has either saved or let it go.
      void dropDraft(templateId);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `isUnsaved` reads refs, whichever render it is of
  }, [store, templateId]);

  return {
    found,
    restore() {
      if (found) store.act((editor, timeMs) => perform(editor, () => found.document, timeMs));
      setFound(undefined);
    },
    drop() {
      void dropDraft(templateId);
      setFound(undefined);
    },
  };
}
