import { randomUUID } from 'node:crypto';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import type { OrderAttributesInput } from '@platen/model/orders/form-orders';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedGroup, CheckedRow } from '@platen/sheet/checked-sheet';
import { formOrdersOf, imagesOf, requestOf } from '@platen/sheet/form-order-requests';
import type { StoredJob } from '../jobs/stored-import.ts';

/** Returns the key of an image by its reference in the sheet. */
type KeyOf = (reference: string) => string;

export function imageKeysOf(rows: Iterable<CheckedRow>, keyOf: KeyOf): string[] {
  return [...new Set(imagesOf(rows).map(({ reference }) => keyOf(reference)))];
}

/** The orders of the request, with image keys instead of URLs. */
export function ordersOf(template: OrderTemplate, rows: readonly CheckedRow[], keyOf: KeyOf): OrderAttributesInput[] {
  return requestOf({ template, rows }, keyOf).orders_attributes;
}

/** One job for each form order: a template gets several if it has more orders than a form order may have. */
export function planJobs(
  groups: readonly CheckedGroup[],
  keyOf: KeyOf,
  nameOf: (templateNo: string) => string,
): { jobs: StoredJob[]; orders: Map<string, OrderAttributesInput[]> } {
  const orders = new Map<string, OrderAttributesInput[]>();
  const jobs = formOrdersOf({ groups }).map(({ template, rows }): StoredJob => {
    const id = randomUUID();
    orders.set(id, ordersOf(template, rows, keyOf));
    return {
      id,
      templateNo: template.no,
      templateName: nameOf(template.no),
      type: typeOfKind[template.kind],
      rowsCount: rows.length,
      rowNumbers: rows.map(({ rowNumber }) => rowNumber),
      imageKeys: imageKeysOf(rows, keyOf),
    };
  });
  return { jobs, orders };
}
