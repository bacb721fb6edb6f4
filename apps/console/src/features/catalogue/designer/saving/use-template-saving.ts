import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { DesignFinding } from '@platen/design/design.messages';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { perform } from '@platen/design/editor/editor';
import { documentToSave } from '@platen/design/editor/saving';
import { checkBeforeSave } from '@platen/design/save-check';
import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { templateDraftTexts } from '../../../../shared/publishing/template-draft.messages.ts';
import { RequestError } from '../../../../shared/request/request-error.ts';
import { showFailureMessage, showNotice, showSuccess } from '../../../../ui/feedback.tsx';
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
import { useSaving } from './use-saving.ts';

const emptyDocument: DesignDocument = { configs: [], fontLibraryIds: [] };

/** Saves a template: only if its checks pass, and never over changes that somebody else saved in the meantime. */
export function useTemplateSaving(store: EditorStore, template: SkuTemplate) {
  const t = useText(designerTexts);
  const ofDraft = useText(templateDraftTexts);
  const client = useQueryClient();
  /** The `updated_at` of the template that the edits are based on. */
  const base = useRef(template.updated_at);
  const [conflict, setConflict] = useState<Conflict>();
  const [refusals, setRefusals] = useState<readonly SaveRefusal[]>([]);
  /** A new design starts with images that are not stored yet: the first save sends all of them. */
  const isStored = useRef(documentOfTemplate(template).configs.length > 0);
  const collapsed = () => store.get().session.collapsed;

  async function send(saved: DesignDocument, now: DesignDocument): Promise<boolean> {
    const found = refusalsOf(now);
    setRefusals(found);
    if (found.length > 0) return false;
    const update = updateOf(isStored.current ? saved : emptyDocument, documentToSave(now, collapsed()));
    try {
      const stored = await saveDesign(template.id, { ...update, base_updated_at: base.current });
      base.current = stored.updated_at;
      isStored.current = true;
      client.setQueryData(designedTemplateQuery(String(template.id)).queryKey, stored);
    } catch (cause) {
      await handleSaveError(cause);
      return false;
    }
    showSuccess(t('saved'));
    void client.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: templateVersionsQuery(template.id).queryKey, exact: true });
    return true;
  }

  async function handleSaveError(cause: unknown): Promise<void> {
    const isChanged = cause instanceof RequestError && cause.code === handledErrorCodes.template_changed;
    const theirs = isChanged ? await readTemplate(template.id).catch(() => undefined) : undefined;
    const isGone = cause instanceof RequestError && cause.status === 404 && template.draft_of !== null;
    if (isGone) void showNotice({ title: ofDraft('goneTitle'), text: ofDraft('goneText') });
    else if (isChanged && theirs) setConflict({ message: cause.message, theirs, mine: store.get() });
    else showFailureMessage(cause, t('cannotSave'));
  }

  const saving = useSaving(store, send);

  /** From now on the edits are based on their version. */
  function rebaseOn({ theirs }: Conflict): DesignDocument {
    const document = documentOfTemplate(theirs);
    base.current = theirs.updated_at;
    isStored.current = true;
    saving.markSaved(document);
    setConflict(undefined);
    return document;
  }

  return {
    ...saving,
    /** Whether the server has the images; it does not have those that a new design starts with. */
    isStored: () => isStored.current,
    refusals,
    closeRefusals: () => setRefusals([]),
    conflict,
    closeConflict: () => setConflict(undefined),
    loadTheirs() {
      if (!conflict) return;
      const document = rebaseOn(conflict);
      store.act((editor, timeMs) => perform(editor, () => document, timeMs));
      saving.markSaved(document);
    },
    overwriteTheirs() {
      if (!conflict) return;
      rebaseOn(conflict);
      void saving.save();
    },
  };
}

/** Why a design cannot be saved, with the image that it concerns. */
export interface SaveRefusal {
  readonly configId: string;
  readonly configName: string;
  readonly finding: DesignFinding;
}

function refusalsOf({ configs }: DesignDocument): SaveRefusal[] {
  return configs.flatMap(({ id, name, layers }) =>
    checkBeforeSave(layers).map((finding) => ({ configId: id, configName: name, finding })),
  );
}
