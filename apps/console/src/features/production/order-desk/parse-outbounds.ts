import type { OutboundInput } from '@platen/model/production/outbounds';
import { outboundInputSchema } from '@platen/model/production/outbounds';

export type OutboundField = keyof OutboundInput;

/** What can be found before anything is sent. */
export type RowFinding = 'missing' | 'too_long' | 'twice';

export interface ParsedRow {
  input: OutboundInput;
  /** The line as it was pasted: what is not sent stays in the text. */
  text: string;
  finding: { kind: RowFinding; field: OutboundField } | undefined;
}

const quoted = /^"(.*)"$/;

/**
 * Splits one line of a pasted list. Tabs come from a spreadsheet and commas from a file: both allow numbers with
 * spaces. Spaces separate only if there is nothing else, and then the company may contain some.
 */
function splitLine(line: string): string[] {
  const separator = [/\t/, /[,，;；]/].find((each) => each.test(line));
  const cells = separator ? line.split(separator) : splitSpaces(line);
  return cells.map((cell) => cell.trim().replace(quoted, '$1').trim());
}

function splitSpaces(line: string): string[] {
  const [orderNo = '', shippingNo = '', ...company] = line.trim().split(/\s+/);
  return [orderNo, shippingNo, company.join(' ')];
}

/** The first line of a sheet names its columns. Every order number and tracking number contains a digit. */
const isHeading = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

/** Order numbers are printed in capitals, but may be typed in any case. */
export const toOrderNo = (typed: string): string => typed.trim().toUpperCase();

/** What identifies a parcel: an order may be sent in several, each with its own tracking number. */
const parcelKey = ({ order_system_no, shipping_no }: OutboundInput): string => `${order_system_no}\t${shipping_no}`;

/** What identifies a parsed row: another company is another row. */
export const rowKey = (input: OutboundInput): string => `${parcelKey(input)}\t${input.shipping_company}`;

function lengthFinding(input: OutboundInput): ParsedRow['finding'] {
  const issue = outboundInputSchema.safeParse(input).error?.issues[0];
  return issue && { kind: 'too_long', field: issue.path[0] as OutboundField };
}

/** Parses a pasted list row by row. `company` is used for rows without one. */
export function parseOutbounds(text: string, company: string): ParsedRow[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((line, index): ParsedRow[] => {
    if (line.trim() === '') return [];
    const cells = splitLine(line);
    if (index === 0 && isHeading(cells)) return [];
    const [orderNo = '', shippingNo = '', ...rest] = cells;
    const input: OutboundInput = {
      order_system_no: toOrderNo(orderNo),
      shipping_no: shippingNo,
      shipping_company: rest.find((cell) => cell !== '') ?? company.trim(),
    };
    return [{ input, text: line, finding: findFinding(input, seen) }];
  });
}

/** The text without the recorded parcels, however often they occur in it. */
export function withoutParcels(rows: readonly ParsedRow[], recorded: readonly ParsedRow[]): string {
  const keys = new Set(recorded.map(({ input }) => parcelKey(input)));
  return rows.flatMap(({ input, text }) => (keys.has(parcelKey(input)) ? [] : [text])).join('\n');
}

function findFinding(input: OutboundInput, seen: Set<string>): ParsedRow['finding'] {
  if (input.order_system_no === '') return { kind: 'missing', field: 'order_system_no' };
  if (input.shipping_no === '') return { kind: 'missing', field: 'shipping_no' };
  if (seen.has(parcelKey(input))) return { kind: 'twice', field: 'shipping_no' };
  seen.add(parcelKey(input));
  return lengthFinding(input);
}
