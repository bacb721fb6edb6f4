import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './step-strip.module.css';

export interface Step {
  key: string;
  label: string;
  /** When it was reached, or a note. */
  note?: string | undefined;
  /** `ended`: it stopped at this step. */
  state: 'done' | 'current' | 'ahead' | 'ended';
}

interface Props {
  label: string;
  steps: readonly Step[];
  /** The figure that the steps are about, at the end. */
  figure?: ReactNode;
}

/** Progress in steps, in one card: side by side, below each other on phones. */
export function StepStrip({ label, steps, figure }: Props) {
  return (
    <section className={styles.strip} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.key} data-state={step.state} {...(step.state === 'current' && { 'aria-current': 'step' })}>
            <span className={styles.mark} aria-hidden>
              {step.state === 'done' && <Check />}
              {step.state === 'ended' && <X />}
              {(step.state === 'current' || step.state === 'ahead') && index + 1}
            </span>
            <span className={styles.text}>
              <span className={styles.label}>{step.label}</span>
              {step.note && <span className={styles.note}>{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {figure && <div className={styles.figure}>{figure}</div>}
    </section>
  );
}
