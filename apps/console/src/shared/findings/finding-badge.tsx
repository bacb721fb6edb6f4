import type { FindingCounts, PrintFinding } from '@platen/model/files/renders';
import { formatCount } from '@platen/model/money/money';
import { Tooltip } from 'antd';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';
import { hasFindings, useFindingTexts } from './use-finding-texts.ts';

interface Props {
  counts: FindingCounts;
  /** If they are loaded, each is shown in a tooltip. */
  findings?: readonly PrintFinding[];
}

/** The number of print findings as a small tag: red if the prints would be spoiled. Nothing if there are none. */
export function FindingBadge({ counts, findings }: Props) {
  const words = useFindingTexts();
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
