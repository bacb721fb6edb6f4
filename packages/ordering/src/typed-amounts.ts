import type { Fen } from '@platen/model/money/money';
import { orderAttributesSchema } from '@platen/model/orders/form-orders';
import { findSize, type OrderPrice, type OrderTotals, priceOf, renderingPriceOf, totalsOf } from './amounts.ts';
import type { OrderTemplate } from './order-template.ts';

/** An order in the order grid while it is typed. */
interface TypedOrder {
  readonly size: string;
  readonly quantity: string;
}

/** Parses a typed quantity; undefined unless it is a whole number. */
export function findQuantity(typed: string): number | undefined {
  return orderAttributesSchema.shape.quantity.safeParse(typed).data;
}

/** The price of an order; undefined until its size and its quantity are valid. */
export function findPrice(template: OrderTemplate, typed: TypedOrder): OrderPrice | undefined {
  const size = findSize(template, typed.size);
  const quantity = findQuantity(typed.quantity);
  return size && quantity !== undefined ? priceOf(template, size, quantity) : undefined;
}

/** The totals so far: pieces at each price, and a rendering for each order. */
export interface TypedTotals extends OrderTotals {
  /** The number of orders without a known price. */
  openCount: number;
  prices: readonly { priceFen: Fen; quantity: number }[];
  rendering: { priceFen: Fen; count: number };
}

export function typedTotals(template: OrderTemplate, prices: readonly (OrderPrice | undefined)[]): TypedTotals {
  const known = prices.filter((price) => price !== undefined);
  const byPrice = new Map<Fen, number>();
  for (const { priceFen, quantity } of known) byPrice.set(priceFen, (byPrice.get(priceFen) ?? 0) + quantity);
  return {
    ...totalsOf(known),
    orders_count: prices.length,
    openCount: prices.length - known.length,
    prices: [...byPrice].map(([priceFen, quantity]) => ({ priceFen, quantity })),
    rendering: { priceFen: renderingPriceOf(template), count: known.length },
  };
}
