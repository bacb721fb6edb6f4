import { customItemPrefix } from '@platen/model/form-orders';
import { type OrderColumn, orderColumnTitles } from '@platen/model/order-columns';

/** What people write above the columns of their own sheets, beside the titles of ours. */
const otherWords: Record<OrderColumn, readonly string[]> = {
  no: ['Order no', 'Order number', 'Order ID', 'Order', '订单号', '订单编号'],
  sub_no: ['Sub no', 'Sub order no', '子单号'],
  sku_template_no: ['SKU template number', 'Template no', 'Template', 'SKU', '模板编号'],
  quantity: ['Quantity', 'Qty', 'Pieces', '数量', '件数'],
  size: ['Size', '规格', '尺码'],
  production_image_urls: ['Production images', 'Production image', 'Print file'],
  receiver_name: ['Receiver name', 'Receiver', 'Recipient name', 'Recipient', 'Name', '收件人', '收货人', '姓名'],
  company_name: ['Company', 'Company name', '公司'],
  phone: ['Phone', 'Phone number', 'Mobile', 'Tel', '手机', '手机号', '联系电话'],
  country: ['Country', '国家/地区'],
  province: ['Province', 'State', '省', '省/州'],
  city: ['City', '市'],
  address: ['Address', 'Street', 'Address line 1', '详细地址', '收货地址'],
  zip_code: ['Zip code', 'Zip', 'Postcode', 'Postal code', '邮政编码'],
  shipping_method: ['Shipping method', 'Shipping', '配送方式', '快递'],
  remark: ['Remark', 'Remarks', 'Note', 'Notes', '留言'],
};

/** Every header that means a column of the order sheet, ours first. */
export function headersOfColumn(column: OrderColumn): string[] {
  return [orderColumnTitles[column], ...otherWords[column], column];
}

/** Every header that means a custom item: with its prefix, as in our sheets, and without it. */
export function headersOfItem({ key, label }: { readonly key: string; readonly label: string }): string[] {
  return [customItemPrefix + label, label, customItemPrefix + key, key];
}
