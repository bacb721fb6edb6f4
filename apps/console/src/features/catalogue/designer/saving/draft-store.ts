import type { DesignDocument } from '@platen/design/editor/design-document';
import { del, get, set } from 'idb-keyval';
import { storageKey } from '../../../../shared/storage.ts';

/** What was being worked on and is not saved, kept in the browser for the case that it crashes. */
export interface DesignDraft {
  readonly document: DesignDocument;
  readonly savedAt: Date;
}

const keyOf = (templateId: number) => `${storageKey('design-drafts')}:${templateId}`;

// A browser without storage keeps no drafts; nothing else depends on them.
export const readDraft = (templateId: number): Promise<DesignDraft | undefined> =>
  get<DesignDraft>(keyOf(templateId)).catch(() => undefined);

export const writeDraft = (templateId: number, document: DesignDocument): Promise<void> =>
  set(keyOf(templateId), { document, savedAt: new Date() } satisfies DesignDraft).catch(() => undefined);

export const dropDraft = (templateId: number): Promise<void> => del(keyOf(templateId)).catch(() => undefined);
