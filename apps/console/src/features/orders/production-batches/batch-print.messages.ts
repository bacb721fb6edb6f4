import { defineTexts } from '../../../ui/text.ts';

export const batchPrintTexts = defineTexts({
  en: {
    title: 'Papers for {no}',
    open: 'Print papers',
    print: 'Print',
  },
  zh: {
    title: '{no} 的车间单据',
    open: '打印单据',
    print: '打印',
  },
});
