interface AmountPart {
  orders_count: number;
  system_rendering_price: number;
}

/** What the rendering costs, by its price: sizes differ in price, and hardly ever in what drawing them costs. */
export function renderingFeesOf(parts: readonly AmountPart[]): { fee: number; ordersCount: number }[] {
  const ordersByFee = new Map<number, number>();
  for (const { system_rendering_price: fee, orders_count } of parts) {
    if (fee > 0) ordersByFee.set(fee, (ordersByFee.get(fee) ?? 0) + orders_count);
  }
  return [...ordersByFee].map(([fee, ordersCount]) => ({ fee, ordersCount }));
}
