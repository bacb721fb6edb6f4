import type { DesignDocument } from '@platen/design/editor/design-document';
import { del, get, update } from 'idb-keyval';
import { storageKey } from '../../../../shared/storage.ts';

/** What was being worked on and is not saved, kept in the browser until it is saved or thrown away. */
export interface DesignDraft {
  /** Of the page that it was worked on in: two tabs on one template each keep their own. */
  readonly pageId: string;
  readonly document: DesignDocument;
  readonly savedAt: Date;
}

/** Older ones go: a browser that was left open for months must not fill up. */
const draftsMax = 5;

const keyOf = (templateId: number) => `${storageKey('design-drafts')}:${templateId}`;

/** One document alone is what was kept once, for whichever page. */
type Stored = readonly DesignDraft[] | Omit<DesignDraft, 'pageId'> | undefined;

function draftsIn(stored: Stored): readonly DesignDraft[] {
  if (!stored) return [];
  return 'document' in stored ? [{ ...stored, pageId: '' }] : stored;
}

// A browser without storage keeps no drafts; nothing else depends on them.

/** The newest first. */
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

export async function deleteDraft(templateId: number, pageId: string): Promise<void> {
  try {
    let isLast = false;
    await update<Stored>(keyOf(templateId), (stored) => {
      const others = draftsIn(stored).filter((draft) => draft.pageId !== pageId);
      isLast = others.length === 0;
      return others;
    });
    if (isLast) await del(keyOf(templateId));
  } catch {
    // As above.
  }
}
