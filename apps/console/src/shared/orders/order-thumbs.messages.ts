import { defineTexts } from '../../ui/text.ts';

export const orderThumbsTexts = defineTexts({
  en: {
    enlarge: 'Enlarge: {name}',
    waiting: 'Rendering',
    done: 'Rendered',
    failed: 'Rendering failed',
    cancelled: 'Not rendered, the order has ended',
  },
  zh: {
    enlarge: '放大查看：{name}',
    waiting: '生成中',
    done: '已生成',
    failed: '生成失败',
    cancelled: '订单已结束，未生成',
  },
});
