import { TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';

/** The findings of an image, below it; nothing if there are none. */
export function FindingLines({ lines, isError = false }: { lines: readonly string[]; isError?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.drawn} data-severity={isError ? 'error' : 'warning'}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>
          <TriangleAlert aria-hidden />
          {line}
        </li>
      ))}
    </ul>
  );
}
