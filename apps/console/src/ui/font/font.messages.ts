import { defineTexts } from '../text.ts';

export const fontTexts = defineTexts({
  en: {
    failed: 'This file cannot be shown as a font',
    loading: 'Loading the font',
    missing: '“{text}” is not in this font',
  },
  zh: { failed: '此文件无法作为字体显示', loading: '字体加载中', missing: '此字体不含“{text}”' },
});
