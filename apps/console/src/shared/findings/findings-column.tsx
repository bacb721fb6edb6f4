import type { FindingCounts, PrintFinding } from '@platen/model/files/renders';
import type { ColumnOf } from '../../ui/list/list.types.ts';
import { useText } from '../../ui/text.ts';
import { FindingBadge } from './finding-badge.tsx';
import { findingsTexts } from './findings.messages.ts';
import { hasFindings } from './use-finding-texts.ts';

interface Checked {
  finding_counts: FindingCounts;
  print_findings?: readonly PrintFinding[];
}

/** The number of print findings of a row: shown at every width, and on cards only if there are some. */
export function useFindingsColumn(): ColumnOf<'custom', Checked, never> {
  const t = useText(findingsTexts);
  return {
    kind: 'custom',
    key: 'findings',
    label: t('column'),
    render: ({ finding_counts, print_findings = [] }) => (
      <FindingBadge counts={finding_counts} findings={print_findings} />
    ),
    isEmpty: ({ finding_counts }) => !hasFindings(finding_counts),
    priority: 1,
  };
}
