import type { Failure } from '../../../ui/failure.ts';
import { fieldPath } from '../../../ui/form/form-errors.ts';
import { type OutboundField, type ParsedRow, rowKey } from './parse-outbounds.ts';

/** What the server refused, by row: it stays at the row until the row is changed. */
export type Refusals = ReadonlyMap<string, { field: OutboundField; message: string }>;

/** The server names field and row in its sentences; beside the row that is noise. */
export const toRowMessage = ({ field, message }: Failure['fields'][number]): string =>
  (message.startsWith(field) ? message.slice(field.length).replace(/^[：:]\s*/, '') : message).replace(
    /^(第\d+行：|row \d+: )/,
    '',
  );

/** `outbounds[3].order_system_no` → the fourth of the rows that were sent. What names no row is `rest`. */
export function placeRefusals(
  failure: Failure,
  sent: readonly ParsedRow[],
): { refusals: Refusals; rest: readonly string[] } {
  const refusals = new Map<string, { field: OutboundField; message: string }>();
  const rest: string[] = [];
  for (const refusal of failure.fields) {
    const [, index, name = 'order_system_no'] = fieldPath(refusal.field);
    const row = typeof index === 'number' ? sent[index] : undefined;
    if (row) refusals.set(rowKey(row.input), { field: name as OutboundField, message: toRowMessage(refusal) });
    else rest.push(refusal.message);
  }
  if (refusals.size === 0 && rest.length === 0) rest.push(failure.message);
  return { refusals, rest };
}
