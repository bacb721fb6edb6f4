import type { GroupFindingCounts } from '@platen/model/files/renders';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { hasFindings, useFindingTexts } from './use-finding-texts.ts';

interface Props {
  counts: GroupFindingCounts;
  /** A link to them. */
  action?: ReactNode;
}

/** Warns above everything else that prints would not come out right. Nothing if there are no findings. */
export function FindingNotice({ counts, action }: Props) {
  const words = useFindingTexts();
  if (!hasFindings(counts)) return null;
  return (
    <Alert type={counts.errors > 0 ? 'error' : 'warning'} showIcon title={words.inOrders(counts)} action={action} />
  );
}
