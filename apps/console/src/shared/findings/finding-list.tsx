import type { PrintFinding } from '@platen/model/renders';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';

/** What is wrong with the prints of one order, a line each; what reads alike is told once. */
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
