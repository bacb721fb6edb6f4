import type { BilingualText } from '@platen/model/locale';

export const customPageTexts = {
  copyOf: { zh: '{title} 副本', en: '{title} copy' },
  missing: { zh: '页面不存在或尚未发布', en: 'This page does not exist or is not published' },
} satisfies Record<string, BilingualText>;
