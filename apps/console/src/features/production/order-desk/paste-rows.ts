import type { RowMessage, RowMessages } from './outbound-refusals.ts';
import { type ParsedRow, type RowFinding, rowKey } from './parse-outbounds.ts';
import type { ParcelChecks } from './use-parcel-checks.ts';

/**
 * `unread` and `refused` can never be recorded, `doubtful` only if it is ticked, `good` unless it is unticked. What is
 * not checked yet is not ticked.
 */
export type PastedRow = ParsedRow & { no: number; isTicked: boolean } & (
    | { verdict: 'unread'; problem: { kind: RowFinding; field: RowMessage['field'] } }
    | { verdict: 'refused' | 'doubtful'; remark: RowMessage }
    | { verdict: 'good' | 'unchecked' }
  );

export const isInvalid = ({ verdict }: PastedRow): boolean => verdict === 'unread' || verdict === 'refused';
export const canTick = ({ verdict }: PastedRow): boolean => verdict === 'good' || verdict === 'doubtful';

/** Each row with its verdict, and whether it will be recorded. `refusals` are those of an earlier attempt to record. */
export function classifyRows(
  rows: readonly ParsedRow[],
  { checked, refused, doubtful }: Pick<ParcelChecks, 'checked' | 'refused' | 'doubtful'>,
  { refusals, ticks }: { refusals: RowMessages; ticks: ReadonlyMap<string, boolean> },
): PastedRow[] {
  return rows.map((row, index): PastedRow => {
    const key = rowKey(row.input);
    const as = { ...row, no: index + 1, isTicked: false };
    if (row.finding) return { ...as, verdict: 'unread', problem: row.finding };
    const refusal = refusals.get(key) ?? refused.get(key);
    if (refusal) return { ...as, verdict: 'refused', remark: refusal };
    if (!checked.has(key)) return { ...as, verdict: 'unchecked' };
    const doubt = doubtful.get(key);
    if (doubt) return { ...as, verdict: 'doubtful', remark: doubt, isTicked: ticks.get(key) ?? false };
    return { ...as, verdict: 'good', isTicked: ticks.get(key) ?? true };
  });
}
