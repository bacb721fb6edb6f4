import type { OrderAttributes } from '@platen/model/form-orders';
import { hasSizes } from '@platen/model/sku-templates';
import { findSize, type OrderPrice, priceOf } from './amounts.ts';
import { checkAddress } from './check-address.ts';
import { checkCustomFields, type FilledItems } from './check-custom-fields.ts';
import type { OrderFindings } from './order-findings.ts';
import type { OrderFile, OrderRules } from './order-rules.ts';
import type { OrderSize } from './order-template.ts';
import type { OrderRow } from './read-orders.ts';

/** An order as it can be stored. */
export interface CheckedOrder<F extends OrderFile> extends OrderPrice, FilledItems<F> {
  attributes: OrderAttributes;
  productionImages: F[];
}

/** One order against its template. Nothing is given back for an order whose price is not known. */
export function checkOrder<F extends OrderFile>(
  rules: OrderRules<F>,
  row: OrderRow,
  found: OrderFindings,
): CheckedOrder<F> | undefined {
  const { template } = rules;
  const { attributes } = row;
  const size = checkSize(rules, row, found);
  const productionImages = checkProductionImages(rules, row, size, found);
  const filled = checkCustomFields(rules, row, found);
  if (rules.shipping) checkAddress(rules.shipping, row, found);
  return (
    size && attributes && { attributes, ...priceOf(template, size, attributes.quantity), productionImages, ...filled }
  );
}

function checkSize<F extends OrderFile>(
  { template }: OrderRules<F>,
  { path, parts: { size } }: OrderRow,
  found: OrderFindings,
): OrderSize | undefined {
  if (size === undefined) return undefined;
  const known = findSize(template, size);
  if (known) return known;
  const sizes = template.size_prices.map((each) => each.size);
  if (!hasSizes(template)) found.add([...path, 'size'], 'takes_no_size', { no: template.no });
  else if (size === '') found.add([...path, 'size'], 'required');
  else found.add([...path, 'size'], 'unknown_size', { size, sizes });
  return undefined;
}

function checkProductionImages<F extends OrderFile>(
  { template, findFile }: OrderRules<F>,
  { path, parts: { production_image_urls: urls } }: OrderRow,
  size: OrderSize | undefined,
  found: OrderFindings,
): F[] {
  if (!urls) return [];
  const field = [...path, 'production_image_urls'];
  if (template.kind !== 'form_order') {
    if (urls.length > 0) found.add(field, 'takes_no_production_images');
    return [];
  }
  if (urls.length === 0) found.add(field, 'required');
  if (!findFile) return [];
  return urls.flatMap((url, index) => {
    const file = findFile(url);
    if (!file?.isImage) {
      found.add([...field, index], 'image_not_uploaded');
      return [];
    }
    checkDimensions(file, size, [...field, index], found);
    return [file];
  });
}

function checkDimensions(
  { filename, width = 0, height = 0 }: OrderFile,
  size: OrderSize | undefined,
  path: readonly PropertyKey[],
  found: OrderFindings,
): void {
  if (!size?.width || !size.height || (width === size.width && height === size.height)) return;
  const picture = { filename, width, height, needed_width: size.width, needed_height: size.height };
  if (size.size === '') found.add(path, 'wrong_picture_size', picture);
  else found.add(path, 'wrong_dimensions', { ...picture, size: size.size });
}
