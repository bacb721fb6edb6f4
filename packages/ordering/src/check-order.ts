import { canPrintSize } from '@platen/design/order-images';
import { hasSizes } from '@platen/model/catalogue/sku-templates';
import type { FieldReason } from '@platen/model/fields/field-reasons';
import type { OrderAttributes } from '@platen/model/orders/form-orders';
import { findSize, type OrderPrice, priceOf } from './amounts.ts';
import { checkAddress, checkShippingMethod } from './check-address.ts';
import { checkCustomFields, type FilledItems } from './check-custom-fields.ts';
import type { OrderFindings } from './order-findings.ts';
import { blankImage, type OrderFile, type OrderRules, whyNoImage } from './order-rules.ts';
import type { OrderSize, OrderTemplate } from './order-template.ts';
import type { ParsedOrder } from './read-orders.ts';

/** An order that is ready to be stored. */
export interface CheckedOrder<F extends OrderFile> extends OrderPrice, FilledItems<F> {
  attributes: OrderAttributes;
  productionImages: F[];
}

/** Checks one order against its template. Returns undefined for an order without a known price. */
export function checkOrder<F extends OrderFile>(
  rules: OrderRules<F>,
  row: ParsedOrder,
  found: OrderFindings,
): CheckedOrder<F> | undefined {
  const { template } = rules;
  const { attributes } = row;
  const size = checkSize(rules, row, found);
  const productionImages = checkProductionImages(rules, row, size, found);
  const filled = checkCustomFields(rules, row, found);
  if (rules.shipping) {
    checkShippingMethod(rules.shipping, row, found);
    checkAddress(rules.shipping, row, found);
  }
  return (
    size && attributes && { attributes, ...priceOf(template, size, attributes.quantity), productionImages, ...filled }
  );
}

function checkSize<F extends OrderFile>(
  { template }: OrderRules<F>,
  { path, parts: { size } }: ParsedOrder,
  found: OrderFindings,
): OrderSize | undefined {
  if (size === undefined) return undefined;
  const known = findSize(template, size);
  if (known) {
    checkPrintable(template, known, path, found);
    return known;
  }
  const sizes = template.size_prices.map((each) => each.size);
  if (!hasSizes(template)) found.add([...path, 'size'], 'takes_no_size', { no: template.no });
  else if (size === '') found.add([...path, 'size'], 'required');
  else found.add([...path, 'size'], 'unknown_size', { size, sizes });
  return undefined;
}

/** An order of a size without a production image would be paid and never made. */
function checkPrintable(
  template: OrderTemplate,
  { size }: OrderSize,
  path: readonly PropertyKey[],
  found: OrderFindings,
): void {
  if (canPrintSize(template, size)) return;
  const { no } = template;
  if (size === '') found.add([...path, 'size'], 'template_without_production_image', { no });
  else found.add([...path, 'size'], 'size_without_production_image', { no, size });
}

function checkProductionImages<F extends OrderFile>(
  { template, findFile }: OrderRules<F>,
  { path, parts: { production_image_urls: urls } }: ParsedOrder,
  size: OrderSize | undefined,
  found: OrderFindings,
): F[] {
  const files: F[] = [];
  if (!urls) return files;
  const at = (...inner: PropertyKey[]) => [...path, 'production_image_urls', ...inner];
  if (template.kind !== 'form_order') {
    if (urls.length > 0) found.add(at(), 'takes_no_production_images');
    return files;
  }
  if (urls.length === 0) found.add(at(), 'required');
  if (!findFile) return files;
  for (const [index, url] of urls.entries()) {
    const file = findFile(url);
    if (file?.isImage) {
      files.push(file);
      const wrong = wrongDimensions(file, size) ?? blankImage(file);
      if (wrong) found.addAll([{ path: at(index), ...wrong }]);
    } else found.addAll([{ path: at(index), ...whyNoImage(file) }]);
  }
  return files;
}

function wrongDimensions(
  { filename, width = 0, height = 0 }: OrderFile,
  size: OrderSize | undefined,
): FieldReason | undefined {
  if (!size?.width || !size.height || (width === size.width && height === size.height)) return undefined;
  const params = { filename, width, height, needed_width: size.width, needed_height: size.height };
  if (size.size === '') return { key: 'wrong_picture_size', params };
  return { key: 'wrong_dimensions', params: { ...params, size: size.size } };
}
