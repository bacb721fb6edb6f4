import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import { isModified } from '@platen/design/editor/saving';
import { useEffect, useRef, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';

/** Waits for typing or a drag to end before it compares. */
const compareDebounceMs = 300;

/** Tracks whether the document differs from the stored one, and saves it. */
export function useSaving(store: EditorStore, send: (saved: DesignDocument, now: DesignDocument) => Promise<boolean>) {
  const saved = useRef(documentOf(store.get()));
  const [hasChanges, setHasChanges] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();
  /** The save that is under way. */
  const running = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setHasChanges(hasUnsavedChanges()), compareDebounceMs);
    });
    const hasUnsavedChanges = () => isModified(saved.current, documentOf(store.get()));
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);

  /** Whether there are unsaved changes right now. */
  const isUnsaved = () => isModified(saved.current, documentOf(store.get()));

  /** Marks a document as the one that is stored. */
  function markSaved(stored: DesignDocument) {
    saved.current = stored;
    setHasChanges(isUnsaved());
  }

  /**
   * Resolves with false if it failed. A save that is under way is waited for: two at once would be based on the same version, and
   * the server would refuse the second one as a change of somebody else. What it has not stored is sent afterwards.
   */
  async function save(): Promise<boolean> {
    const earlier = running.current;
    if (earlier !== undefined) return (await earlier) && (!isUnsaved() || save());
    running.current = sendChanges();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }

  async function sendChanges(): Promise<boolean> {
    const now = documentOf(store.get());
    setSaving(true);
    try {
      if (!(await send(saved.current, now))) return false;
      markSaved(now);
      setSavedAt(new Date());
      return true;
    } finally {
      setSaving(false);
    }
  }

  return { hasChanges, isSaving, savedAt, isUnsaved, markSaved, save };
}
