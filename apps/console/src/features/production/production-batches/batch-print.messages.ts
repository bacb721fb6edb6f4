import { defineTexts } from '../../../ui/text.ts';

export const batchPrintTexts = defineTexts({
  en: {
    title: 'Papers for {no}',
    open: 'Print papers',
    print: 'Print',
    loading: '{count, plural, one {Loading # image} other {Loading # images}}',
    empty: 'No order of this batch is being made',
  },
  zh: {
    title: '{no} 的车间单据',
    open: '打印单据',
    print: '打印',
    loading: '正在加载 {count, number} 张图片',
    empty: '该批次没有需要制作的订单明细',
  },
});
