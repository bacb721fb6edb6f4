import { defineTexts } from '../text.ts';

export const fieldTexts = defineTexts({
  en: {
    choose: 'Choose',
    clearChoice: 'Clear choice',
    width: 'Width',
    height: 'Height',
    linkKind: 'Leads to',
    linkAddress: 'Address',
    linkHint: 'Leave empty for no link',
    otherLink: 'Other',
    transparent: 'Transparent',
    none: 'None',
    anyText: 'Any text',
    anyImage: 'Your own image',
    anyImageSized: 'Your own image, {width} × {height} px',
  },
  zh: {
    choose: '请选择',
    clearChoice: '清除选择',
    width: '宽',
    height: '高',
    linkKind: '链接类型',
    linkAddress: '地址',
    linkHint: '留空则没有链接',
    otherLink: '其他',
    transparent: '透明',
    none: '无',
    anyText: '任意文字',
    anyImage: '自备图片',
    anyImageSized: '自备图片，{width} × {height} px',
  },
});
