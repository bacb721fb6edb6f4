import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { History, TableProperties, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../ui/text.ts';
import bar from './bar/bar.module.css';
import { DesignerBar, SaveStatus } from './bar/designer-bar.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { ConfigSwitcher } from './configs/config-switcher.tsx';
import { reportEditTime } from './designer.api.ts';
import { PreflightButton } from './preflight/preflight-panel.tsx';
import { CheckButton, PublishButton } from './saving/publish-buttons.tsx';
import { savingTexts } from './saving/saving.messages.ts';
import type { TemplateDesigner } from './use-template-designer.ts';

/** The bar above the canvas of a template: its images, its panels, and publishing. */
export function TemplateBar({ template, designer }: { template: SkuTemplate; designer: TemplateDesigner }) {
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { saving, side, isReadOnly, saveFirst } = designer;
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
          opensFirstSettings={!isReadOnly}
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

/** How many seconds are collected before they are reported to the server. */
const reportIntervalS = 5;

/** How long the template has been edited, by anyone; it counts while the page is visible. */
function EditTime({ templateId, storedS }: { templateId: number; storedS: number }) {
  const t = useText(savingTexts);
  const [seconds, setSeconds] = useState(storedS);
  const reportedS = useRef(storedS);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((now) => now + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds < reportedS.current + reportIntervalS) return;
    reportedS.current = seconds;
    // Sent in the background; the next report includes one that is lost.
    reportEditTime(templateId, seconds).catch(() => undefined);
  }, [seconds, templateId]);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    <span className={bar.time} title={t('editTime')}>
      <Timer aria-hidden />
      {parts.map((part) => String(part).padStart(2, '0')).join(':')}
    </span>
  );
}
