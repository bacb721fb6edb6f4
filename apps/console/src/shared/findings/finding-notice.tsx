import type { GroupFindingCounts } from '@platen/model/renders';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { hasFindings, useFindingWords } from './use-finding-words.ts';

interface Props {
  counts: GroupFindingCounts;
  /** A link to them. */
  action?: ReactNode;
}

/** Warns above everything else that prints would not come out right. Nothing if there are no findings. */
export function FindingNotice({ counts, action }: Props) {
  const words = useFindingWords();
  if (!hasFindings(counts)) return null;
  return (
    <Alert type={counts.errors > 0 ? 'error' : 'warning'} showIcon title={words.inOrders(counts)} action={action} />
  );
}
