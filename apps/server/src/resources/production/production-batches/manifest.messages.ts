import { receiverFieldTexts } from '@platen/model/orders/receiver-fields';
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
  ...receiverFieldTexts,
} satisfies Record<string, BilingualText>;
