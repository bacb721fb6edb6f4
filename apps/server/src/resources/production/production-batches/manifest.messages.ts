import type { BilingualText } from '@platen/model/text/locale';

export const manifestTexts = {
  system_no: { zh: '系统订单号', en: 'System number' },
  no: { zh: '客户订单号', en: 'Order number' },
  sub_no: { zh: '子订单号', en: 'Sub number' },
  sku_template_no: { zh: 'SKU模板编号', en: 'SKU template number' },
  sku_template_name: { zh: 'SKU模板名称', en: 'SKU template name' },
  size: { zh: '尺寸', en: 'Size' },
  quantity: { zh: '总数量', en: 'Quantity' },
  files: { zh: '生产图', en: 'Production images' },
  names: { zh: '生产图名称', en: 'Names of images' },
  missing: { zh: '缺失', en: 'Missing' },
  receiver_name: { zh: '收件人姓名', en: 'Receiver' },
  company_name: { zh: '公司名称', en: 'Company' },
  phone: { zh: '电话', en: 'Phone' },
  country: { zh: '国家', en: 'Country' },
  province: { zh: '省份', en: 'Province' },
  city: { zh: '城市', en: 'City' },
  address: { zh: '地址', en: 'Address' },
  zip_code: { zh: '邮编', en: 'Zip code' },
  shipping_method: { zh: '物流方式', en: 'Shipping method' },
  remark: { zh: '备注', en: 'Remark' },
} satisfies Record<string, BilingualText>;
