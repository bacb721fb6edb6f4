import { documentOf, perform } from '@platen/design/editor/editor';
import { isModified } from '@platen/design/editor/saving';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { type DesignDraft, deleteDraft, deleteSavedDrafts, readDrafts, writeDraft } from './draft-store.ts';

/** Waits for a pause: a document is large, and must not be written on every key press. */
const debounceMs = 1000;

/**
 * Stores unsaved changes in the browser, and offers what another page left there. A draft ends when it is saved or
 * discarded, not when the page is left: a user who left by mistake finds it again.
 */
export function useDraft(store: EditorStore, templateId: number, isUnsaved: () => boolean) {
  const [pageId] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(() => new Date());
  const [found, setFound] = useState<DesignDraft>();
  useEffect(() => {
    let isCurrent = true;
    const opened = documentOf(store.get());
    async function findDraft() {
      const drafts = await readDrafts(templateId);
      const left = drafts.find((draft) => draft.pageId !== pageId && isModified(opened, draft.document));
      if (isCurrent && left) setFound(left);
    }
    void findDraft();
    return () => {
      isCurrent = false;
    };
  }, [store, templateId, pageId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastDocument = documentOf(store.get());
    const storeDraft = () =>
      isUnsaved() ? writeDraft(templateId, pageId, documentOf(store.get())) : deleteDraft(templateId, pageId);
    const unsubscribe = store.subscribe(() => {
      const now = documentOf(store.get());
      if (now === lastDocument) return;
      lastDocument = now;
      clearTimeout(timer);
      timer = setTimeout(() => void storeDraft(), debounceMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      void storeDraft();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `isUnsaved` reads refs, so any render's function will do
  }, [store, templateId, pageId]);

  return {
    found,
    restore() {
      if (!found) return;
      store.act((editor, timeMs) => perform(editor, () => found.document, timeMs));
      // Written under this page's id before the other is deleted, so that the draft exists at every moment.
      void writeDraft(templateId, pageId, found.document).then(() => deleteDraft(templateId, found.pageId));
      setFound(undefined);
    },
    discard() {
      if (found) void deleteDraft(templateId, found.pageId);
      setFound(undefined);
    },
    /**
     * Deletes the draft of this page, because its changes are saved, and older ones, which would otherwise be offered from now
     * on as if they were newer. One that is on offer here can still be restored until the page is left.
     */
    clear: () => void deleteSavedDrafts(templateId, pageId, openedAt),
  };
}
