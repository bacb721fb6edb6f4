import { ordersPerRequestMax } from '@platen/model/form-orders';
import { typeOfKind } from '@platen/model/template-kinds';
import { callOptions, serverOf, type Session } from '../server/session.ts';
import type { PlannedGroup, PlannedRow } from './plan-jobs.ts';

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
  signal: AbortSignal,
): Promise<Quoted> {
  const quoted: Quoted = { groups: [], availableBalance: null };
  for (const { template, rows } of groups) {
    const group: QuotedGroup = { amount: 0, refused: new Map() };
    for (const part of partsOf(rows)) {
      const quote = await serverOf(session)('POST /form_orders/quote', {
        body: {
          type: typeOfKind[template.kind],
          sku_template_no: template.no,
          orders_attributes: part.map(({ order }) => order.attributes),
        },
        // What is wrong with rows is told in Chinese, as in the sheet that they come from.
        ...callOptions({ ...session, locale: 'zh-CN' }, signal),
      });
      quoted.availableBalance = quote.available_balance;
      for (const { path, code, message } of quote.fields) {
        if (code !== expected) refuse(group, part, path, message);
      }
      const fen = quote.orders.reduce(
        (sum, { amount }, index) => {
          const isRefused = group.refused.has(part[index]?.rowNumber ?? 0);
          return isRefused ? sum : sum + Math.round((amount ?? 0) * 100);
        },
        Math.round(group.amount * 100),
      );
      group.amount = fen / 100;
    }
    quoted.groups.push(group);
  }
  return quoted;
}

/** `orders_attributes[3].no` is about the fourth row; what is about none of them is about all. */
function refuse({ refused }: QuotedGroup, part: readonly PlannedRow[], path: string, message: string): void {
  const index = /^orders_attributes\[(\d+)\]/.exec(path)?.[1];
  const rows = index === undefined ? part : part.slice(Number(index), Number(index) + 1);
  for (const { rowNumber } of rows) refused.set(rowNumber, [...(refused.get(rowNumber) ?? []), message]);
}

function partsOf(rows: readonly PlannedRow[]): PlannedRow[][] {
  const parts: PlannedRow[][] = [];
  let images = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    images += row.imageKeys.length;
    const isFull = images > imagesPerQuote || (parts.at(-1)?.length ?? 0) >= ordersPerRequestMax;
    if (isFull) {
      parts.push([]);
      images = row.imageKeys.length;
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}
