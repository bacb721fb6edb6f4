import { defineTexts } from '../text.ts';

export const fieldTexts = defineTexts({
  en: {
    choose: 'Choose',
    width: 'Width',
    height: 'Height',
    anyText: 'Any text',
    anyImage: 'Your own image',
    anyImageSized: 'Your own image, {width} × {height} px',
  },
  zh: {
    choose: '请选择',
    width: '宽',
    height: '高',
    anyText: '任意文字',
    anyImage: '自备图片',
    anyImageSized: '自备图片，{width} × {height} px',
  },
});
