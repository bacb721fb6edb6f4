import type { DesignDocument } from '@platen/design/editor/design-document';
import { del, delMany, get, keys, update } from 'idb-keyval';
import { storageKey } from '../../../../shared/storage.ts';

/** Unsaved changes, stored in the browser until they are saved or discarded. */
export interface DesignDraft {
  /** The page that it was edited in: two tabs with one template each have their own draft. */
  readonly pageId: string;
  readonly document: DesignDocument;
  readonly savedAt: Date;
}

/** Older drafts are deleted, so that they do not fill the storage of the browser. */
const draftsMax = 5;

const keyOf = (templateId: number) => `${storageKey('design-drafts')}:${templateId}`;

/** Earlier versions stored a single document for all pages. */
type Stored = readonly DesignDraft[] | Omit<DesignDraft, 'pageId'> | undefined;

function draftsIn(stored: Stored): readonly DesignDraft[] {
  if (!stored) return [];
  return 'document' in stored ? [{ ...stored, pageId: '' }] : stored;
}

// A browser without storage has no drafts; nothing else depends on them.

/** Newest first. */
export async function readDrafts(templateId: number): Promise<readonly DesignDraft[]> {
  const stored = await get<Stored>(keyOf(templateId)).catch(() => undefined);
  return draftsIn(stored).toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
}

export function writeDraft(templateId: number, pageId: string, document: DesignDocument): Promise<void> {
  const own: DesignDraft = { pageId, document, savedAt: new Date() };
  return update<Stored>(keyOf(templateId), (stored) => [
    ...draftsIn(stored)
      .filter((draft) => draft.pageId !== pageId)
      .slice(1 - draftsMax),
    own,
  ]).catch(() => undefined);
}

export function deleteDraft(templateId: number, pageId: string): Promise<void> {
  return keepDrafts(templateId, (draft) => draft.pageId !== pageId);
}

/** Deletes the draft of a page that was saved, and those of before it was opened: a save replaces what they contain. */
export function deleteSavedDrafts(templateId: number, pageId: string, openedAt: Date): Promise<void> {
  return keepDrafts(templateId, (draft) => draft.pageId !== pageId && draft.savedAt >= openedAt);
}

async function keepDrafts(templateId: number, isKept: (draft: DesignDraft) => boolean): Promise<void> {
  try {
    let isLast = false;
    await update<Stored>(keyOf(templateId), (stored) => {
      const kept = draftsIn(stored).filter(isKept);
      isLast = kept.length === 0;
      return kept;
    });
    if (isLast) await del(keyOf(templateId));
  } catch {
    // As above.
  }
}

/** Of everybody who has used this browser. */
export async function deleteAllDrafts(): Promise<void> {
  const prefix = `${storageKey('design-drafts')}:`;
  await delMany((await keys()).filter((key) => typeof key === 'string' && key.startsWith(prefix)));
}
