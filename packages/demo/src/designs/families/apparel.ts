import type { Layer } from '@platen/design/layers/index';
import { mix } from '../../catalogue/colour.ts';
import { shade } from '../../catalogue/light.ts';
import { palettes } from '../../catalogue/palettes.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, field, group, image, imageGroup, text } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const family = '亲子 T 恤 · 一家三口';
const handwritten = '手写字帆布包';

/** A coarse weave is a little darker than its yarn. */
const canvasOf = (yarn: string) => mix(yarn, shade, 0.017);

function threeBears(asset: Asset): readonly Layer[] {
  const { deep, main, accent } = palettes.sand;
  const bears = choice('图案', {
    小熊: asset({ kind: 'emblem', motif: 'bear', palette: 'sand' }),
    小猫: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
  });
  return [
    text(
      { text: field('英文口号', 'HAPPY FAMILY'), font: 'Fredoka', color: deep },
      { left: 40, top: 130, width: 1120, height: 130 },
      { font_size: 92, line_height: 1.3, letter_spacing: 16 },
    ),
    imageGroup(bears, { left: 0, top: 280, width: 1200, height: 660, name: '一家三口' }, [
      { left: 0, top: 20, width: 560, height: 560, rotate: 352 },
      { left: 640, top: 20, width: 560, height: 560, rotate: 8, flip_horizontal: true },
      { left: 410, top: 270, width: 380, height: 380 },
    ]),
    text(
      {
        text: field('称呼', '爸爸的小熊', { required: true }),
        font: 'ZCOOL KuaiLe',
        color: choice('称呼颜色', { 焦糖: main, 深棕: deep, 松绿: '#2f7d63', 珊瑚: '#e2573d' }),
      },
      { left: 10, top: 970, width: 1180, height: 280 },
      { font_size: 214, line_height: 1.2, stroke: '#fff0d8', stroke_width: 14 },
    ),
    group({ left: 300, top: 1290, width: 600, height: 80, name: '年份' }, [
      box(accent, { left: 0, top: 34, width: 150, height: 10 }),
      text(
        { text: field('年份', '2026'), font: 'Fredoka', color: accent },
        { left: 160, top: 0, width: 280, height: 80 },
        { font_size: 60, line_height: 1.2, letter_spacing: 10 },
      ),
      box(accent, { left: 450, top: 34, width: 150, height: 10 }),
    ]),
  ];
}

/** Brush letters in a column, as a scroll has them, with a seal at its foot. */
function brushColumn(asset: Asset): readonly Layer[] {
  return [
    image(asset({ kind: 'material', material: 'sun', palette: 'olive' }), {
      left: 250,
      top: 190,
      width: 860,
      height: 860,
      name: '圆日',
    }),
    image(
      choice('图案', {
        枝叶: asset({ kind: 'emblem', motif: 'leaf', palette: 'olive' }),
        花朵: asset({ kind: 'emblem', motif: 'flower', palette: 'rose' }),
      }),
      { left: 780, top: 640, width: 460, height: 460, rotate: 38, flip_horizontal: true, can_design_in_order: true },
    ),
    text(
      {
        text: field('句子', '清风徐来', { required: true }),
        font: choice('字体', { 毛笔书法: 'Ma Shan Zheng', 圆润快乐体: 'ZCOOL KuaiLe' }),
        color: choice('颜色', { 墨黑: '#23281c', 松绿: '#3c4524', 朱红: '#a8322a' }),
      },
      { left: 440, top: 20, width: 420, height: 1360, can_design_in_order: true },
      { font_size: 320, line_height: 1.2, writing_mode: 'vertical-lr', letter_spacing: 10 },
    ),
    text(
      { text: field('小字', '水波不兴'), font: 'Ma Shan Zheng', color: '#5b6440' },
      { left: 280, top: 240, width: 110, height: 640 },
      { font_size: 84, line_height: 1.2, writing_mode: 'vertical-lr', align: 'top', letter_spacing: 22 },
    ),
    group({ left: 255, top: 1110, width: 170, height: 170, name: '印章' }, [
      image(asset({ kind: 'material', material: 'seal', palette: 'coral' }), {
        left: 0,
        top: 0,
        width: 170,
        height: 170,
      }),
      text(
        { text: field('印章', '安然'), font: 'Ma Shan Zheng', color: '#fbeade' },
        { left: 20, top: 15, width: 130, height: 140 },
        { font_size: 66, line_height: 1, writing_mode: 'vertical-lr' },
      ),
    ]),
  ];
}

export const apparelDesigns: NamedDesigns = {
  [family]: microCustom(family, {
    area: { width: 1200, height: 1540 },
    art: threeBears,
    effect: {
      name: '上身效果',
      mockup: { kind: 'mockup', product: 't-shirt', palette: 'sand' },
      print: { x: 500, y: 494, width: 312 },
    },
    fit: 'contain',
    tag: ['right', 'bottom'],
  }),
  [handwritten]: microCustom(handwritten, {
    area: { width: 1300, height: 1400 },
    art: brushColumn,
    effect: {
      name: '包面效果',
      mockup: { kind: 'mockup', product: 'tote-bag', palette: 'olive', body: 'cream' },
      base: canvasOf('#f7eedd'),
      print: { x: 500, y: 652, width: 392 },
    },
    fit: 'contain',
    tag: ['right', 'bottom'],
  }),
  '320g 加绒连帽卫衣': formOrder('320g 加绒连帽卫衣', {
    mockup: { kind: 'mockup', product: 'hoodie', palette: 'teal', body: 'pastel', coverage: 'emblem' },
    print: { x: 500, y: 520, width: 212, height: 212 },
    sample: { kind: 'emblem', motif: 'mountains', palette: 'teal' },
    tag: ['right', 'bottom'],
    showsEffect: true,
  }),
  帆布托特包: formOrder('帆布托特包', {
    mockup: { kind: 'mockup', product: 'tote-bag', palette: 'violet', isTurned: true, coverage: 'emblem' },
    base: canvasOf('#fdfdff'),
    print: { x: 500, y: 625, width: 300, height: 310 },
    sample: { kind: 'emblem', motif: 'circles', palette: 'violet' },
    tag: ['right', 'bottom'],
  }),
};
