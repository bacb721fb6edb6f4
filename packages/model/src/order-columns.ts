/**
 * What each column of an order sheet is called, by the field of the order that it fills, in the order of the sheet.
 * A custom item may not take one of these names: its column could not be told from the sheet's own.
 */
export const orderColumnTitles = {
  no: '客户订单号',
  sub_no: '子订单号',
  sku_template_no: 'SKU模板编号',
  quantity: '总数量',
  size: '尺寸',
  production_image_urls: '生产图',
  receiver_name: '收件人姓名',
  company_name: '公司名称',
  phone: '电话',
  country: '国家',
  province: '省份',
  city: '城市',
  address: '地址',
  zip_code: '邮编',
  shipping_method: '物流方式',
  remark: '备注',
} as const;
export type OrderColumn = keyof typeof orderColumnTitles;
