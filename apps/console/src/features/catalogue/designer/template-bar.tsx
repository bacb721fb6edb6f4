import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { History, TableProperties } from 'lucide-react';
import { DesignerBar } from './bar/designer-bar.tsx';
import { SaveStatus } from './bar/save-status.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { ConfigSwitcher } from './configs/config-switcher.tsx';
import { PreflightButton } from './preflight/preflight-button.tsx';
import { CheckButton } from './saving/check-button.tsx';
import { EditTime } from './saving/edit-time.tsx';
import { PublishButton } from './saving/publish-button.tsx';
import type { TemplateDesigner } from './use-template-designer.ts';

/** The bar above the canvas of a template: its images, its panels, and publishing. */
export function TemplateBar({ template, designer }: { template: SkuTemplate; designer: TemplateDesigner }) {
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { saving, side, isPublished, saveFirst } = designer;
  const leave = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/sku_templates' });
  };
  return (
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
          <CheckButton template={template} isUnsaved={saving.isUnsaved} />
          <PublishButton template={template} saveFirst={saveFirst} />
        </>
      }
    />
  );
}
