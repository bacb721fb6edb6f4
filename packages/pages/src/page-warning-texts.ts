import type { BilingualText } from '@platen/model/text/locale';

/** Missing content that readers, or users of screen readers, would notice. It does not prevent publishing. */
export const pageWarningTexts = {
  empty_text: { zh: '文本为空，读者看不到任何内容。', en: 'This text is empty: readers see nothing.' },
  missing_alt: {
    zh: '缺少替代文字，读屏用户不知道图片里有什么。',
    en: 'Alt text is missing: people who can’t see the image won’t know what it shows.',
  },
  missing_image: { zh: '还没有图片。', en: 'There is no image yet.' },
  missing_video: { zh: '还没有视频。', en: 'There is no video yet.' },
  empty_label: { zh: '还没有填写文字。', en: 'The text is missing.' },
  missing_link: { zh: '还没有设置链接。', en: 'It has no link yet.' },
} as const satisfies Record<string, BilingualText>;

export type PageWarningKey = keyof typeof pageWarningTexts;
