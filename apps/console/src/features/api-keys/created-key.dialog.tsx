import { Alert, Button, Modal } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../ui/copyable-text.tsx';
import { useText } from '../../ui/text.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import styles from './created-key.module.css';

/**
 * Shows a new key, the only time there is. Neither Esc nor a click beside it closes the dialog: a key lost by mistake
 * must be made again.
 */
export function CreatedKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText(apiKeysTexts);
  const [isOpen, setOpen] = useState(true);
  const { isCopied, copy } = useCopy(value);
  return (
    <Modal
      open={isOpen}
      title={t('createdTitle')}
      width={560}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('keptIt')}
        </Button>
      }
      afterClose={onClose}
    >
      <Alert type="warning" showIcon title={t('createdWarning')} />
      <div className={styles.key}>
        <code data-testid="key-value">{value}</code>
        <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
          {isCopied ? t('copiedKey') : t('copyKey')}
        </Button>
      </div>
    </Modal>
  );
}
