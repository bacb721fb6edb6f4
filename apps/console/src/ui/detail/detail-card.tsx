import type { ReactNode } from 'react';
import styles from './detail-card.module.css';

interface Props {
  title: string;
  /** A note at the other end of its header. */
  note?: ReactNode;
  /** Without padding, for tables that reach to the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A part of a record in a card of its own. */
export function DetailCard({ title, note, isFlush = false, children }: Props) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.body} data-flush={isFlush}>
        {children}
      </div>
    </section>
  );
}
