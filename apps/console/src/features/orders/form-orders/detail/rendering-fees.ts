interface AmountPart {
  orders_count: number;
  system_rendering_price: number;
}

/** The rendering fees grouped by price: sizes differ in price, but rarely in the rendering fee. */
export function renderingFeesOf(parts: readonly AmountPart[]): { fee: number; ordersCount: number }[] {
  const ordersByFee = new Map<number, number>();
  for (const { system_rendering_price: fee, orders_count } of parts) {
    if (fee > 0) ordersByFee.set(fee, (ordersByFee.get(fee) ?? 0) + orders_count);
  }
  return [...ordersByFee].map(([fee, ordersCount]) => ({ fee, ordersCount }));
}
