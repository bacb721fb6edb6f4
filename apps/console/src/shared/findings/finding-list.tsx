import type { PrintFinding } from '@platen/model/files/renders';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';

/** The print findings of one order, one line each; findings with the same text are listed once. */
export function FindingList({ findings }: { findings: readonly PrintFinding[] }) {
  const unique = new Map(findings.map((finding) => [`${finding.image_name}\n${finding.message}`, finding]));
  return (
    <ul className={styles.list}>
      {[...unique].map(([key, { message, severity, image_name }]) => (
        <li key={key} data-severity={severity}>
          {severity === 'error' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
          <span>
            {message}
            {image_name && <small>{image_name}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
