import type { BilingualText } from '../text/locale.ts';

/** The parts of an address, in the order of forms. */
export const addressParts = [
  'receiver_name',
  'phone',
  'company_name',
  'country',
  'province',
  'city',
  'address',
  'zip_code',
  'shipping_method',
] as const;
export type AddressPart = (typeof addressParts)[number];

/** The receiver of an order, the shipping method and a remark, without prices and pictures. */
export const receiverFields = [...addressParts, 'remark'] as const;
export type ReceiverField = (typeof receiverFields)[number];

/** What they are called everywhere: in forms, grids, order sheets, exports and errors. */
export const receiverFieldTexts = {
  receiver_name: { zh: '收件人姓名', en: 'Receiver name' },
  phone: { zh: '电话', en: 'Phone' },
  company_name: { zh: '公司名称', en: 'Company' },
  country: { zh: '国家', en: 'Country' },
  province: { zh: '省份', en: 'State / province' },
  city: { zh: '城市', en: 'City' },
  address: { zh: '地址', en: 'Address' },
  zip_code: { zh: '邮编', en: 'Postal code' },
  shipping_method: { zh: '物流方式', en: 'Shipping method' },
  remark: { zh: '备注', en: 'Remark' },
} as const satisfies Record<ReceiverField, BilingualText>;
