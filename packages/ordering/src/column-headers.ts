import { customItemPrefix } from '@platen/model/orders/form-orders';
import { customItemTitle, type OrderColumn, orderColumnNames } from '@platen/model/orders/order-columns';

/**
 * Common headers in merchants' own sheets and in what shops export, in addition to ours. Where several headers of a sheet
 * mean the same column, the earlier word counts: "Recipient" before "Name". Spelled as people read them: punctuation, the
 * name of a shop before them and "Ship to" before a part of the address are left out before they are compared.
 */
const otherWords: Record<OrderColumn, readonly string[]> = {
  no: [
    'Order no',
    'Order ID',
    'Order ref',
    'Order reference',
    'Order name',
    'Sales order',
    'PO number',
    'Order',
    '订单号',
    '订单编号',
    '主订单编号',
    '平台订单号',
    '客户单号',
  ],
  sub_no: ['Sub no', 'Sub order no', 'Order item ID', 'Line item ID', '子单号', '子订单编号'],
  sku_template_no: [
    'Template no',
    'Template',
    'SKU',
    'Seller SKU',
    'Item SKU',
    'Product SKU',
    'Lineitem SKU',
    'Custom label',
    '模板编号',
    'SKU编码',
    '商家编码',
    '货号',
  ],
  quantity: [
    'Qty',
    'Pieces',
    'Pcs',
    'Number of items',
    'Quantity purchased',
    'Quantity ordered',
    'Order quantity',
    'Item quantity',
    'Lineitem quantity',
    '数量',
    '件数',
    '商品数量',
    '购买数量',
    '宝贝总数量',
    '数量（件）',
    '商品数量（件）',
  ],
  size: ['规格', '尺码'],
  production_image_urls: ['Production image', 'Print file'],
  receiver_name: [
    'Receiver',
    'Recipient name',
    'Recipient',
    'Ship to',
    'Deliver to',
    'Consignee',
    'Full name',
    'Customer name',
    'Buyer name',
    'Name',
    '收件人',
    '收货人',
    '收货人姓名',
    '姓名',
  ],
  company_name: ['Company name', '公司'],
  phone: [
    'Phone number',
    'Phone no',
    'Mobile',
    'Mobile number',
    'Mobile phone',
    'Cell phone',
    'Telephone',
    'Tel',
    '手机',
    '手机号',
    '手机号码',
    '联系电话',
    '联系手机',
    '收件人电话',
    '收件人手机',
    '收货人电话',
    '收货人手机',
  ],
  country: ['Country code', 'Country/region', '国家/地区', '收货国家'],
  province: ['Province', 'State', 'Province/state', 'Region', 'County', '省', '省/州', '收货省份'],
  city: ['Town', 'Town/city', '市', '收货城市'],
  address: [
    'Street',
    'Street address',
    'Address line 1',
    'Address 1',
    'Street 1',
    '详细地址',
    '收货地址',
    '收件地址',
    '收件人地址',
  ],
  zip_code: ['Zip', 'Zip code', 'Postcode', 'Post code', 'Postal/zip code', 'Zip/postal code', '邮政编码'],
  shipping_method: ['Shipping', 'Shipping service', 'Delivery method', 'Ship method', 'Carrier', '配送方式', '快递'],
  remark: [
    'Remarks',
    'Note',
    'Notes',
    'Order notes',
    'Customer note',
    'Buyer message',
    'Comment',
    'Comments',
    '留言',
    '买家留言',
    '订单备注',
  ],
};

/** Headers of a second line of the address, which follows the first one. */
export const secondAddressWords: readonly string[] = ['Address line 2', 'Address 2', 'Street 2', 'Street address 2'];

/** All headers of a column, ours first. */
export function headersOfColumn(column: OrderColumn): string[] {
  const { zh, en } = orderColumnNames[column];
  return [zh, en, ...otherWords[column], column];
}

/** All headers of a custom item: with its prefix, as in our sheets, and without it. */
export function headersOfItem({ key, label }: { readonly key: string; readonly label: string }): string[] {
  return [customItemPrefix + label, customItemTitle(label).en, label, customItemPrefix + key, key];
}
