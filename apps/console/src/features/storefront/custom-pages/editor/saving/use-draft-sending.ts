import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { reasonText } from '@platen/model/fields/field-reasons';
import type { CustomPage } from '@platen/model/storefront/custom-pages';
import type { Block } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { RequestError } from '../../../../../shared/request/request-error.ts';
import { showFailureMessage } from '../../../../../ui/feedback.tsx';
import { useText } from '../../../../../ui/text.ts';
import { customPageQuery, customPages, updatePage } from '../../custom-pages.api.ts';
import { areDifferent, blockName, parseSections, serializeSections } from '../store/page-document.ts';
import { change, sectionsOf, select } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import type { Conflict } from './conflict.dialog.tsx';
import { savingTexts } from './saving.messages.ts';

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

type StoredPage = ReturnType<typeof useStoredPage>;

/** The page as the server has it, and whether the draft on the screen differs from it. */
export function useStoredPage(store: PageStore, opened: CustomPage) {
  const client = useQueryClient();
  const saved = useRef(sectionsOf(store.get()));
  const [page, setPage] = useState(opened);
  /** The revision that the edits are based on; a ref, because two saves may follow each other before a render. */
  const base = useRef(opened.revision);
  const [isUnsaved, setUnsaved] = useState(false);

  const hasUnsaved = () => areDifferent(saved.current, sectionsOf(store.get()));
  useEffect(() => {
    const compare = () => setUnsaved(areDifferent(saved.current, sectionsOf(store.get())));
    return store.subscribe(compare);
  }, [store]);

  /** Applies the response of the server; `kept` are the sections of the screen that it has stored. */
  function applySaved(next: CustomPage, kept: Sections) {
    base.current = next.revision;
    saved.current = kept;
    setPage(next);
    setUnsaved(hasUnsaved());
    client.setQueryData(customPageQuery(String(next.id)).queryKey, next);
    void client.invalidateQueries({ queryKey: customPages.key, refetchType: 'none' });
  }

  /** Replaces the draft with what the server has, as an undo step like any other. */
  function load(next: CustomPage) {
    const sections = parseSections(next.configs);
    store.act((editor, timeMs) => change(editor, () => sections, timeMs));
    applySaved(next, sectionsOf(store.get()));
  }

  return {
    page,
    isUnsaved,
    hasUnsaved,
    revision: () => base.current,
    applySaved,
    /** The page was changed by a request that did not touch the sections of the draft. */
    acceptPage: (next: CustomPage) => applySaved(next, saved.current),
    load,
    /** Loads the newest version, which somebody else may have saved. */
    reload: async () => load(await client.fetchQuery({ ...customPageQuery(String(page.id)), staleTime: 0 })),
  };
}
