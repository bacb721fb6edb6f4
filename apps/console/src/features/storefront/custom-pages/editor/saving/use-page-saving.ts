import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { type Locale, textIn } from '@platen/model/text/locale';
import type { Sections } from '@platen/pages/page-tree';
import { pageWarningTexts } from '@platen/pages/page-warning-texts';
import { findPageWarnings } from '@platen/pages/page-warnings';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { confirm, showSuccess } from '../../../../../ui/feedback.tsx';
import { textsIn, useText } from '../../../../../ui/text.ts';
import { publishPage, rollBackPage } from '../../custom-pages.api.ts';
import { blockName } from '../store/page-document.ts';
import { sectionsOf } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import { savingTexts } from './saving.messages.ts';
import { useDraftSending, useStoredPage } from './use-draft-sending.ts';

export type PageSaving = ReturnType<typeof usePageSaving>;

/** Saves a page, and publishes it. */
export function usePageSaving(store: PageStore, opened: CustomPage) {
  const t = useText(savingTexts);
  const locale = useLocale();
  const stored = useStoredPage(store, opened);
  const { page, isUnsaved, hasUnsaved, revision, acceptPage, load } = stored;
  const { isBusy, withBusy } = useBusy();
  const { send, showRefusal, conflict, closeConflict } = useDraftSending(store, stored);

  const saveOver = (base: number) =>
    withBusy(async () => {
      if (await send(base)) showSuccess(t('saved'));
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
      if (unsaved && !(await send(revision()))) return;
      try {
        acceptPage(await publishPage(page.id, revision()));
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

  async function loadTheirs() {
    closeConflict();
    await withBusy(async () => {
      await stored.reload();
      showSuccess(t('loaded'));
    });
  }

  async function overwrite() {
    closeConflict();
    await saveOver(conflict?.revision ?? revision());
  }

  return {
    page,
    isUnsaved,
    isBusy,
    hasUnsaved,
    revision,
    save: () => saveOver(revision()),
    /** Saves unsaved changes without a message. Resolves with false if that failed. */
    saveFirst: async () => !hasUnsaved() || (await withBusy(() => send(revision()))) === true,
    publish,
    rollBack,
    load,
    acceptPage,
    conflict,
    closeConflict,
    loadTheirs,
    overwrite,
  };
}

/** How many are named; the others have a mark in the page structure. */
const namedMax = 4;

/** What to know before a page is published, one line each; undefined if there is nothing. */
function publishWarning(
  page: Pick<CustomPage, 'scheduled_at'>,
  sections: Sections,
  locale: Locale,
): string | undefined {
  const t = textsIn(savingTexts, locale);
  const found = findPageWarnings(sections);
  const named = found
    .slice(0, namedMax)
    .map(({ block, key }) =>
      t('wrongSettings', { name: blockName(block, locale), reason: textIn(pageWarningTexts[key], locale) }),
    );
  const lines = [
    ...(page.scheduled_at === null ? [] : [t('replacesScheduled')]),
    ...named,
    ...(found.length > namedMax ? [t('moreWarnings', { count: found.length - namedMax })] : []),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Tracks whether a request is under way. `withBusy` resolves with undefined if its task failed. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);

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

  return { isBusy, withBusy };
}
