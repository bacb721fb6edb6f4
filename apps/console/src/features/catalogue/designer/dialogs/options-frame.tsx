import { Button, Modal } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { uiTexts } from '../../../../ui/ui.messages.ts';
import { optionTexts } from './options.messages.ts';
import styles from './options.module.css';

interface Props {
  title: string;
  note: string;
  width: number;
  /** Above the options. */
  tools?: ReactNode;
  invalidCount: number;
  count: number;
  /** Returns whether the dialog may close. */
  onSave: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every options dialog: it closes only through its buttons, and cannot be saved while something is invalid. */
export function OptionsFrame({ title, note, width, tools, invalidCount, count, onSave, onClose, children }: Props) {
  const t = useText(optionTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      centered
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <div className={styles.foot}>
          <span className={styles.wrong} role="status">
            {invalidCount > 0 && (
              <>
                <CircleAlert aria-hidden />
                {t('wrong', { count: invalidCount })}
              </>
            )}
          </span>
          <span className={styles.note}>{t('count', { count })}</span>
          <Button onClick={() => setOpen(false)}>{ui('cancel')}</Button>
          <Button
            type="primary"
            disabled={invalidCount > 0}
            onClick={() => {
              if (onSave()) setOpen(false);
            }}
          >
            {ui('confirm')}
          </Button>
        </div>
      }
    >
      <p className={styles.note}>{note}</p>
      {tools}
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
