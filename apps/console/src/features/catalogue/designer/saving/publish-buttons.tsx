import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { designMessages } from '@platen/design/design.messages';
import { templateFlow } from '@platen/model/catalogue/sku-templates';
import { textIn } from '@platen/model/text/locale';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Rocket, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { PublishDialog } from '../../../../shared/publishing/publish.dialog.tsx';
import { publishingTexts } from '../../../../shared/publishing/publishing.messages.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { showNotice } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { showConfigAndLayer } from '../store/show-layer.ts';

interface PublishButtonProps {
  template: SkuTemplate;
  /** Whether the design is stored: only the stored design is published. */
  saveFirst: () => boolean | Promise<boolean>;
}

/** Saves unsaved changes, then opens the publish dialog. */
export function PublishButton({ template, saveFirst }: PublishButtonProps) {
  const t = useText(publishingTexts);
  const can = useCan();
  const store = useEditorStore();
  const [isSaving, setSaving] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const openPublished = useOpenPublished();
  if (!can('sku_templates.publish') || !templateFlow[template.state].includes('published')) return null;

  async function openDialog() {
    setSaving(true);
    try {
      setOpen(await saveFirst());
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <Button icon={<Rocket aria-hidden />} loading={isSaving} onClick={() => void openDialog()}>
        {t('publish')}
      </Button>
      {isOpen && (
        <PublishDialog
          template={template}
          onShow={({ config_id, layer_id }) => store.act((editor) => showConfigAndLayer(editor, config_id, layer_id))}
          onPublished={({ id }) => openPublished(template.id, id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** After a draft was published, its template is opened: the draft no longer exists. */
function useOpenPublished() {
  const navigate = useNavigate();
  return (openedId: number, publishedId: number) =>
    openedId === publishedId
      ? undefined
      : navigate({ to: '/editor/$id', params: { id: String(publishedId) }, replace: true });
}

interface CheckButtonProps {
  template: SkuTemplate;
  isUnsaved: () => boolean;
}

/** Opens the list of what publishing would refuse. Only the saved design is checked, because orders are made from it. */
export function CheckButton({ template, isUnsaved }: CheckButtonProps) {
  const t = useText(publishingTexts);
  const locale = useLocale();
  const can = useCan();
  const store = useEditorStore();
  const [isOpen, setOpen] = useState(false);
  const openPublished = useOpenPublished();
  if (!can('sku_templates.publish')) return null;

  function check() {
    if (isUnsaved()) void showNotice({ title: textIn(designMessages.save_first, locale) });
    else setOpen(true);
  }

  return (
    <>
      <Button icon={<ShieldCheck aria-hidden />} onClick={check}>
        {t('check')}
      </Button>
      {isOpen && (
        <PublishDialog
          template={template}
          purpose="check"
          onShow={({ config_id, layer_id }) => store.act((editor) => showConfigAndLayer(editor, config_id, layer_id))}
          onPublished={({ id }) => openPublished(template.id, id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
