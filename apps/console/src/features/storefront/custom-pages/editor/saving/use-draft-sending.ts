import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { reasonText } from '@platen/model/fields/field-reasons';
import type { Block } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { RequestError } from '../../../../../shared/request/request-error.ts';
import { showFailureMessage } from '../../../../../ui/feedback.tsx';
import { useText } from '../../../../../ui/text.ts';
import { updatePage } from '../../custom-pages.api.ts';
import { blockName } from '../store/block-names.ts';
import { serializeSections } from '../store/page-document.ts';
import { sectionsOf, select } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import type { Conflict } from './conflict.dialog.tsx';
import { savingTexts } from './saving.messages.ts';
import type { StoredPage } from './use-stored-page.ts';

/** Sends the draft to the server, and shows why it was refused: it is invalid, or somebody else saved in the meantime. */
export function useDraftSending(store: PageStore, { page, applySaved }: StoredPage) {
  const t = useText(savingTexts);
  const locale = useLocale();
  const [conflict, setConflict] = useState<Conflict>();

  /** Shows and selects the first thing that the server would refuse. */
  function reportInvalid(sections: Sections): boolean {
    const [found] = readSections(sections).findings ?? [];
    if (!found) return false;
    const block = blockAt(sections, found.path);
    if (block) store.act((editor) => select(editor, block.id));
    const reason = reasonText(found, locale);
    const text = block ? t('wrongSettings', { name: blockName(block, locale), reason }) : reason;
    showFailureMessage(new Error(text), t('cannotSave'));
    return true;
  }

  function showRefusal(cause: unknown, title: string) {
    const isChanged = cause instanceof RequestError && cause.code === handledErrorCodes.page_changed;
    if (isChanged) setConflict(conflictOf(cause));
    else showFailureMessage(cause, title);
  }

  /** Resolves with whether the draft is stored now. */
  async function send(revision: number): Promise<boolean> {
    const sections = sectionsOf(store.get());
    if (reportInvalid(sections)) return false;
    try {
      applySaved(await updatePage(page.id, { configs: serializeSections(sections), revision }), sections);
      return true;
    } catch (cause) {
      showRefusal(cause, t('cannotSave'));
      return false;
    }
  }

  return { send, showRefusal, conflict, closeConflict: () => setConflict(undefined) };
}

function conflictOf({ details, message }: RequestError): Conflict {
  const { revision, updated_by, updated_at } = details;
  return { revision: Number(revision), who: String(updated_by), at: String(updated_at), message };
}

/** The innermost block on the path of an error. */
function blockAt(sections: Sections, path: readonly PropertyKey[]): Block | undefined {
  const [index, next, ...rest] = path;
  const block = typeof index === 'number' ? sections[index] : undefined;
  return block && next === 'blocks' ? (blockAt(block.blocks, rest) ?? block) : block;
}
