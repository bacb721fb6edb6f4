import { defineTexts } from '../../ui/text.ts';

export const erasedOrderTexts = defineTexts({
  en: {
    tag: 'Erased',
    notice: 'The receiver, texts and images of this order were erased on {time}.',
  },
  zh: {
    tag: '资料已删除',
    notice: '此订单的收件人、文字和图片已于 {time} 删除。',
  },
});
