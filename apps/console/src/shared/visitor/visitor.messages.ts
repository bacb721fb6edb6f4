import { defineTexts } from '../../ui/text.ts';

export const visitorTexts = defineTexts({
  en: {
    slogan: 'Print on demand, from order to parcel',
    pitch: 'Choose a product, add your design, pay and track every parcel in one place.',
    layers: { substrate: 'Substrate', halftone: 'Halftone', spot: 'Spot colors', finish: 'Finished' },
  },
  zh: {
    slogan: '按需印制，从下单到发货',
    pitch: '选模板、传素材、付款、查物流，一个平台全部完成。',
    layers: { substrate: '底材定位', halftone: '网点分色', spot: '专色叠印', finish: '成品效果' },
  },
});
