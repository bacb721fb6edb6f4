import { readFields } from '@platen/model/errors/schema-findings';
import { type OrderAttributes, orderAttributesSchema } from '@platen/model/orders/form-orders';
import type { OrderFindings } from './order-findings.ts';
import { findPlainOrder } from './plain-order.ts';
import { runSteps, type Steps } from './steps.ts';

/** One parsed order of a request. */
export interface ParsedOrder {
  readonly path: readonly PropertyKey[];
  /** The fields that are valid on their own: they are checked even if others are invalid. */
  readonly parts: Readonly<Partial<OrderAttributes>>;
  /** All fields, if all are valid. */
  readonly attributes?: OrderAttributes;
}

/** Parses orders of a request or of the order grid. Findings are added to `found`; parsing stops once it is full. */
export function readOrders(
  sent: readonly unknown[],
  path: readonly PropertyKey[],
  found: OrderFindings,
): ParsedOrder[] {
  return runSteps(readOrdersInSteps(sent, path, found));
}

/** The same as a generator that yields after each order. */
export function* readOrdersInSteps(
  sent: readonly unknown[],
  path: readonly PropertyKey[],
  found: OrderFindings,
): Steps<ParsedOrder[]> {
  const rows: ParsedOrder[] = [];
  for (const [index, order] of sent.entries()) {
    if (found.isFull) break;
    rows.push(readOrder(order, [...path, index], found));
    yield;
  }
  return rows;
}

/** One order, which is at `path`. */
export function readOrder(sent: unknown, path: readonly PropertyKey[], found: OrderFindings): ParsedOrder {
  const plain = findPlainOrder(sent);
  if (plain) return { path, parts: plain, attributes: plain };
  const { data: attributes, findings } = readFields(orderAttributesSchema, sent, path);
  if (attributes) return { path, parts: attributes, attributes };
  found.addAll(findings);
  return { path, parts: readableParts(sent) };
}

function readableParts(sent: unknown): Partial<OrderAttributes> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
  const given = sent as Record<string, unknown>;
  const fields = Object.entries(orderAttributesSchema.shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(given[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return Object.fromEntries(fields) as Partial<OrderAttributes>;
}
