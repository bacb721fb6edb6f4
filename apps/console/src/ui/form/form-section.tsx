import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A section of a long form with a title. Fields are in two columns; `FormWide` takes the whole width. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

export function FormWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
