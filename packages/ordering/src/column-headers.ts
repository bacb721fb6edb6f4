import { customItemPrefix } from '@platen/model/orders/form-orders';
import { customItemTitle, type OrderColumn, orderColumnNames } from '@platen/model/orders/order-columns';

/** Common headers in merchants' own sheets, in addition to ours. */
const otherWords: Record<OrderColumn, readonly string[]> = {
  no: ['Order no', 'Order ID', 'Order', '订单号', '订单编号'],
  sub_no: ['Sub no', 'Sub order no', '子单号'],
  sku_template_no: ['Template no', 'Template', 'SKU', '模板编号'],
  quantity: ['Qty', 'Pieces', '数量', '件数'],
  size: ['规格', '尺码'],
  production_image_urls: ['Production image', 'Print file'],
  receiver_name: ['Receiver', 'Recipient name', 'Recipient', 'Name', '收件人', '收货人', '姓名'],
  company_name: ['Company name', '公司'],
  phone: ['Phone number', 'Mobile', 'Tel', '手机', '手机号', '联系电话'],
  country: ['国家/地区'],
  province: ['Province', 'State', '省', '省/州'],
  city: ['市'],
  address: ['Street', 'Address line 1', '详细地址', '收货地址'],
  zip_code: ['Zip', 'Zip code', 'Postcode', '邮政编码'],
  shipping_method: ['Shipping', '配送方式', '快递'],
  remark: ['Remarks', 'Note', 'Notes', '留言'],
};

/** All headers of a column, ours first. */
export function headersOfColumn(column: OrderColumn): string[] {
  const { zh, en } = orderColumnNames[column];
  return [zh, en, ...otherWords[column], column];
}

/** All headers of a custom item: with its prefix, as in our sheets, and without it. */
export function headersOfItem({ key, label }: { readonly key: string; readonly label: string }): string[] {
  return [customItemPrefix + label, customItemTitle(label).en, label, customItemPrefix + key, key];
}
