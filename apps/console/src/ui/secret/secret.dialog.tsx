import { Alert, Button, Modal } from 'antd';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../copyable-text.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './secret.module.css';

interface Props {
  title: string;
  /** That this is the only time. */
  warning: string;
  value: string;
  copyLabel: string;
  /** What whoever closes it says: that it is kept. */
  okText: string;
  /** What to do with it, below. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * Shows a secret, the only time there is. Neither Esc nor a click beside it closes the dialog: one that is lost by
 * mistake must be made again.
 */
export function SecretDialog({ title, warning, value, copyLabel, okText, children, onClose }: Props) {
  const t = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const { isCopied, copy } = useCopy(value);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={560}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {okText}
        </Button>
      }
      afterClose={onClose}
    >
      <Alert type="warning" showIcon title={warning} />
      <div className={styles.secret}>
        <code data-testid="key-value">{value}</code>
        <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
          {isCopied ? t('copied') : copyLabel}
        </Button>
      </div>
      {children && <div className={styles.note}>{children}</div>}
    </Modal>
  );
}
