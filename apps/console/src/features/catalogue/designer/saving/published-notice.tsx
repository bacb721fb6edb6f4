import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateLengthMax } from '@platen/model/catalogue/sku-templates';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleAlert, Copy } from 'lucide-react';
import { useState } from 'react';
import { showFailureMessage, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import styles from '../bar/bar.module.css';
import { copyTemplate } from '../designer.api.ts';
import { designerTexts } from '../designer.messages.ts';
import { savingTexts } from './saving.messages.ts';

/** Why a published template cannot be saved, with a button that copies it. */
export function PublishedNotice({ template }: { template: SkuTemplate }) {
  const t = useText(designerTexts);
  const saving = useText(savingTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  /** The suffix of a copy stays complete: a long name is shortened. */
  function nameOfCopy(): string {
    const wordLength = saving('copyName', { name: '' }).length;
    return saving('copyName', { name: template.name.slice(0, templateLengthMax.name - wordLength) });
  }

  async function copy() {
    setBusy(true);
    try {
      const { id } = await copyTemplate(template.id, nameOfCopy());
      showSuccess(saving('copied'));
      await navigate({ to: '/editor/$id', params: { id: String(id) } });
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <p className={styles.notice} role="note">
      <CircleAlert aria-hidden />
      <span>
        <b>{t('publishedTitle')}</b> {t('publishedText')}
      </span>
      <Button size="small" icon={<Copy aria-hidden />} loading={isBusy} onClick={() => void copy()}>
        {saving('copy')}
      </Button>
    </p>
  );
}
