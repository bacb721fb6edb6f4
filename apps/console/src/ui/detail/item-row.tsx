import type { ReactNode } from 'react';
import styles from './item-row.module.css';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of a few things in a card: what it is, what is known about it, and what can be done with it. */
export function ItemRow({ icon, title, text, children }: Props) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.facts}>
        <div className={styles.name}>{title}</div>
        <div className={styles.text}>{text}</div>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
