import type { PrintFinding } from '@platen/model/renders';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';

/** What is wrong with the prints of one order, a line each. */
export function FindingList({ findings }: { findings: readonly PrintFinding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ config_id, kind, layer_id, message, severity, image_name }) => (
        <li key={`${config_id} ${kind} ${layer_id} ${message}`} data-severity={severity}>
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
