import { defineTexts } from '../../../ui/text.ts';

export const tryTemplateTexts = defineTexts({
  en: {
    action: 'Try it',
    title: 'Try “{name}”',
    intro: 'Fill it in as if you were ordering and see how it looks. Nothing is ordered.',
    size: 'Size',
    show: 'Preview',
    order: 'Order this',
    images: 'Effect images',
    drawing: 'Rendering the effect images',
    none: 'No effect image for this size.',
    outdated: 'You’ve made changes. Click “Preview” to update the images.',
    enlarge: 'Enlarge: {name}',
  },
  zh: {
    action: '试一试',
    title: '试一试：{name}',
    intro: '像下单一样填写，先看看效果，不会产生订单。',
    size: '尺寸',
    show: '查看效果',
    order: '去下单',
    images: '效果图',
    drawing: '正在生成效果图',
    none: '此尺寸没有效果图。',
    outdated: '内容有改动，点击“查看效果”重新生成。',
    enlarge: '放大查看：{name}',
  },
});
