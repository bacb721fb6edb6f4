import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { designMessages, findingLines } from '@platen/design/design.messages';
import { openEditor, withSession } from '@platen/design/editor/editor';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { documentToSave } from '@platen/design/editor/saving';
import { checkBeforeSave } from '@platen/design/save-check';
import type { FontLibrary } from '@platen/model/font-libraries';
import { textIn } from '@platen/model/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { fontUrlsOf } from '../../../shared/preview/preview-assets.ts';
import { showFailureMessage, showSuccess } from '../../../ui/feedback.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import { breakpointsPx } from '../../../ui/theme/layout.ts';
import { useText } from '../../../ui/text.ts';
import { DesignerBar } from './bar/designer-bar.tsx';
import { PublishedNotice } from './bar/published-notice.tsx';
import { SavedMark } from './bar/saved-mark.tsx';
import type { DesignerCommand } from './commands/designer-command.ts';
import { CheckButton } from './configs/check-button.tsx';
import { ConfigSwitcher } from './configs/config-switcher.tsx';
import { DesignerFrame } from './designer-frame.tsx';
import { designerTexts } from './designer.messages.ts';
import { designedTemplateQuery, saveDesign, templatesKey } from './designer.api.ts';
import { LayerPanel } from './panel/layer-panel.tsx';
import { DesignerFontsContext } from './store/designer-fonts.ts';
import { createEditorStore } from './store/editor-store.ts';
import { documentOfTemplate, updateOf } from './store/template-document.ts';
import { planOfTemplate } from './store/template-plan.ts';
import { useSaving } from './store/use-saving.ts';
import { LayerTree } from './tree/layer-tree.tsx';
import { designerLimits, uploadTag } from './upload-limits.ts';

const pictures = { pictureMaxMb: designerLimits.maxMb, pictureLimits: designerLimits, pictureTags: [uploadTag] };

/** A template on its canvas, in design mode. */
export function Designer({ template }: { template: SkuTemplate }) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const [store] = useState(() => {
    const isPhone = window.innerWidth < breakpointsPx.md;
    const setup = { templateKind: template.kind, dpi: template.dpi_value };
    const opened = openEditor(documentOfTemplate(template), setup, { width: 800, height: 600 });
    const panels = { left: !isPhone, right: !isPhone };
    return createEditorStore(withSession(opened, { panels }), (refusal) =>
      showFailureMessage(new Error(textIn(designMessages[refusal], locale))),
    );
  });
  const isPublished = template.state === 'published';

  async function send(saved: DesignDocument, now: DesignDocument): Promise<boolean> {
    const findings = now.configs.flatMap(({ layers }) => checkBeforeSave(layers));
    if (findings.length > 0) {
      showFailureMessage(new Error(findingLines(findings, locale)), t('cannotSave'));
      return false;
    }
    const update = updateOf(saved, documentToSave(now, store.get().session.collapsed));
    try {
      client.setQueryData(designedTemplateQuery(String(template.id)).queryKey, await saveDesign(template.id, update));
    } catch (cause) {
      showFailureMessage(cause, t('cannotSave'));
      return false;
    }
    showSuccess(t('saved'));
    void client.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' });
    return true;
  }
  const saving = useSaving(store, send);
  useUnsavedGuard(saving.isUnsaved);

  const canSave = !isPublished && !saving.isSaving;
  const { save } = saving;
  const commands = useMemo(
    (): DesignerCommand[] => [
      {
        id: 'save',
        label: { zh: '保存', en: 'Save' },
        group: 'file',
        keys: ['Mod+S'],
        isEnabled: () => canSave,
        run: () => void save(),
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- `save` reads the store and refs, whichever render it is of
    [canSave],
  );
  const [known, setKnown] = useState<readonly FontLibrary[]>(template.font_libraries);
  const fonts = useMemo(
    () => ({
      known,
      learn: (more: readonly FontLibrary[]) =>
        setKnown((now) => [...now, ...more.filter(({ id }) => !now.some((font) => font.id === id))]),
    }),
    [known],
  );
  const fontUrls = useMemo(() => fontUrlsOf(known), [known]);
  const services = useMemo(() => ({ ...pictures, fonts: known.map(({ name }) => name) }), [known]);
  const leave = () => {
    if (window.history.length > 1) window.history.back();
    else void navigate({ to: '/sku_templates' });
  };

  return (
    <FieldServicesProvider value={services}>
      <DesignerFontsContext value={fonts}>
        <DesignerFrame
          store={store}
          source={{
            planOf: (editor) => planOfTemplate(editor, template),
            fontUrls: () => fontUrls,
            onFindings: () => undefined,
            onFailed: setFailed,
          }}
          hasFailed={hasFailed}
          notice={isPublished && <PublishedNotice />}
          commands={commands}
          bar={
            <DesignerBar
              title={template.name}
              mark={<SavedMark isModified={saving.hasChanges} savedAt={saving.savedAt} />}
              onBack={leave}
              isSaving={saving.isSaving}
              middle={
                <ConfigSwitcher
                  templateKind={template.kind}
                  sizes={template.size_prices.map(({ size }) => size)}
                  onLeave={leave}
                />
              }
              end={template.kind === 'micro_custom' && <CheckButton isUnsaved={saving.isUnsaved} />}
            />
          }
          left={<LayerTree />}
          right={<LayerPanel />}
        />
      </DesignerFontsContext>
    </FieldServicesProvider>
  );
}
