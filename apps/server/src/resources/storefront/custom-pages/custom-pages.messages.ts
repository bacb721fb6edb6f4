import type { BilingualText } from '@platen/model/text/locale';

export const customPageTexts = {
  copyOf: { zh: '{title} 副本', en: '{title} copy' },
  missing: { zh: '页面不存在或尚未发布', en: 'This page does not exist or is not published' },
  missingHint: {
    zh: '请核对地址，或向发给你链接的人确认。',
    en: 'Check the address, or ask whoever sent you the link.',
  },
} satisfies Record<string, BilingualText>;
