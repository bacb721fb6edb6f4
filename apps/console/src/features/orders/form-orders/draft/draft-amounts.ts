import { orderQuantityMax } from '@platen/model/form-orders';
import { type Fen, yuanToFen } from '@platen/model/money';
import type { SkuTemplate } from '@platen/model/sku-templates';
import type { OrderDraft } from './order-draft.ts';
import { findSize, renderingPriceFen } from './template-fields.ts';

/** A whole number of pieces as it was typed; nothing for anything else. */
export function findQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  const quantity = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : 0;
  return quantity >= 1 && quantity <= orderQuantityMax ? quantity : undefined;
}

/** What an order will cost: unit price × quantity, and the rendering once. Nothing until size and quantity are there. */
export function findAmountFen(template: SkuTemplate, { size, quantity }: OrderDraft): Fen | undefined {
  const price = findSize(template, size)?.price;
  const priceFen = price === undefined ? undefined : yuanToFen(price);
  const pieces = findQuantity(quantity);
  if (priceFen === undefined || pieces === undefined) return undefined;
  return priceFen * pieces + renderingPriceFen(template);
}

export interface DraftTotals {
  orders: number;
  pieces: number;
  amountFen: Fen;
}

export function totalsOf(template: SkuTemplate, drafts: readonly OrderDraft[]): DraftTotals {
  return {
    orders: drafts.length,
    pieces: drafts.reduce((sum, draft) => sum + (findQuantity(draft.quantity) ?? 0), 0),
    amountFen: drafts.reduce((sum, draft) => sum + (findAmountFen(template, draft) ?? 0), 0),
  };
}
