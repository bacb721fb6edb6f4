import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { useLocale } from 'use-intl';
import { confirm, showSuccess } from '../../../../../ui/feedback.tsx';
import { useText } from '../../../../../ui/text.ts';
import { publishPage, rollBackPage } from '../../custom-pages.api.ts';
import { sectionsOf } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';
import { publishWarning } from './publish-warning.ts';
import { savingTexts } from './saving.messages.ts';
import { useBusy } from './use-busy.ts';
import { useDraftSending } from './use-draft-sending.ts';
import { useStoredPage } from './use-stored-page.ts';

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
