import { Alert, Button, Modal } from 'antd';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../copyable-text.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './secret.module.css';

interface Props {
  title: string;
  /** That the secret is shown only once. */
  warning: string;
  value: string;
  copyLabel: string;
  /** The label of the close button: that the secret was saved. */
  okText: string;
  /** Instructions below. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a secret once. Neither Esc nor a click outside closes the dialog: a secret that is lost must be created again. */
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
