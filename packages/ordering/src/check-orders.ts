import { type Fen, formatFen } from '@platen/model/money/money';
import { formOrderFenMax, ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { orderNumberKey } from '@platen/model/orders/order-number';
import { totalsOf } from './amounts.ts';
import { type CheckedOrder, checkOrder } from './check-order.ts';
import type { OrderFindings } from './order-findings.ts';
import type { OrderFile, OrderRules } from './order-rules.ts';
import type { ParsedOrder } from './read-orders.ts';
import { runSteps, type Steps } from './steps.ts';

/**
 * Checks the orders of one form order against its template and returns their total. `path` is the path of their list.
 */
export function checkOrders<F extends OrderFile>(
  rules: OrderRules<F>,
  rows: readonly ParsedOrder[],
  path: readonly PropertyKey[],
  found: OrderFindings,
): CheckedOrder<F>[] {
  return runSteps(checkOrdersInSteps(rules, rows, path, found));
}

/** The same, yielding after each order. */
export function* checkOrdersInSteps<F extends OrderFile>(
  rules: OrderRules<F>,
  rows: readonly ParsedOrder[],
  path: readonly PropertyKey[],
  found: OrderFindings,
): Steps<CheckedOrder<F>[]> {
  const checked: CheckedOrder<F>[] = [];
  for (const row of rows) {
    if (found.isFull) break;
    const order = checkOrder(rules, row, found);
    if (order) checked.push(order);
    yield;
  }
  checkAmount(totalsOf(checked).amount_fen, path, found);
  return checked;
}

/** Checks the limit of a form order's total. */
export function checkAmount(amountFen: Fen, path: readonly PropertyKey[], found: OrderFindings): void {
  if (amountFen <= formOrderFenMax) return;
  // The total of thousands of the most expensive orders exceeds the safe integers and could not be shown.
  const amount = formatFen(Math.min(amountFen, Number.MAX_SAFE_INTEGER));
  found.add(path, 'amount_too_large', { amount, max: formatFen(formOrderFenMax) });
}

/**
 * The number of a customer's order must be unique together with its sub number: within a request, and among `taken`, the
 * keys of the customer's live orders, if they are known.
 */
export function checkNumbers(
  rows: readonly ParsedOrder[],
  found: OrderFindings,
  taken: ReadonlySet<string> = new Set(),
): void {
  const seen = new Set<string>();
  for (const { path, parts } of rows) {
    const { no, sub_no } = parts;
    // An invalid number is already reported, and without it nothing can be said about the other one.
    if (no === undefined || sub_no === undefined) continue;
    const key = orderNumberKey({ no, sub_no });
    if (seen.has(key)) found.add([...path, 'no'], 'repeated_number', { no });
    else if (taken.has(key)) found.add([...path, 'no'], 'duplicate_number', { no });
    seen.add(key);
  }
}

/** Checks the limit of orders in a request, over all of its form orders. */
export function checkOrderCount(count: number, path: readonly PropertyKey[], found: OrderFindings): boolean {
  if (count <= ordersPerRequestMax) return true;
  found.add(path, 'too_many_orders', { max: ordersPerRequestMax, count });
  return false;
}
