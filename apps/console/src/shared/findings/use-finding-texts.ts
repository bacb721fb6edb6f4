import type { FindingCounts, GroupFindingCounts } from '@platen/model/files/renders';
import { useText } from '../../ui/text.ts';
import { findingsTexts } from './findings.messages.ts';

export function hasFindings({ errors, warnings }: FindingCounts): boolean {
  return errors + warnings > 0;
}

/** Adds up the counts of several form orders or batches. */
export function sumFindings(all: readonly GroupFindingCounts[]): GroupFindingCounts {
  const sum = { errors: 0, warnings: 0, orders: 0 };
  for (const { errors, warnings, orders } of all) {
    sum.errors += errors;
    sum.warnings += warnings;
    sum.orders += orders;
  }
  return sum;
}

/** The counts of findings as a text; undefined if there are none. */
export function useFindingTexts() {
  const t = useText(findingsTexts);
  function counts({ errors, warnings }: FindingCounts): string {
    const parts = [
      ...(errors > 0 ? [t('errors', { count: errors })] : []),
      ...(warnings > 0 ? [t('warnings', { count: warnings })] : []),
    ];
    return parts.join(' · ');
  }
  return {
    counts,
    inOrders: (group: GroupFindingCounts): string =>
      hasFindings(group) ? t('inOrders', { orders: group.orders, counts: counts(group) }) : '',
  };
}
