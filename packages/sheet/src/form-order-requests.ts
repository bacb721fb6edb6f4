import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { customItemPrefix, type FormOrderRequest, ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { hasChoice, itemsBySize } from '@platen/ordering/custom-items';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { CheckedGroup, CheckedRow } from './checked-sheet.ts';
import type { ImageReference } from './sheet-order.ts';

/** Rows that are placed together: of one template, and no more than one request may have. */
export interface SheetFormOrder {
  template: OrderTemplate;
  rows: readonly CheckedRow[];
}

/** The form orders of a sheet, always divided alike: whoever goes on later finds the same ones. */
export function formOrdersOf({ groups }: { groups: readonly CheckedGroup[] }): SheetFormOrder[] {
  return groups.flatMap(({ template, rows }) =>
    Array.from({ length: Math.ceil(rows.length / ordersPerRequestMax) }, (_, part) => ({
      template,
      rows: rows.slice(part * ordersPerRequestMax, (part + 1) * ordersPerRequestMax),
    })),
  );
}

/** Every image that the rows show, once. */
export function imagesOf(rows: Iterable<CheckedRow>): ImageReference[] {
  const images = new Map<string, ImageReference>();
  for (const { order } of rows) {
    for (const { image } of order.productionImages) images.set(image.reference, image);
    for (const { image } of order.files) images.set(image.reference, image);
  }
  return [...images.values()];
}

/**
 * The body that places a form order. `urlOf` gives the address of an uploaded image by its reference, `importFile` is that
 * of the uploaded sheet.
 */
export function requestOf(
  { template, rows }: SheetFormOrder,
  urlOf: (reference: string) => string,
  importFile: string | null = null,
): FormOrderRequest {
  const fieldsOf = itemsBySize(template);
  return {
    type: typeOfKind[template.kind],
    sku_template_no: template.no,
    import_file: importFile,
    orders_attributes: rows.map(({ order: { attributes, productionImages, files } }) => {
      const fields = fieldsOf(attributes.size);
      const references = new Set(files.map(({ url }) => url));
      return {
        ...attributes,
        production_image_urls: productionImages.map(({ url }) => urlOf(url)),
        custom_fields: attributes.custom_fields.map(({ key, value }) => {
          // By its field: a text may read like the path of an image.
          const field = fields.get(key.slice(customItemPrefix.length));
          const isImage = field?.type === 'image' && !hasChoice(field) && references.has(value.trim());
          return { key, value: isImage ? urlOf(value.trim()) : value };
        }),
      };
    }),
  };
}
