import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { documentOf } from '@platen/design/editor/editor';
import { useMemo } from 'react';
import { editorUploadTag } from '../../../shared/files/editor-upload-tag.ts';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { DesignerFrame } from './designer-frame.tsx';
import { LayerPanel } from './panel/layer-panel.tsx';
import { CanvasMarks } from './preflight/canvas-marks.tsx';
import { PreflightPanel } from './preflight/preflight-panel.tsx';
import { FindingsContext } from './preflight/use-preflight.ts';
import { ProofNotice, ProofPanel } from './proof/proof-panel.tsx';
import { ConflictDialog } from './saving/conflict.dialog.tsx';
import { DraftNotice, RefusalNotice } from './saving/notices.tsx';
import { PublishedOrDraft } from './saving/published-or-draft.tsx';
import { DesignerFontsContext } from './store/designer-fonts.ts';
import { planOfTemplate } from './store/template-document.ts';
import { TemplateBar } from './template-bar.tsx';
import { LayerTree } from './tree/layer-tree.tsx';
import { designerLimits } from './upload-limits.ts';
import { type FirstShown, type TemplateDesigner, useTemplateDesigner } from './use-template-designer.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

const pictures = { pictureMaxMb: designerLimits.maxMb, pictureLimits: designerLimits, pictureTags: [editorUploadTag] };

const nothingShown: FirstShown = {};

interface PartProps {
  template: SkuTemplate;
  designer: TemplateDesigner;
}

/** A template in the designer, in design mode. */
export function Designer({ template, shown = nothingShown }: { template: SkuTemplate; shown?: FirstShown }) {
  const designer = useTemplateDesigner(template, shown);
  const { store, saving, fonts, fontUrls, findings, proof, side, commands } = designer;
  const services = useMemo(() => ({ ...pictures, fonts: fonts.known.map(({ name }) => name) }), [fonts]);
  return (
    <FieldServicesProvider value={services}>
      <FindingsContext value={findings}>
        <DesignerFontsContext value={fonts}>
          <DesignerFrame
            store={store}
            source={{
              planOf: (editor) => planOfTemplate(documentOf(editor), editor.session.configId, template, proof.row),
              fontUrls: () => fontUrls,
              shownFor: proof.row,
            }}
            notice={<Notices template={template} designer={designer} />}
            commands={commands}
            bar={<TemplateBar template={template} designer={designer} />}
            left={<LayerTree />}
            right={<LayerPanel />}
            side={side.open && <SidePanel template={template} designer={designer} />}
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

/** What the user should know before editing. */
function Notices({ template, designer: { proof, saving, draft } }: PartProps) {
  return (
    <>
      <PublishedOrDraft template={template} />
      {proof.row && <ProofNotice row={proof.row} onEnd={proof.end} />}
      {saving.refusals.length > 0 && <RefusalNotice refusals={saving.refusals} onClose={saving.closeRefusals} />}
      {draft.found && <DraftNotice draft={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />}
    </>
  );
}

function SidePanel({ template, designer: { side, proof } }: PartProps) {
  if (side.open === 'preflight') return <PreflightPanel onClose={side.close} />;
  if (side.open === 'proof') return <ProofPanel proof={proof} onClose={side.close} />;
  return <VersionsPanel template={template} onClose={side.close} />;
}
