import { checkConsistency } from '@platen/design/consistency-check';
import { type DesignFinding, designMessages, findingText } from '@platen/design/design.messages';
import { documentOf } from '@platen/design/editor/editor';
import type { TemplateConfig } from '@platen/design/template';
import { textIn } from '@platen/model/locale';
import { Button, Modal } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { showSuccess, showNotice } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { configTexts } from './configs.messages.ts';
import styles from './configs.module.css';

/**
 * Checks whether the images of a template are consistent. Only the saved design is checked, because orders are made
 * from it.
 */
export function CheckButton({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useText(configTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const [findings, setFindings] = useState<readonly DesignFinding[]>([]);

  function check() {
    if (isUnsaved()) {
      void showNotice({ title: textIn(designMessages.save_first, locale) });
      return;
    }
    const found = checkConsistency(documentOf(store.get()).configs as readonly TemplateConfig[]);
    setFindings(found);
    if (found.length === 0) showSuccess(textIn(designMessages.check_passed, locale));
  }

  return (
    <>
      <Button icon={<ShieldCheck aria-hidden />} onClick={check}>
        {t('check')}
      </Button>
      <Modal
        open={findings.length > 0}
        centered
        width={520}
        title={findingText({ message: 'check_failed', params: { count: findings.length } }, locale)}
        footer={null}
        onCancel={() => setFindings([])}
      >
        <ul className={styles.findings} aria-label={t('errorList')}>
          {findings.map((finding) => {
            const text = findingText(finding, locale);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      </Modal>
    </>
  );
}
