import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import type { FieldError } from '@platen/model/errors/errors';
import { type OrderAttributesInput, ordersPerRequestMax } from '@platen/model/orders/form-orders';
import type { BilingualText } from '@platen/model/text/locale';
import type { CheckedGroup, CheckedRow } from '@platen/sheet/checked-sheet';
import { lineOf, refusedAnswerLine } from '@platen/sheet/row-texts';
import { callOptions, type Session, serverOf } from '../server/session.ts';
import { imageKeysOf, ordersOf } from './plan-jobs.ts';

export interface QuotedGroup {
  /** The total of the rows that can be ordered, in yuan. */
  amount: number;
  /** The reasons why the server would refuse rows, one line each, by row number. */
  refused: Map<number, BilingualText[]>;
}

export interface Quoted {
  groups: QuotedGroup[];
  availableBalance: number | null;
}

/** Each image that is not uploaded yet is a finding, and the server stops after a thousand findings. */
const imagesPerQuote = 900;
const expected = 'image_not_uploaded';

/** Asks the server for prices, and for the findings that only it can make. */
export async function quoteGroups(
  session: Session,
  groups: readonly CheckedGroup[],
  keyOf: (reference: string) => string,
  signal: AbortSignal,
): Promise<Quoted> {
  const quoted: Quoted = { groups: [], availableBalance: null };
  for (const { template, rows } of groups) {
    const group: QuotedGroup = { amount: 0, refused: new Map() };
    let fen = 0;
    for (const part of partsOf(rows, keyOf)) {
      const orders_attributes: OrderAttributesInput[] = ordersOf(template, part, keyOf);
      const quote = await serverOf(session)('POST /form_orders/quote', {
        body: { type: typeOfKind[template.kind], sku_template_no: template.no, orders_attributes },
        ...callOptions(session, signal),
      });
      quoted.availableBalance = quote.available_balance;
      for (const field of quote.fields) if (field.code !== expected) refuse(group, part, field as FieldError);
      for (const [index, { amount }] of quote.orders.entries()) {
        if (!group.refused.has(part[index]?.rowNumber ?? 0)) fen += Math.round((amount ?? 0) * 100);
      }
    }
    quoted.groups.push({ ...group, amount: fen / 100 });
  }
  return quoted;
}

/** `orders_attributes[3].no` is about the fourth row; what is about none of them is about all. */
function refuse({ refused }: QuotedGroup, part: readonly CheckedRow[], field: FieldError): void {
  const index = /^orders_attributes\[(\d+)\]/.exec(field.path)?.[1];
  const line = refusedAnswerLine(part, field);
  const rows = index === undefined ? part : part.slice(Number(index), Number(index) + 1);
  for (const row of rows) {
    const shown = index === undefined ? lineOf(row, line) : line;
    refused.set(row.rowNumber, [...(refused.get(row.rowNumber) ?? []), shown]);
  }
}

function partsOf(rows: readonly CheckedRow[], keyOf: (reference: string) => string): CheckedRow[][] {
  const parts: CheckedRow[][] = [];
  let images = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const count = imageKeysOf([row], keyOf).length;
    images += count;
    if (images > imagesPerQuote || (parts.at(-1)?.length ?? 0) >= ordersPerRequestMax) {
      parts.push([]);
      images = count;
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}
