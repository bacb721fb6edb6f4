import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import styles from './panel.module.css';

interface Props {
  title: string;
  icon: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that replaces the properties while it is open. The canvas stays usable. */
export function SidePanel({ title, icon, onClose, children }: Props) {
  const t = useText(designerTexts);
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        {icon}
        <h2>{title}</h2>
        <IconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <div className={styles.sideBody}>{children}</div>
    </section>
  );
}
