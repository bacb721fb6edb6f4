import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { openEditor } from '@platen/design/editor/editor';
import { isSettledByOrders } from '@platen/design/filled-by-orders';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { fontUrlsOf } from '../../../shared/preview/preview-assets.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { useSaveCommand, useSidePanels } from './commands/designer-commands.ts';
import { useCheckedSave, usePreflight } from './preflight/use-preflight.ts';
import { useProof } from './proof/use-proof.ts';
import { isLocked } from './saving/published-or-draft.tsx';
import { useDraft } from './saving/use-draft.ts';
import { useTemplateSaving } from './saving/use-template-saving.ts';
import { useFontRegistry, useNewLayerSetup } from './store/designer-fonts.ts';
import { initialStage, openDesignerStore } from './store/editor-store.ts';
import { showConfigAndLayer } from './store/show-layer.ts';
import { documentOfTemplate, initialDocument, planOfTemplate } from './store/template-document.ts';

/** The ids of the image and the layer that a designer shows first. */
export interface FirstShown {
  image?: string | undefined;
  layer?: string | undefined;
}

export type TemplateDesigner = ReturnType<typeof useTemplateDesigner>;

/** The state of a designer for a template: its editor, and what saves, checks and proofs it. */
export function useTemplateDesigner(template: SkuTemplate, shown: FirstShown) {
  const locale = useLocale();
  const isReadOnly = isLocked(template);
  const [store] = useState(() => {
    const setup = { templateKind: template.kind, dpi: template.dpi_value, locale, fonts: template.font_libraries };
    const document = isReadOnly ? documentOfTemplate(template) : initialDocument(template, locale);
    const opened = openEditor(document, setup, initialStage);
    return openDesignerStore(showConfigAndLayer(opened, shown.image, shown.layer), locale);
  });
  const saving = useTemplateSaving(store, template);
  useUnsavedGuard(saving.isUnsaved);
  const draft = useDraft(store, template.id, saving.isUnsaved);
  const fonts = useFontRegistry(template.font_libraries);
  useNewLayerSetup(store, fonts);
  const fontUrls = useMemo(() => fontUrlsOf(fonts.known), [fonts]);
  const preflight = usePreflight(store, {
    planOf: (document, configId) => planOfTemplate(document, configId, template),
    isSettled: (plan, finding) => isSettledByOrders(plan, template.kind, finding),
    fontUrls,
  });
  const proof = useProof(store, template, fontUrls);
  const side = useSidePanels(['preflight', 'versions', 'proof']);

  async function saveAndClearDraft(): Promise<boolean> {
    const isSaved = await saving.save();
    if (isSaved) draft.clear();
    return isSaved;
  }

  const save = useCheckedSave(saveAndClearDraft, preflight, () => side.show('preflight'));
  const saveCommands = useSaveCommand(save, !isReadOnly && !saving.isSaving);
  const commands = useMemo(() => [...saveCommands, ...side.commands], [saveCommands, side.commands]);

  return {
    isReadOnly,
    store,
    saving,
    draft,
    fonts,
    fontUrls,
    findings: preflight.findings,
    proof,
    side,
    commands,
    /**
     * Saves unsaved changes and a design that the server does not have yet, after a save that is under way. Resolves with false if
     * that failed.
     */
    saveFirst: () => (saving.isSaving || saving.isUnsaved() || !saving.isStored() ? saveAndClearDraft() : true),
  };
}
