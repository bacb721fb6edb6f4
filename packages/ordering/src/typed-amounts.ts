import { orderAttributesSchema } from '@platen/model/form-orders';
import type { Fen } from '@platen/model/money';
import { findSize, type OrderTotals, priceOf, totalsOf } from './amounts.ts';
import type { OrderTemplate } from './order-template.ts';

/** An order while it is typed. */
interface TypedOrder {
  readonly size: string;
  readonly quantity: string;
}

/** A whole number of pieces as it was typed; nothing for anything else. */
export function findQuantity(typed: string): number | undefined {
  return orderAttributesSchema.shape.quantity.safeParse(typed).data;
}

/** What an order will cost. Nothing until its size and its quantity are there. */
export function findAmountFen(template: OrderTemplate, typed: TypedOrder): Fen | undefined {
  const size = findSize(template, typed.size);
  const quantity = findQuantity(typed.quantity);
  return size && quantity !== undefined ? priceOf(template, size, quantity).amountFen : undefined;
}

/** What the orders come to so far. */
export function typedTotals(template: OrderTemplate, orders: readonly TypedOrder[]): OrderTotals {
  return totalsOf(
    orders.map((typed) => ({
      quantity: findQuantity(typed.quantity) ?? 0,
      amountFen: findAmountFen(template, typed) ?? 0,
    })),
  );
}
