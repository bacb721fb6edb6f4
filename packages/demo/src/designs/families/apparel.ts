import type { Layer } from '@platen/design/layers/index';
import { mix } from '../../catalogue/color.ts';
import { shade } from '../../catalogue/light.ts';
import { palettes } from '../../catalogue/palettes.ts';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, field, group, image, imageGroup, type Style, text } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const family = 'family-tee';
const handwritten = 'lettered-tote';

/** A coarse weave looks slightly darker than its yarn. */
const canvasOf = (yarn: string) => mix(yarn, shade, 0.017);

function threeBears(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main, accent } = palettes.sand;
  const bears = choice(t('图案', 'Motif'), {
    [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'sand' }),
    [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
  });
  return [
    text(
      { text: field(t('英文口号', 'Slogan'), 'HAPPY FAMILY'), font: 'Fredoka', color: deep },
      { left: 40, top: 130, width: 1120, height: 130 },
      { font_size: 92, line_height: 1.3, letter_spacing: 16 },
    ),
    imageGroup(bears, { left: 0, top: 280, width: 1200, height: 660, name: t('一家三口', 'Family of three') }, [
      { left: 0, top: 20, width: 560, height: 560, rotate: 352 },
      { left: 640, top: 20, width: 560, height: 560, rotate: 8, flip_horizontal: true },
      { left: 410, top: 270, width: 380, height: 380 },
    ]),
    text(
      {
        text: field(t('称呼', 'Nickname'), t('爸爸的小熊', 'Dad’s bear'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('称呼颜色', 'Nickname color'), {
          [t('焦糖', 'Caramel')]: main,
          [t('深棕', 'Dark brown')]: deep,
          [t('松绿', 'Pine')]: '#2f7d63',
          [t('珊瑚', 'Coral')]: '#e2573d',
        }),
      },
      { left: 10, top: 970, width: 1180, height: 280 },
      { font_size: 214, line_height: 1.2, stroke: '#fff0d8', stroke_width: 14 },
    ),
    group({ left: 300, top: 1290, width: 600, height: 80, name: t('年份', 'Year') }, [
      box(accent, { left: 0, top: 34, width: 150, height: 10 }),
      text(
        { text: field(t('年份', 'Year'), '2026'), font: 'Fredoka', color: accent },
        { left: 160, top: 0, width: 280, height: 80 },
        { font_size: 60, line_height: 1.2, letter_spacing: 10 },
      ),
      box(accent, { left: 450, top: 34, width: 150, height: 10 }),
    ]),
  ];
}

/** Chinese is written in a column like a scroll, with a seal at the bottom; English in two lines across the sun. */
function brushColumn(asset: Asset, t: Translate): readonly Layer[] {
  return [
    image(asset({ kind: 'material', material: 'sun', palette: 'olive' }), {
      left: 250,
      top: 190,
      width: 860,
      height: 860,
      name: t('圆日', 'Sun'),
    }),
    image(
      choice(t('图案', 'Motif'), {
        [t('枝叶', 'Leaves')]: asset({ kind: 'emblem', motif: 'leaf', palette: 'olive' }),
        [t('花朵', 'Flower')]: asset({ kind: 'emblem', motif: 'flower', palette: 'rose' }),
      }),
      { left: 780, top: 640, width: 460, height: 460, rotate: 38, flip_horizontal: true, can_design_in_order: true },
    ),
    text(
      {
        text: field(t('句子', 'Line'), t('清风徐来', 'good days'), { required: true }),
        font: choice(t('字体', 'Typeface'), {
          [t('毛笔书法', 'Brush script')]: t('Ma Shan Zheng', 'Pacifico'),
          [t('圆润快乐体', 'Rounded')]: t('ZCOOL KuaiLe', 'Fredoka'),
        }),
        color: choice(t('颜色', 'Color'), {
          [t('墨黑', 'Ink black')]: '#23281c',
          [t('松绿', 'Pine')]: '#3c4524',
          [t('朱红', 'Vermilion')]: '#a8322a',
        }),
      },
      {
        ...t({ left: 440, top: 20, width: 420, height: 1360 }, { left: 60, top: 380, width: 1180, height: 330 }),
        can_design_in_order: true,
      },
      t<Style>(
        { font_size: 320, line_height: 1.2, writing_mode: 'vertical-lr', letter_spacing: 10 },
        { font_size: 230, line_height: 1.3 },
      ),
    ),
    text(
      {
        text: field(t('小字', 'Second line'), t('水波不兴', 'ahead')),
        font: t('Ma Shan Zheng', 'Pacifico'),
        color: '#5b6440',
      },
      t({ left: 280, top: 240, width: 110, height: 640 }, { left: 300, top: 720, width: 700, height: 180 }),
      t<Style>(
        { font_size: 84, line_height: 1.2, writing_mode: 'vertical-lr', align: 'top', letter_spacing: 22 },
        { font_size: 120, line_height: 1.3 },
      ),
    ),
    group({ left: 255, top: 1110, width: 170, height: 170, name: t('印章', 'Seal') }, [
      image(asset({ kind: 'material', material: 'seal', palette: 'coral' }), {
        left: 0,
        top: 0,
        width: 170,
        height: 170,
      }),
      text(
        { text: field(t('印章', 'Seal'), t('安然', 'JW')), font: t('Ma Shan Zheng', 'Pacifico'), color: '#fbeade' },
        { left: 20, top: 15, width: 130, height: 140 },
        t<Style>({ font_size: 66, line_height: 1, writing_mode: 'vertical-lr' }, { font_size: 54, line_height: 1.6 }),
      ),
    ]),
  ];
}

export const apparelDesigns: NamedDesigns = {
  [family]: microCustom(family, {
    area: { width: 1200, height: 1540 },
    art: threeBears,
    effect: {
      name: { zh: '上身效果', en: 'On the shirt' },
      mockup: { kind: 'mockup', product: 't-shirt', palette: 'sand' },
      print: { x: 500, y: 494, width: 312 },
    },
    fit: 'contain',
    labelSide: 'right',
  }),
  [handwritten]: microCustom(handwritten, {
    area: { width: 1300, height: 1400 },
    art: brushColumn,
    effect: {
      name: { zh: '包面效果', en: 'On the bag' },
      mockup: { kind: 'mockup', product: 'tote-bag', palette: 'olive', body: 'cream' },
      base: canvasOf('#f7eedd'),
      print: { x: 500, y: 652, width: 392 },
    },
    fit: 'contain',
    labelSide: 'right',
  }),
  'fleece-hoodie': formOrder('fleece-hoodie', {
    mockup: { kind: 'mockup', product: 'hoodie', palette: 'teal', body: 'pastel', coverage: 'emblem' },
    print: { x: 500, y: 520, width: 212, height: 212 },
    sample: { kind: 'emblem', motif: 'mountains', palette: 'teal' },
    labelSide: 'right',
    showsEffect: true,
  }),
  'tote-bag': formOrder('tote-bag', {
    mockup: { kind: 'mockup', product: 'tote-bag', palette: 'violet', isTurned: true, coverage: 'emblem' },
    base: canvasOf('#fdfdff'),
    print: { x: 500, y: 625, width: 300, height: 310 },
    sample: { kind: 'emblem', motif: 'circles', palette: 'violet' },
    labelSide: 'right',
  }),
};
