import { defineTexts } from '../../ui/text.ts';

export const visitorTexts = defineTexts({
  en: {
    slogan: 'Every layer in register',
    pitch: 'From artwork to factory floor: order, pay and track shipments in one console.',
    layers: { substrate: 'Substrate', halftone: 'Halftone', spot: 'Spot colours', finish: 'Finished' },
  },
  zh: {
    slogan: '每一层，都准确落位',
    pitch: '从定制素材到工厂排产，一个控制台完成下单、付款与发货跟踪。',
    layers: { substrate: '底材定位', halftone: '网点分色', spot: '专色叠印', finish: '成品效果' },
  },
});
