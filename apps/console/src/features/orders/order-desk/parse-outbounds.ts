import type { OutboundInput } from '@platen/model/outbounds';
import { outboundInputSchema } from '@platen/model/outbounds';

export type OutboundField = keyof OutboundInput;

/** What can be seen to be wrong before anything is sent. */
export type RowFinding = 'missing' | 'too_long' | 'twice';

export interface ParsedRow {
  input: OutboundInput;
  /** The line as it was pasted: what is not sent stays in the text. */
  text: string;
  finding: { kind: RowFinding; field: OutboundField } | undefined;
}

const quoted = /^"(.*)"$/;

/**
 * One line of a pasted list. Tabs come from a sheet and commas from a file: either may hold numbers with spaces in
 * them. Spaces separate only where there is nothing else, and then the company may have some.
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

/** The first line of a sheet names its columns. Every order number and tracking number has a digit in it. */
const isHeading = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

/** Order numbers are printed in capitals; whoever types them need not. */
export const toOrderNo = (typed: string): string => typed.trim().toUpperCase();

/** What a parcel is told apart by: an order may leave in several, each with its own number. */
const parcelKey = ({ order_system_no, shipping_no }: OutboundInput): string => `${order_system_no}\t${shipping_no}`;

/** A row as it was read: another company is another row. */
export const rowKey = (input: OutboundInput): string => `${parcelKey(input)}\t${input.shipping_company}`;

function lengthFinding(input: OutboundInput): ParsedRow['finding'] {
  const issue = outboundInputSchema.safeParse(input).error?.issues[0];
  return issue && { kind: 'too_long', field: issue.path[0] as OutboundField };
}

/** A pasted list, row by row. `company` is for rows that name none. */
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

/** The text without the parcels that were recorded, however often they stand in it. */
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
