import type { Tone } from '@platen/model/tone';
import type { ReactNode } from 'react';
import styles from './tags.module.css';

/**
 * The state of a thing: soft fill, strong text, a dot.
 * Which state has which tone and label stands in one place for each flow (`defineStates`), used on every screen.
 */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}

/** What sort of thing it is: no dot. */
export function KindTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.kind} data-tone={tone}>
      {children}
    </span>
  );
}

/** Names that people gave: outlined, no dot. */
export function UserTags({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={styles.user}>
      {name}
    </span>
  ));
}
