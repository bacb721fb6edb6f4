import { Alert, Button, Modal } from 'antd';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../shared/request/download.ts';
import { useCopy } from '../../../ui/copyable-text.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { securityTexts } from './security.messages.ts';
import styles from './security.module.css';

/** Shows the codes once. Neither Esc nor a click outside closes it: codes that nobody saved recover nothing. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(securityTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const text = `${codes.join('\n')}\n`;
  const { isCopied, copy } = useCopy(text);
  const download = () => saveFile({ name: 'platen-recovery-codes.txt', content: new Blob([text]) });
  return (
    <Modal
      open={isOpen}
      title={t('codesTitle')}
      width={480}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterClose={onClose}
      footer={
        <>
          <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
            {isCopied ? ui('copied') : t('copyCodes')}
          </Button>
          <Button icon={<Download aria-hidden />} onClick={download}>
            {t('downloadCodes')}
          </Button>
          <Button type="primary" onClick={() => setOpen(false)}>
            {t('codesSaved')}
          </Button>
        </>
      }
    >
      <Alert type="warning" showIcon title={t('codesWarning')} />
      <ul className={styles.codes} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
}
