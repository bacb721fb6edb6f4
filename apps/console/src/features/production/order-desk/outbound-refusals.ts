import type { Failure } from '../../../ui/failure.ts';
import { fieldPath } from '../../../ui/form/form-errors.ts';
import { type OutboundField, type ParsedRow, rowKey } from './parse-outbounds.ts';

/** A message of the server about one field of a row. */
export interface RowMessage {
  field: OutboundField;
  message: string;
}

/** The messages of the server by row. A message stays until its row is changed. */
export type RowMessages = ReadonlyMap<string, RowMessage>;

/** `outbounds[3].order_system_no` → the fourth of the rows that were sent. `rest` holds messages without a row. */
export function locateMessages<T extends { path: string; message: string }>(
  fields: readonly T[],
  sent: readonly Pick<ParsedRow, 'input'>[],
): { remarks: RowMessages; rest: readonly T[] } {
  const remarks = new Map<string, RowMessage>();
  const rest: T[] = [];
  for (const each of fields) {
    const [, index, name = 'order_system_no'] = fieldPath(each.path);
    const row = typeof index === 'number' ? sent[index] : undefined;
    if (row) remarks.set(rowKey(row.input), { field: name as OutboundField, message: each.message });
    else rest.push(each);
  }
  return { remarks, rest };
}

/** Maps a refusal to its rows; `rest` holds the sentences without a row. */
export function locateRefusals(
  failure: Failure,
  sent: readonly ParsedRow[],
): { refusals: RowMessages; rest: readonly string[] } {
  const { remarks: refusals, rest } = locateMessages(failure.fields, sent);
  const sentences = rest.map(({ sentence }) => sentence);
  return { refusals, rest: refusals.size === 0 && rest.length === 0 ? [failure.message] : sentences };
}
