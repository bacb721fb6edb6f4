import type { RenderState } from '@platen/model/files/renders';
import type { BilingualText } from '@platen/model/text/locale';

/** Why images are missing in the zip. */
export const missingTexts = {
  image: { zh: '生产图 {image}：{reason}', en: 'image {image}: {reason}' },
  blank: { zh: '印出来是空白', en: 'nothing is printed on it' },
  unconfirmed: { zh: '尚未确认生产', en: 'production is not confirmed yet' },
  more: { zh: '……还有 {count} 张', en: '… and {count} more' },
  none: { zh: '没有生产图', en: 'no production image' },
} satisfies Record<string, BilingualText>;

export const missingStateTexts: Record<RenderState, BilingualText> = {
  queued: { zh: '尚未生成', en: 'not rendered yet' },
  running: { zh: '正在生成', en: 'rendering' },
  done: { zh: '文件已丢失', en: 'the file is missing' },
  refused: { zh: '无法生成', en: 'cannot be rendered' },
  failed: { zh: '生成失败', en: 'failed' },
  cancelled: { zh: '已取消', en: 'cancelled' },
};
