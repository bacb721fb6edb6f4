import type { BilingualText } from '../text/locale.ts';
import { customItemPrefix } from './form-orders.ts';
import { receiverFieldTexts } from './receiver-fields.ts';

/**
 * The names of the columns of an order sheet, by the order field, in the order of the sheet. A custom item may not have
 * one of these names, because its column would be ambiguous.
 */
export const orderColumnNames = {
  no: { zh: '客户订单号', en: 'Order number' },
  sub_no: { zh: '子订单号', en: 'Sub number' },
  sku_template_no: { zh: 'SKU模板编号', en: 'SKU template number' },
  quantity: { zh: '总数量', en: 'Quantity' },
  size: { zh: '尺寸', en: 'Size' },
  production_image_urls: { zh: '生产图', en: 'Production images' },
  receiver_name: receiverFieldTexts.receiver_name,
  company_name: receiverFieldTexts.company_name,
  phone: receiverFieldTexts.phone,
  country: receiverFieldTexts.country,
  province: receiverFieldTexts.province,
  city: receiverFieldTexts.city,
  address: receiverFieldTexts.address,
  zip_code: receiverFieldTexts.zip_code,
  shipping_method: receiverFieldTexts.shipping_method,
  remark: receiverFieldTexts.remark,
} as const satisfies Record<string, BilingualText>;
export type OrderColumn = keyof typeof orderColumnNames;

export const orderColumns = Object.keys(orderColumnNames) as OrderColumn[];

/** The names in the specification. */
export const orderColumnTitles = Object.fromEntries(
  orderColumns.map((column) => [column, orderColumnNames[column].zh]),
) as { [Column in OrderColumn]: (typeof orderColumnNames)[Column]['zh'] };

/** Every row of a sheet must have a value in these columns. */
export const requiredOrderColumns = ['no', 'sku_template_no', 'quantity'] as const satisfies readonly OrderColumn[];

function isOrderColumn(key: string): key is OrderColumn {
  return Object.hasOwn(orderColumnNames, key);
}

/** The column name of a custom item. Its key has the Chinese prefix everywhere, also in the public API. */
export function customItemTitle(label: string): BilingualText {
  return { zh: customItemPrefix + label, en: `${englishItemPrefix} ${label}` };
}

/** The name of a column by its key. */
export function columnName(key: string): BilingualText {
  if (isOrderColumn(key)) return orderColumnNames[key];
  return key.startsWith(customItemPrefix) ? customItemTitle(key.slice(customItemPrefix.length)) : { zh: key, en: key };
}

const englishItemPrefix = 'Custom item:';
