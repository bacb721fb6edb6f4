import type { Tone } from '@platen/model/text/tone';
import type { ReactNode } from 'react';
import styles from './tags.module.css';

/**
 * The state of a record: soft fill, strong text, a dot. The tone and label of each state are defined in one place for
 * each flow (shared/states.ts).
 */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}

/** The kind of a record: without a dot. */
export function KindTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.kind} data-tone={tone}>
      {children}
    </span>
  );
}

/** Tags that users assigned: outlined, without a dot. */
export function UserTags({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={styles.user}>
      {name}
    </span>
  ));
}
