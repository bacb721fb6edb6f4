import { type OrderAttributes, orderAttributesSchema } from '@platen/model/form-orders';
import { readFields } from '@platen/model/schema-findings';
import type { OrderFindings } from './order-findings.ts';
import { findPlainOrder } from './plain-order.ts';
import { runSteps, type Steps } from './steps.ts';

/** One order of a request. */
export interface ParsedOrder {
  readonly path: readonly PropertyKey[];
  /** What can be read of it, which is checked however broken the rest is. */
  readonly parts: Readonly<Partial<OrderAttributes>>;
  /** All of it, where all of it can be read. */
  readonly attributes?: OrderAttributes;
}

/** Orders as they were sent or typed. What cannot be read goes to `found`; once that is full, the rest is left. */
export function readOrders(
  sent: readonly unknown[],
  path: readonly PropertyKey[],
  found: OrderFindings,
): ParsedOrder[] {
  return runSteps(readOrdersInSteps(sent, path, found));
}

/** The same, an order at a step. */
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
