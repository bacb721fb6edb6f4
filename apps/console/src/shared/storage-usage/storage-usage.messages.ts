import { defineTexts } from '../../ui/text.ts';

export const storageUsageTexts = defineTexts({
  en: {
    title: 'Storage used',
    measured: '{total} in total · measured {time}',
    notYet: 'Figures appear after the first night.',
    kind: 'Files',
    kinds: {
      originals: 'Customers’ uploads',
      renders: 'Rendered images and print files',
      copies: 'Resized copies and levels',
      imports: 'Order sheets and error files',
      catalogue: 'Templates and libraries',
    },
    filesCount: 'Count',
    bytes: 'Size',
    customers: 'Customers with the most files',
    customer: 'Customer',
    noCustomers: 'No customer has stored files yet.',
  },
  zh: {
    title: '存储空间',
    measured: '共 {total} · 统计于 {time}',
    notYet: '首次夜间统计后显示。',
    kind: '文件',
    kinds: {
      originals: '客户上传的文件',
      renders: '生成的图片和印刷文件',
      copies: '缩略图和分级图片',
      imports: '订单表格和错误文件',
      catalogue: '模板和素材库',
    },
    filesCount: '数量',
    bytes: '大小',
    customers: '占用最多的客户',
    customer: '客户',
    noCustomers: '还没有客户的文件。',
  },
});
