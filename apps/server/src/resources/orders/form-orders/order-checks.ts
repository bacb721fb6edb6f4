import { parseColor } from '@platen/design/color';
import type { ExcelChild } from '@platen/design/excel-entry';
import type { Blob } from '@platen/model/blobs';
import { customItemPrefix, type OrderAttributes } from '@platen/model/form-orders';
import { findSize, priceOf, type OrderPrice } from '@platen/ordering/amounts';
import { hasChoice, type OrderFields } from '@platen/ordering/order-fields';
import { kindOf } from '../../../platform/store/file-types.ts';
import type { OrderIssues } from './order-issues.ts';
import type { OrderableTemplate } from './ordered-templates.service.ts';

/** The files of the request that are the caller's own, by the address that the request gave them. */
export type UsableFiles = ReadonlyMap<string, Blob>;

export interface CheckedOrder extends OrderPrice {
  attributes: OrderAttributes;
  values: Record<string, string>;
  productionImages: Blob[];
  /** The pictures among the values. */
  files: Blob[];
}

/** One row against its template. What is wrong goes to `issues`; nothing is given back for a row without a price. */
export function checkOrder(
  template: OrderableTemplate,
  fields: OrderFields,
  attributes: OrderAttributes,
  files: UsableFiles,
  path: readonly PropertyKey[],
  issues: OrderIssues,
): CheckedOrder | undefined {
  const size = findSize(template, attributes.size);
  if (!size) {
    const sizes = template.size_prices.map((each) => each.size);
    if (attributes.size === '') issues.add([...path, 'size'], 'required');
    else issues.add([...path, 'size'], 'unknown_size', { size: attributes.size, sizes });
  }
  const productionImages = checkProductionImages(template, attributes, size, files, path, issues);
  const filled = checkCustomFields(template, fields, attributes, files, path, issues);
  return size && { attributes, ...priceOf(template, size, attributes.quantity), productionImages, ...filled };
}

function checkProductionImages(
  template: OrderableTemplate,
  { production_image_urls: urls }: OrderAttributes,
  size: OrderableTemplate['size_prices'][number] | undefined,
  files: UsableFiles,
  path: readonly PropertyKey[],
  issues: OrderIssues,
): Blob[] {
  const field = [...path, 'production_image_urls'];
  if (template.kind !== 'form_order') {
    if (urls.length > 0) issues.add(field, 'takes_no_production_images');
    return [];
  }
  if (urls.length === 0) issues.add(field, 'required');
  return urls.flatMap((url, index) => {
    const blob = files.get(url);
    if (!blob || kindOf(blob.content_type) !== 'image') {
      issues.add([...field, index], 'image_not_uploaded');
      return [];
    }
    const { width = 0, height = 0 } = blob.metadata;
    if (size?.width && size.height && (width !== size.width || height !== size.height)) {
      issues.add([...field, index], 'wrong_dimensions', {
        filename: blob.filename,
        width,
        height,
        size: size.size,
        needed_width: size.width,
        needed_height: size.height,
      });
    }
    return [blob];
  });
}

function checkCustomFields(
  template: OrderableTemplate,
  fields: OrderFields,
  { custom_fields }: OrderAttributes,
  files: UsableFiles,
  path: readonly PropertyKey[],
  issues: OrderIssues,
): Pick<CheckedOrder, 'values' | 'files'> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const pictures: Blob[] = [];
  const known = new Set(template.excel_config.map(({ key }) => key));
  for (const [index, { key, value }] of custom_fields.entries()) {
    const at = [...path, 'custom_fields', index];
    const label = key.startsWith(customItemPrefix) ? key.slice(customItemPrefix.length) : undefined;
    if (label === undefined || !known.has(label)) {
      const keys = [...known].map((name) => customItemPrefix + name);
      if (keys.length === 0) issues.add([...at, 'key'], 'takes_no_custom_fields', { no: template.no });
      else issues.add([...at, 'key'], 'unknown_custom_field', { no: template.no, key, keys });
    } else if (Object.hasOwn(values, label)) {
      issues.add([...at, 'key'], 'repeated_custom_field', { key });
    } else {
      const field = fields.get(label);
      const checked = field && value !== '' ? checkValue(field, value, files, [...at, 'value'], issues) : { value };
      values[label] = checked.value;
      if (checked.blob) pictures.push(checked.blob);
    }
  }
  for (const field of fields.values()) {
    if (!field.required || (values[field.key] ?? '') !== '') continue;
    const index = custom_fields.findIndex(({ key }) => key === customItemPrefix + field.key);
    const list = [...path, 'custom_fields'];
    if (index < 0) issues.add(list, 'custom_field_missing', { key: customItemPrefix + field.key });
    else issues.add([...list, index, 'value'], 'required');
  }
  return { values: { ...values }, files: pictures };
}

interface CheckedValue {
  value: string;
  blob?: Blob;
}

function checkValue(
  field: ExcelChild,
  value: string,
  files: UsableFiles,
  path: readonly PropertyKey[],
  issues: OrderIssues,
): CheckedValue {
  const isOption = field.options.some((option) => option.label === value || option.value === value);
  if (isOption) return { value };
  if (hasChoice(field)) {
    issues.add(path, 'not_an_option', { value, options: field.options.map(({ label }) => label) });
    return { value };
  }
  return valueRules[field.type](value, files, (key) => issues.add(path, key));
}

type Refuse = (key: 'not_color' | 'image_not_uploaded') => void;

/** What a value without options may be, for each type of field. */
const valueRules: Record<ExcelChild['type'], (value: string, files: UsableFiles, refuse: Refuse) => CheckedValue> = {
  text: (value) => ({ value }),
  font_family: (value) => ({ value }),
  color(value, _files, refuse) {
    if (!parseColor(value)) refuse('not_color');
    return { value };
  },
  image(value, files, refuse) {
    const blob = files.get(value);
    if (blob && kindOf(blob.content_type) === 'image') return { value: blob.url, blob };
    refuse('image_not_uploaded');
    return { value };
  },
};
