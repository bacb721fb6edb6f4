import { defineTexts } from '../../../ui/text.ts';

export const tryTemplateTexts = defineTexts({
  en: {
    action: 'Try it',
    title: 'Try “{name}”',
    intro: 'Fill it in as if you were ordering. The images follow as you type. Nothing is ordered.',
    size: 'Size',
    order: 'Order this',
    images: 'Effect images',
    drawing: 'Rendering the effect images',
    none: 'No effect image for this size.',
    missing: 'Fill in {items} to see it.',
    between: ', ',
    enlarge: 'Enlarge: {name}',
  },
  zh: {
    action: '试一试',
    title: '试一试：{name}',
    intro: '像下单一样填写，效果图随填随变，不会产生订单。',
    size: '尺寸',
    order: '去下单',
    images: '效果图',
    drawing: '正在生成效果图',
    none: '此尺寸没有效果图。',
    missing: '填写{items}后即可看到效果。',
    between: '、',
    enlarge: '放大查看：{name}',
  },
});
