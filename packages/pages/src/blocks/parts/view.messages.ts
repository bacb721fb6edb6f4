import type { BilingualText } from '@platen/model/text/locale';

export const viewTexts = {
  carousel: { zh: '轮播图', en: 'Carousel' },
  slides: { zh: '轮播内容', en: 'Slides' },
  slide: { zh: '第 {number} 张', en: 'Slide {number}' },
  pause: { zh: '暂停播放', en: 'Pause' },
  zone: { zh: '查看详情', en: 'See details' },
  video: { zh: '视频', en: 'Video' },
} satisfies Record<string, BilingualText>;
