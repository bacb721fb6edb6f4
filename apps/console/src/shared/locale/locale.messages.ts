import { defineTexts } from '../../ui/text.ts';

export const localeTexts = defineTexts({
  en: { language: 'Language' },
  zh: { language: '语言' },
});
