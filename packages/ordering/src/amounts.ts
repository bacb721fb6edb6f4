import type { Fen } from '@platen/model/money/money';
import type { OrderSize, OrderTemplate } from './order-template.ts';

/** The price of an order. It is stored on the order when it is placed. */
export interface OrderPrice {
  quantity: number;
  priceFen: Fen;
  renderingPriceFen: Fen;
  amountFen: Fen;
}

/** Charged once for each order, and only if the system renders it. */
export function renderingPriceOf({ kind, system_rendering_price_fen }: OrderTemplate): Fen {
  return kind === 'micro_custom' ? system_rendering_price_fen : 0;
}

/** The price of an order of a size: price × quantity, and the rendering. */
export function priceOf(template: OrderTemplate, { price_fen: priceFen }: OrderSize, quantity: number): OrderPrice {
  const renderingPriceFen = renderingPriceOf(template);
  return { quantity, priceFen, renderingPriceFen, amountFen: priceFen * quantity + renderingPriceFen };
}

export function findSize<S extends { readonly size: string }>(
  { size_prices }: { readonly size_prices: readonly S[] },
  size: string,
): S | undefined {
  return size_prices.find((each) => each.size === size);
}

export interface OrderTotals {
  orders_count: number;
  quantity: number;
  amount_fen: Fen;
}

export function totalsOf(orders: readonly { quantity: number; amountFen: Fen }[]): OrderTotals {
  return {
    orders_count: orders.length,
    quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
    amount_fen: orders.reduce((sum, { amountFen }) => sum + amountFen, 0),
  };
}

/** Splits orders into production batches of at most `max`; without a limit they are one batch. */
export function divideIntoBatches<T>(orders: readonly T[], max: number | null): T[][] {
  const size = max ?? orders.length;
  const count = Math.ceil(orders.length / size);
  return Array.from({ length: count }, (_, index) => orders.slice(index * size, (index + 1) * size));
}
