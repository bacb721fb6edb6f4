import { customItemPrefix } from './form-orders.ts';
import type { BilingualText } from './locale.ts';

/**
 * What each column of an order sheet is called, by the field of the order that it fills, in the order of the sheet.
 * A custom item may not take one of these names: its column could not be told from the sheet's own.
 */
export const orderColumnNames = {
  no: { zh: '客户订单号', en: 'Order number' },
  sub_no: { zh: '子订单号', en: 'Sub number' },
  sku_template_no: { zh: 'SKU模板编号', en: 'SKU template number' },
  quantity: { zh: '总数量', en: 'Quantity' },
  size: { zh: '尺寸', en: 'Size' },
  production_image_urls: { zh: '生产图', en: 'Production images' },
  receiver_name: { zh: '收件人姓名', en: 'Receiver name' },
  company_name: { zh: '公司名称', en: 'Company' },
  phone: { zh: '电话', en: 'Phone' },
  country: { zh: '国家', en: 'Country' },
  province: { zh: '省份', en: 'Province' },
  city: { zh: '城市', en: 'City' },
  address: { zh: '地址', en: 'Address' },
  zip_code: { zh: '邮编', en: 'Zip code' },
  shipping_method: { zh: '物流方式', en: 'Shipping method' },
  remark: { zh: '备注', en: 'Remark' },
} as const satisfies Record<string, BilingualText>;
export type OrderColumn = keyof typeof orderColumnNames;

export const orderColumns = Object.keys(orderColumnNames) as OrderColumn[];

/** The names as the specification has them. */
export const orderColumnTitles = Object.fromEntries(
  orderColumns.map((column) => [column, orderColumnNames[column].zh]),
) as { [Column in OrderColumn]: (typeof orderColumnNames)[Column]['zh'] };

/** Every row of a sheet must have a value in these, whatever its template is. */
export const requiredOrderColumns = ['no', 'sku_template_no', 'quantity'] as const satisfies readonly OrderColumn[];

function isOrderColumn(key: string): key is OrderColumn {
  return Object.hasOwn(orderColumnNames, key);
}

/** What the column of a custom item is called. Its key has the Chinese prefix everywhere, the public API included. */
export function customItemTitle(label: string): BilingualText {
  return { zh: customItemPrefix + label, en: `${englishItemPrefix} ${label}` };
}

/** What a column of a sheet is called, by its key. */
export function columnName(key: string): BilingualText {
  if (isOrderColumn(key)) return orderColumnNames[key];
  return key.startsWith(customItemPrefix) ? customItemTitle(key.slice(customItemPrefix.length)) : { zh: key, en: key };
}

const englishItemPrefix = 'Custom item:';
