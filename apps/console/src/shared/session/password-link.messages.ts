import { defineTexts } from '../../ui/text.ts';

export const passwordLinkTexts = defineTexts({
  en: { until: 'Valid until {time}' },
  zh: { until: '有效期至 {time}' },
});
