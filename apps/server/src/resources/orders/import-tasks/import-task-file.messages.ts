import type { BilingualText } from '@platen/model/text/locale';

export const importTaskFileTitle: BilingualText = { zh: '导入任务', en: 'Imports' };

export const importTaskColumnTexts = {
  owner: { zh: '客户', en: 'Customer' },
  file: { zh: '文件', en: 'File' },
  target_type: { zh: '订单类型', en: 'Order type' },
  any_type: { zh: '不限', en: 'Any' },
  status: { zh: '状态', en: 'Status' },
  progress_rate: { zh: '进度（%）', en: 'Progress (%)' },
  rows: { zh: '可下单行数', en: 'Rows that can be ordered' },
  failed_rows: { zh: '有错误的行数', en: 'Rows with errors' },
  errs: { zh: '错误', en: 'Errors' },
  form_orders: { zh: '生成的订单', en: 'Purchase orders' },
  created_at: { zh: '创建时间', en: 'Created at' },
  updated_at: { zh: '更新时间', en: 'Updated at' },
} satisfies Record<string, BilingualText>;
