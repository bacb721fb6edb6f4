import type { Scene } from '@platen/design/scene';
import { brush, scene, text } from '../scene-parts.ts';

const arabic = 'Noto Sans Arabic';
const thai = 'Noto Sans Thai';
const tall = { left: 10, top: 5, width: 300, height: 190, writing_mode: 'vertical-lr', font: brush } as const;

/** Other scripts, and vertical text. */
export const scriptScenes: Record<string, Scene> = {
  'script-arabic': scene([text('السلام عليكم', { font: arabic, font_size: 48 })]),
  'script-arabic-marks': scene([text('بِسْمِ ٱللَّهِ', { font: arabic, font_size: 60 })]),
  'script-arabic-spaced': scene([text('سلام', { font: arabic, font_size: 60, letter_spacing: 8 })]),
  'script-arabic-number': scene([text('غرفة 123 (ب)', { font: arabic, font_size: 40 })]),
  'script-arabic-stroke': scene([
    text('محبة', { font: arabic, font_size: 90, stroke: '#e0b030', stroke_width: 5, color: '#207050' }),
  ]),
  'script-arabic-translucent': scene([text('كتاب جميل', { font: arabic, font_size: 60, color: '#20407080' })]),
  'script-thai': scene([text('สวัสดีปีใหม่', { font: thai, font_size: 46 })]),
  'script-thai-marks': scene([text('น้ำ ปู่ ก็ ที่นี่', { font: thai, font_size: 52 })]),
  'script-combining': scene([text('Ça va? Ñandú\ne\u0301 o\u0308 a\u0302 n\u0303', { font_size: 40 })]),
  'script-mixed-han-latin': scene([text('你好 Lily，2025', { font: brush, font_size: 42 })]),
  'vertical-han': scene([text('春眠不觉晓', { ...tall, font_size: 34 })]),
  'vertical-lines': scene([text('床前明月光\n疑是地上霜\n举头望明月\n低头思故乡', { ...tall, font_size: 28 })]),
  'vertical-punctuation': scene([text('「你好」，世界。\n（再见）……！？', { ...tall, font_size: 24 })]),
  'vertical-latin': scene([text('爱你Lily一万年', { ...tall, font_size: 26 })]),
  'vertical-latin-marks': scene([text('Café Ñandú', { ...tall, font: 'Noto Serif', font_size: 26 })]),
  'vertical-numbers': scene([text('2025年11月\n第3号', { ...tall, font_size: 28 })]),
  'vertical-arabic': scene([text('سلام', { ...tall, font: arabic, font_size: 48 })]),
  'vertical-align-top': scene([text('顶部\n对齐三', { ...tall, align: 'top', font_size: 36 })]),
  'vertical-align-bottom': scene([text('底部\n对齐三', { ...tall, align: 'bottom', font_size: 36 })]),
  'vertical-spacing': scene([text('宽松字距', { ...tall, letter_spacing: 12, font_size: 30 })]),
  'vertical-stroke': scene([
    text('吉祥', { ...tall, stroke: '#d8a020', stroke_width: 4, font_size: 72, color: '#a01818' }),
  ]),
  'vertical-italic-bold': scene([text('斜粗Aa', { ...tall, font_style: 'italic', font_weight: 800, font_size: 40 })]),
  'vertical-rotated': scene([text('转动', { ...tall, rotate: 20, font_size: 60 })]),
};
