import styles from './preflight.module.css';
import type { PreflightFinding } from './preflight.types.ts';

/** The numbers of a layer's findings, as in the list. */
export function FindingMark({ findings }: { findings: readonly PreflightFinding[] }) {
  if (findings.length === 0) return null;
  const severity = worstOf(findings);
  return (
    <span className={styles.mark} data-severity={severity}>
      {findings.map(({ number }) => number).join(' ')}
    </span>
  );
}

export function worstOf(findings: readonly PreflightFinding[]): PreflightFinding['severity'] {
  return findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}
