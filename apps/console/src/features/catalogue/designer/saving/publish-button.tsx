import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateFlow } from '@platen/model/catalogue/sku-templates';
import { Button } from 'antd';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { PublishDialog } from '../../../../shared/publishing/publish.dialog.tsx';
import { publishingTexts } from '../../../../shared/publishing/publishing.messages.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { useText } from '../../../../ui/text.ts';
import { showConfigAndLayer } from '../store/show-layer.ts';
import { useEditorStore } from '../store/use-editor.ts';

interface Props {
  template: SkuTemplate;
  /** Whether the design is stored: only the stored design is published. */
  saveFirst: () => boolean | Promise<boolean>;
}

/** Saves unsaved changes, then opens the publish dialog. */
export function PublishButton({ template, saveFirst }: Props) {
  const t = useText(publishingTexts);
  const can = useCan();
  const store = useEditorStore();
  const [isSaving, setSaving] = useState(false);
  const [isOpen, setOpen] = useState(false);
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
          onPublished={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
