import { type OrderAttributesInput, ordersPerRequestMax } from '@platen/model/form-orders';
import { typeOfKind } from '@platen/model/template-kinds';
import type { CheckedRow } from '@platen/sheet/checked-sheet';
import { callOptions, serverOf, type Session } from '../server/session.ts';
import { imageKeysOf, ordersOf, type PlannedGroup } from './plan-jobs.ts';

export interface QuotedGroup {
  /** In yuan, of the rows that can be ordered. */
  amount: number;
  /** What the server would refuse, by row number. */
  refused: Map<number, string[]>;
}

export interface Quoted {
  groups: QuotedGroup[];
  availableBalance: number | null;
}

/** Each image that is not sent yet is a finding, and the server stops at a thousand of them. */
const imagesPerQuote = 900;
const expected = 'image_not_uploaded';

/** What the server would say if these orders were placed now: their price, and what only it can know. */
export async function quoteGroups(
  session: Session,
  groups: readonly PlannedGroup[],
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
        // What is wrong with rows is told in Chinese, as in the sheet that they come from.
        ...callOptions({ ...session, locale: 'zh-CN' }, signal),
      });
      quoted.availableBalance = quote.available_balance;
      for (const { path, code, message } of quote.fields) {
        if (code !== expected) refuse(group, part, path, message);
      }
      for (const [index, { amount }] of quote.orders.entries()) {
        if (!group.refused.has(part[index]?.rowNumber ?? 0)) fen += Math.round((amount ?? 0) * 100);
      }
    }
    quoted.groups.push({ ...group, amount: fen / 100 });
  }
  return quoted;
}

/** `orders_attributes[3].no` is about the fourth row; what is about none of them is about all. */
function refuse({ refused }: QuotedGroup, part: readonly CheckedRow[], path: string, message: string): void {
  const index = /^orders_attributes\[(\d+)\]/.exec(path)?.[1];
  const rows = index === undefined ? part : part.slice(Number(index), Number(index) + 1);
  for (const { rowNumber } of rows) refused.set(rowNumber, [...(refused.get(rowNumber) ?? []), message]);
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
