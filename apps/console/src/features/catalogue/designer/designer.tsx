import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { designMessages } from '@platen/design/design.messages';
import { documentOf, openEditor, withSession } from '@platen/design/editor/editor';
import type { FontLibrary } from '@platen/model/font-libraries';
import { textIn } from '@platen/model/locale';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { History, TableProperties } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { editorUploadTag } from '../../../shared/files/editor-upload-tag.ts';
import { fontUrlsOf } from '../../../shared/preview/preview-assets.ts';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { breakpointsPx } from '../../../ui/theme/layout.ts';
import { DesignerBar } from './bar/designer-bar.tsx';
import { PublishedNotice } from './saving/published-notice.tsx';
import { SaveStatus } from './bar/save-status.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { useSaveCommand } from './commands/use-save-command.ts';
import { useSidePanels } from './commands/use-side-panels.ts';
import { CheckButton } from './configs/check-button.tsx';
import { ConfigSwitcher } from './configs/config-switcher.tsx';
import { DesignerFrame } from './designer-frame.tsx';
import { LayerPanel } from './panel/layer-panel.tsx';
import { DesignerFontsContext } from './store/designer-fonts.ts';
import { useNewLayerSetup } from './store/use-new-layer-setup.ts';
import { CanvasMarks } from './preflight/canvas-marks.tsx';
import { PreflightButton } from './preflight/preflight-button.tsx';
import { PreflightPanel } from './preflight/preflight-panel.tsx';
import { useCheckedSave } from './preflight/use-checked-save.ts';
import { FindingsContext, usePreflight } from './preflight/use-preflight.ts';
import { ProofNotice } from './proof/proof-notice.tsx';
import { ProofPanel } from './proof/proof-panel.tsx';
import { useProof } from './proof/use-proof.ts';
import { ConflictDialog } from './saving/conflict.dialog.tsx';
import { DraftNotice } from './saving/draft-notice.tsx';
import { EditTime } from './saving/edit-time.tsx';
import { PublishButton } from './saving/publish-button.tsx';
import { RefusalNotice } from './saving/refusal-notice.tsx';
import { useDraft } from './saving/use-draft.ts';
import { useTemplateSaving } from './saving/use-template-saving.ts';
import { createEditorStore } from './store/editor-store.ts';
import { showConfigAndLayer } from './store/show-layer.ts';
import { documentOfTemplate, initialDocument } from './store/template-document.ts';
import { planOfTemplate } from './store/template-plan.ts';
import { LayerTree } from './tree/layer-tree.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { designerLimits } from './upload-limits.ts';

const pictures = { pictureMaxMb: designerLimits.maxMb, pictureLimits: designerLimits, pictureTags: [editorUploadTag] };

const nothingShown: NonNullable<Props['shown']> = {};

interface Props {
  template: SkuTemplate;
  /** The ids of the image and the layer to show first. */
  shown?: { image?: string | undefined; layer?: string | undefined };
}

/** A template in the designer, in design mode. */
export function Designer({ template, shown = nothingShown }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const isPublished = template.state === 'published';
  const [store] = useState(() => {
    const isPhone = window.innerWidth < breakpointsPx.md;
    const setup = { templateKind: template.kind, dpi: template.dpi_value, locale, fonts: template.font_libraries };
    const document = isPublished ? documentOfTemplate(template) : initialDocument(template, locale);
    const opened = openEditor(document, setup, { width: 800, height: 600 });
    const panels = { left: !isPhone, right: !isPhone };
    return createEditorStore(showConfigAndLayer(withSession(opened, { panels }), shown.image, shown.layer), (refusal) =>
      showFailureMessage(new Error(textIn(designMessages[refusal], locale))),
    );
  });

  const saving = useTemplateSaving(store, template);
  useUnsavedGuard(saving.isUnsaved);
  const draft = useDraft(store, template.id, saving.isUnsaved);
  const [known, setKnown] = useState<readonly FontLibrary[]>(template.font_libraries);
  const fonts = useMemo(
    () => ({
      known,
      register: (more: readonly FontLibrary[]) =>
        setKnown((now) => {
          const unknown = more.filter(({ id }) => !now.some((font) => font.id === id));
          // Returns the same array if nothing is new: a new one would trigger effects that register fonts, endlessly.
          return unknown.length === 0 ? now : [...now, ...unknown];
        }),
    }),
    [known],
  );
  useNewLayerSetup(store, fonts);
  const fontUrls = useMemo(() => fontUrlsOf(known), [known]);
  const preflight = usePreflight(store, {
    planOf: (document, configId) => planOfTemplate(document, configId, template),
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
  const saveCommands = useSaveCommand(save, !isPublished && !saving.isSaving);
  const commands = useMemo(() => [...saveCommands, ...side.commands], [saveCommands, side.commands]);
  const services = useMemo(() => ({ ...pictures, fonts: known.map(({ name }) => name) }), [known]);
  const leave = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/sku_templates' });
  };

  function sidePanel() {
    if (side.open === 'preflight') return <PreflightPanel onClose={side.close} />;
    if (side.open === 'proof') return <ProofPanel proof={proof} onClose={side.close} />;
    return side.open === 'versions' && <VersionsPanel template={template} onClose={side.close} />;
  }

  return (
    <FieldServicesProvider value={services}>
      <FindingsContext value={preflight.findings}>
        <DesignerFontsContext value={fonts}>
          <DesignerFrame
            store={store}
            source={{
              planOf: (editor) => planOfTemplate(documentOf(editor), editor.session.configId, template, proof.row),
              fontUrls: () => fontUrls,
              shownFor: proof.row,
            }}
            notice={
              <>
                {isPublished && <PublishedNotice template={template} />}
                {proof.row && <ProofNotice row={proof.row} onEnd={proof.end} />}
                {saving.refusals.length > 0 && (
                  <RefusalNotice refusals={saving.refusals} onClose={saving.closeRefusals} />
                )}
                {draft.found && <DraftNotice draft={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />}
              </>
            }
            commands={commands}
            bar={
              <DesignerBar
                title={template.name}
                status={<SaveStatus isModified={saving.hasChanges} savedAt={saving.savedAt} />}
                onBack={leave}
                isSaving={saving.isSaving}
                middle={
                  <ConfigSwitcher
                    templateKind={template.kind}
                    sizes={template.size_prices}
                    opensFirstSettings={!isPublished}
                    onLeave={leave}
                  />
                }
                end={
                  <>
                    <EditTime templateId={template.id} storedS={template.edit_time} />
                    <CommandButton id="proof" icon={<TableProperties aria-hidden />} isOn={side.open === 'proof'} />
                    <CommandButton id="versions" icon={<History aria-hidden />} isOn={side.open === 'versions'} />
                    <PreflightButton isOpen={side.open === 'preflight'} />
                    {template.kind === 'micro_custom' && <CheckButton isUnsaved={saving.isUnsaved} />}
                    <PublishButton
                      template={template}
                      saveFirst={() => (saving.isUnsaved() || !saving.isStored() ? saveAndClearDraft() : true)}
                    />
                  </>
                }
              />
            }
            left={<LayerTree />}
            right={<LayerPanel />}
            side={sidePanel()}
            marks={side.open === 'preflight' && <CanvasMarks />}
          >
            {saving.conflict && (
              <ConflictDialog
                conflict={saving.conflict}
                fontUrls={fontUrls}
                onLoadTheirs={saving.loadTheirs}
                onOverwrite={saving.overwriteTheirs}
                onClose={saving.closeConflict}
              />
            )}
          </DesignerFrame>
        </DesignerFontsContext>
      </FindingsContext>
    </FieldServicesProvider>
  );
}
