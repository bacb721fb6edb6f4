import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { findingLines } from '@platen/design/design.messages';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { perform } from '@platen/design/editor/editor';
import { documentToSave } from '@platen/design/editor/saving';
import { checkBeforeSave } from '@platen/design/save-check';
import { errorTable } from '@platen/model/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { RequestError } from '../../../../shared/request/request-error.ts';
import { showFailureMessage, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import {
  designedTemplateQuery,
  readTemplate,
  saveDesign,
  templatesKey,
  templateVersionsQuery,
} from '../designer.api.ts';
import { designerTexts } from '../designer.messages.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { documentOfTemplate, updateOf } from '../store/template-document.ts';
import type { Conflict } from './conflict.dialog.tsx';
import { dropDraft } from './draft-store.ts';
import { useSaving } from './use-saving.ts';

/** Saving a template: not before its checks pass, and never over what somebody else saved in between. */
export function useTemplateSaving(store: EditorStore, template: SkuTemplate) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const client = useQueryClient();
  /** When the template was saved that the work began with. */
  const base = useRef(template.updated_at);
  const [conflict, setConflict] = useState<Conflict>();

  async function send(saved: DesignDocument, now: DesignDocument): Promise<boolean> {
    const findings = now.configs.flatMap(({ layers }) => checkBeforeSave(layers));
    if (findings.length > 0) {
      showFailureMessage(new Error(findingLines(findings, locale)), t('cannotSave'));
      return false;
    }
    const update = updateOf(saved, documentToSave(now, store.get().session.collapsed));
    try {
      const stored = await saveDesign(template.id, { ...update, base_updated_at: base.current });
      base.current = stored.updated_at;
      client.setQueryData(designedTemplateQuery(String(template.id)).queryKey, stored);
    } catch (cause) {
      await tell(cause);
      return false;
    }
    showSuccess(t('saved'));
    void dropDraft(template.id);
    void client.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: templateVersionsQuery(template.id).queryKey, exact: true });
    return true;
  }

  async function tell(cause: unknown): Promise<void> {
    const isChanged = cause instanceof RequestError && cause.code === errorTable.template_changed.code;
    const theirs = isChanged ? await readTemplate(template.id).catch(() => undefined) : undefined;
    if (isChanged && theirs) setConflict({ message: cause.message, theirs, mine: store.get() });
    else showFailureMessage(cause, t('cannotSave'));
  }

  const saving = useSaving(store, send);

  /** From now on the work is on top of theirs. */
  function standOn({ theirs }: Conflict): DesignDocument {
    const document = documentOfTemplate(theirs);
    base.current = theirs.updated_at;
    saving.settle(document);
    setConflict(undefined);
    return document;
  }

  return {
    ...saving,
    conflict,
    closeConflict: () => setConflict(undefined),
    takeTheirs() {
      if (!conflict) return;
      const document = standOn(conflict);
      store.act((editor, timeMs) => perform(editor, () => document, timeMs));
      saving.settle(document);
    },
    keepMine() {
      if (!conflict) return;
      standOn(conflict);
      void saving.save();
    },
  };
}
