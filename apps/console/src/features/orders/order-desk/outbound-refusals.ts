import type { Failure } from '../../../ui/failure.ts';
import { fieldPath } from '../../../ui/form/form-errors.ts';
import { type OutboundField, type ParsedRow, rowKey } from './parse-outbounds.ts';

/** What the server refused, by row: it stays at the row until the row is changed. */
export type Refusals = ReadonlyMap<string, { field: OutboundField; message: string }>;

/** `outbounds[3].order_system_no` → the fourth of the rows that were sent. What names no row is `rest`. */
export function placeRefusals(
  failure: Failure,
  sent: readonly ParsedRow[],
): { refusals: Refusals; rest: readonly string[] } {
  const refusals = new Map<string, { field: OutboundField; message: string }>();
  const rest: string[] = [];
  for (const { path, message, sentence } of failure.fields) {
    const [, index, name = 'order_system_no'] = fieldPath(path);
    const row = typeof index === 'number' ? sent[index] : undefined;
    if (row) refusals.set(rowKey(row.input), { field: name as OutboundField, message });
    else rest.push(sentence);
  }
  if (refusals.size === 0 && rest.length === 0) rest.push(failure.message);
  return { refusals, rest };
}
