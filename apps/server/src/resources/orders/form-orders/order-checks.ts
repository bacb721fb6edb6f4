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

const outside = {
  zh: '必须是已上传到本系统的图片地址，不支持外部链接',
  en: 'must be the address of an image that you uploaded here; external links are not supported',
};

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
    const known = template.size_prices.map((each) => each.size);
    const isEmpty = attributes.size === '';
    issues.add([...path, 'size'], {
      zh: `${isEmpty ? '尺寸不能为空' : `尺寸“${attributes.size}”不存在`}，可选：${known.join('、')}`,
      en: `${isEmpty ? 'a size is required' : `there is no size “${attributes.size}”`}, choose one of: ${known.join(', ')}`,
    });
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
    if (urls.length > 0)
      issues.add(field, { zh: '此类型的订单没有生产图', en: 'orders of this type bring no production images' });
    return [];
  }
  if (urls.length === 0) issues.add(field, { zh: '生产图不能为空', en: 'a production image is required' });
  return urls.flatMap((url, index) => {
    const blob = files.get(url);
    if (!blob || kindOf(blob.content_type) !== 'image') {
      issues.add([...field, index], outside);
      return [];
    }
    const { width, height } = blob.metadata;
    if (size?.width && size.height && (width !== size.width || height !== size.height)) {
      issues.add([...field, index], {
        zh: `图片“${blob.filename}”为 ${width} × ${height}，尺寸“${size.size}”要求 ${size.width} × ${size.height}`,
        en: `“${blob.filename}” is ${width} × ${height}; the size “${size.size}” needs exactly ${size.width} × ${size.height}`,
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
      const names = [...known].map((name) => customItemPrefix + name);
      issues.add([...at, 'key'], {
        zh: `模板 ${template.no} 没有“${key}”，可用：${names.join('、') || '无'}`,
        en: `the template ${template.no} has no “${key}”, it has: ${names.join(', ') || 'none'}`,
      });
    } else if (Object.hasOwn(values, label)) {
      issues.add([...at, 'key'], { zh: `“${key}”重复`, en: `“${key}” is there twice` });
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
    const at = index < 0 ? [...path, 'custom_fields'] : [...path, 'custom_fields', index, 'value'];
    issues.add(at, {
      zh: `${customItemPrefix}${field.key} 不能为空`,
      en: `${customItemPrefix}${field.key} is required`,
    });
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
    const labels = field.options.map(({ label }) => label);
    issues.add(path, {
      zh: `“${value}”不在选项中，可选：${labels.join('、')}`,
      en: `“${value}” is not one of: ${labels.join(', ')}`,
    });
    return { value };
  }
  return valueRules[field.type](value, files, (text) => issues.add(path, text));
}

type Refuse = (text: { zh: string; en: string }) => void;

/** What a value without options may be, for each type of field. */
const valueRules: Record<ExcelChild['type'], (value: string, files: UsableFiles, refuse: Refuse) => CheckedValue> = {
  text: (value) => ({ value }),
  font_family: (value) => ({ value }),
  color(value, _files, refuse) {
    if (!parseColor(value)) refuse({ zh: `“${value}”不是颜色`, en: `“${value}” is no colour` });
    return { value };
  },
  image(value, files, refuse) {
    const blob = files.get(value);
    if (blob && kindOf(blob.content_type) === 'image') return { value: blob.url, blob };
    refuse(outside);
    return { value };
  },
};
