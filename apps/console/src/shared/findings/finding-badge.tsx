import type { FindingCounts, PrintFinding } from '@platen/model/renders';
import { Tooltip } from 'antd';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { formatCount } from '@platen/model/money';
import styles from './findings.module.css';
import { hasFindings, useFindingWords } from './use-finding-words.ts';

interface Props {
  counts: FindingCounts;
  /** Where they are at hand: each is told when one points at the count. */
  findings?: readonly PrintFinding[];
}

/** How much is wrong with prints, as small as a tag: red where they would be spoilt. Nothing where all is well. */
export function FindingBadge({ counts, findings }: Props) {
  const words = useFindingWords();
  if (!hasFindings(counts)) return null;
  const isError = counts.errors > 0;
  const label = words.counts(counts);
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <Tooltip title={findings && findings.length > 0 ? <FindingLines findings={findings} /> : label}>
      <span className={styles.badge} data-severity={isError ? 'error' : 'warning'} role="img" aria-label={label}>
        <Icon aria-hidden />
        {formatCount(counts.errors + counts.warnings)}
      </span>
    </Tooltip>
  );
}

function FindingLines({ findings }: { findings: readonly PrintFinding[] }) {
  return (
    <ul className={styles.lines}>
      {findings.map(({ config_id, kind, layer_id, message }) => (
        <li key={`${config_id} ${kind} ${layer_id} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}
