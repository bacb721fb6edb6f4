import type { CustomPage } from '@platen/model/custom-pages';
import { errorTable } from '@platen/model/errors';
import { reasonText } from '@platen/model/field-reasons';
import type { Block } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { RequestError } from '../../../../../shared/request/request-error.ts';
import { confirm, showFailureMessage, showSuccess } from '../../../../../ui/feedback.tsx';
import { useText } from '../../../../../ui/text.ts';
import { customPageQuery, customPages, publishPage, rollBackPage, updatePage } from '../../custom-pages.api.ts';
import { blockName } from '../store/block-names.ts';
import { serializeSections, areDifferent, parseSections } from '../store/page-document.ts';
import { change, sectionsOf, select } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import type { Conflict } from './conflict.dialog.tsx';
import { publishWarning } from './publish-warning.ts';
import { savingTexts } from './saving.messages.ts';

/** Saves a page, and publishes it. */
export function usePageSaving(store: PageStore, opened: CustomPage) {
  const t = useText(savingTexts);
  const locale = useLocale();
  const client = useQueryClient();
  const saved = useRef(sectionsOf(store.get()));
  const [page, setPage] = useState(opened);
  /** The revision that the edits are based on; a ref, because two saves may follow each other before a render. */
  const base = useRef(opened.revision);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

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

  async function withBusy<T>(run: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await run();
    } catch {
      // The request layer has already reported the failure.
      return undefined;
    } finally {
      setBusy(false);
    }
  }

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

  function showRefusal(cause: unknown, title: string) {
    const isChanged = cause instanceof RequestError && cause.code === errorTable.page_changed.code;
    if (isChanged) setConflict(conflictOf(cause));
    else showFailureMessage(cause, title);
  }

  const save = () =>
    withBusy(async () => {
      if (await send(base.current)) showSuccess(t('saved'));
    });

  /** Asks for confirmation first; unsaved changes are saved before. */
  async function publish() {
    const unsaved = hasUnsaved();
    const question = unsaved
      ? { title: t('savePublishTitle'), text: t('savePublishText'), okText: t('savePublish') }
      : { title: t('publishTitle'), text: t('publishText'), okText: t('publish') };
    const warning = publishWarning(page, sectionsOf(store.get()), locale);
    if (!(await confirm({ ...question, ...(warning && { warning }) }))) return;
    await withBusy(async () => {
      if (unsaved && !(await send(base.current))) return;
      try {
        applySaved(await publishPage(page.id, base.current), saved.current);
        showSuccess(t('published'), { label: t('viewPage'), href: page.public_url });
      } catch (cause) {
        showRefusal(cause, t('cannotPublish'));
      }
    });
  }

  async function rollBack() {
    const question = { title: t('rollbackTitle'), text: t('rollbackText'), okText: t('rollback'), isDanger: true };
    if (!(await confirm(question))) return;
    await withBusy(async () => {
      load(await rollBackPage(page.id));
      showSuccess(t('rolledBack'));
    });
  }

  return {
    page,
    isUnsaved,
    isBusy,
    hasUnsaved,
    revision: () => base.current,
    save,
    /** Saves unsaved changes without a message. Resolves with false if that failed. */
    saveFirst: async () => !hasUnsaved() || (await withBusy(() => send(base.current))) === true,
    publish,
    rollBack,
    load,
    /** The page was changed by a request that did not touch the sections of the draft. */
    acceptPage: (next: CustomPage) => applySaved(next, saved.current),
    conflict,
    closeConflict: () => setConflict(undefined),
    async loadTheirs() {
      setConflict(undefined);
      await withBusy(async () => {
        load(await client.fetchQuery({ ...customPageQuery(String(page.id)), staleTime: 0 }));
        showSuccess(t('loaded'));
      });
    },
    async overwrite() {
      const revision = conflict?.revision ?? base.current;
      setConflict(undefined);
      await withBusy(async () => {
        if (await send(revision)) showSuccess(t('saved'));
      });
    },
  };
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
