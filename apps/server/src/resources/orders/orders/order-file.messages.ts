import { receiverFieldTexts } from '@platen/model/orders/receiver-fields';
import type { BilingualText } from '@platen/model/text/locale';

export const orderFileTitle: BilingualText = { zh: '订单明细', en: 'Orders' };

export const orderColumnTexts = {
  owner: { zh: '客户', en: 'Customer' },
  no: { zh: '客户订单号', en: 'Order no.' },
  sub_no: { zh: '子订单号', en: 'Sub no.' },
  system_no: { zh: '系统订单号', en: 'System no.' },
  form_order_no: { zh: '订单编号', en: 'Purchase order no.' },
  sku_template_no: { zh: 'SKU 模板编号', en: 'Template no.' },
  sku_template_name: { zh: 'SKU 模板名称', en: 'Template name' },
  size: { zh: '尺寸', en: 'Size' },
  quantity: { zh: '数量', en: 'Qty' },
  price: { zh: '单价（{currency}）', en: 'Unit price ({currency})' },
  amount: { zh: '金额（{currency}）', en: 'Amount ({currency})' },
  state: { zh: '状态', en: 'State' },
  ...receiverFieldTexts,
  shipping_no: { zh: '物流单号', en: 'Tracking number' },
  shipping_company: { zh: '物流公司', en: 'Carrier' },
  created_at: { zh: '创建时间', en: 'Created at' },
} satisfies Record<string, BilingualText>;
