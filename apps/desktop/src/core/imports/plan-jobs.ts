import { randomUUID } from 'node:crypto';
import { customItemPrefix, ordersPerRequestMax } from '@platen/model/form-orders';
import { typeOfKind } from '@platen/model/template-kinds';
import { hasChoice, itemsBySize } from '@platen/ordering/custom-items';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedRow } from '@platen/sheet/check-sheet';
import type { StoredJob, StoredOrder } from '../jobs/stored-import.ts';
import type { ReadImport } from './read-import.ts';

/** A row that can be ordered, and what it would be sent as. */
export interface PlannedRow {
  rowNumber: number;
  quantity: number;
  order: StoredOrder;
  imageKeys: readonly string[];
}

/** The orders of one template. */
export interface PlannedGroup {
  template: OrderTemplate;
  rows: PlannedRow[];
}

/** The rows of a sheet without errors, with their images by key. */
export function planGroups({ checked, images }: Pick<ReadImport, 'checked' | 'images'>): PlannedGroup[] {
  return checked.groups.map(({ template, rows }) => {
    const fieldsOf = itemsBySize(template);
    const keyOf = (reference: string) => images.get(reference)?.key ?? reference;
    const isImage = (size: string, key: string) => {
      const item = fieldsOf(size).get(key.slice(customItemPrefix.length));
      return item?.type === 'image' && !hasChoice(item);
    };
    return { template, rows: rows.map((row) => planRow(row, keyOf, isImage)) };
  });
}

function planRow(
  { rowNumber, order }: CheckedRow,
  keyOf: (reference: string) => string,
  isImage: (size: string, key: string) => boolean,
): PlannedRow {
  const { attributes, files, productionImages, quantity } = order;
  const references = new Set(files.map(({ url }) => url));
  const imageFields = attributes.custom_fields.flatMap(({ key, value }, index) =>
    isImage(attributes.size, key) && references.has(value.trim()) ? [index] : [],
  );
  const stored: StoredOrder = {
    imageFields,
    attributes: {
      ...attributes,
      production_image_urls: attributes.production_image_urls.map(keyOf),
      custom_fields: attributes.custom_fields.map((field, index) =>
        imageFields.includes(index) ? { ...field, value: keyOf(field.value.trim()) } : field,
      ),
    },
  };
  const imageKeys = [...new Set([...files, ...productionImages].map(({ url }) => keyOf(url)))];
  return { rowNumber, quantity, order: stored, imageKeys };
}

/** One job for each template; where it has more orders than a form order may have, one for each form order. */
export function planJobs(
  groups: readonly PlannedGroup[],
  nameOf: (templateNo: string) => string,
): { jobs: StoredJob[]; rows: Map<string, StoredOrder[]> } {
  const jobs: StoredJob[] = [];
  const rows = new Map<string, StoredOrder[]>();
  for (const { template, rows: planned } of groups) {
    for (let at = 0; at < planned.length; at += ordersPerRequestMax) {
      const part = planned.slice(at, at + ordersPerRequestMax);
      const id = randomUUID();
      jobs.push({
        id,
        templateNo: template.no,
        templateName: nameOf(template.no),
        type: typeOfKind[template.kind],
        rowsCount: part.length,
        imageKeys: [...new Set(part.flatMap(({ imageKeys }) => imageKeys))],
      });
      rows.set(
        id,
        part.map(({ order }) => order),
      );
    }
  }
  return { jobs, rows };
}
