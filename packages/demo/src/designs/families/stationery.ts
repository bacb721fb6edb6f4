import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { palettes } from '../../catalogue/palettes.ts';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, field, image, imageGroup, outline, still, text, textGroup, textItemsOf } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const waterproof = 'name-stickers';
const ironOn = 'iron-on-labels';
const notebook = 'notebook';
const sheet = { width: 1200, height: 1560 };
const wholeSheet = { left: 0, top: 0, ...sheet };

/** The sequence of stickers on a sheet: text, size and border color; `motif` is a sticker without text. */
const stickers = [
  ['name', 112, 'main'],
  ['motif', 150, 'none'],
  ['english', 88, 'warm'],
  ['nick', 98, 'accent'],
  ['class', 72, 'soft'],
  ['motif', 150, 'none'],
  ['name', 112, 'main'],
  ['english', 88, 'accent'],
] as const;

/** Names cut along their outlines, in a flow that fills the sheet: longer names take more space. */
function flowingNames(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main, soft, accent } = palettes.mint;
  const template = 'sheet1';
  const words = (id: string, label: string, value: string, font: string, color: string, required = false) => ({
    id,
    ...textItemsOf({ text: field(label, value, { required }), font, color }),
  });
  const borders = { main, soft, accent, warm: '#f7b183', none: 'none' };
  // As many as fill the sheet: English names are wider than Chinese ones.
  const children = Array.from({ length: t(28, 22) }, (_, index) => {
    const [kind, size, border] = stickers[index % stickers.length] ?? stickers[0];
    if (kind === 'motif') return newLayer('AutoLayoutImage', { set: { image_id: kind, width: size, height: size } });
    return newLayer('AutoLayoutText', {
      set: {
        text_id: kind,
        font_size: size,
        line_height: 1,
        letter_spacing: 4,
        stroke: borders[border],
        stroke_width: 22,
      },
    });
  });
  return [
    newLayer('AutoLayout', {
      set: {
        name: t('满版姓名', 'Sheet of names'),
        left: 56,
        top: 64,
        width: 1088,
        height: 1330,
        images: [
          {
            id: 'motif',
            ...choice(t('图案', 'Motif'), {
              [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'mint' }),
              [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
            }),
          },
        ],
        texts: [
          words('name', t('姓名', 'Name'), t('王子涵', 'Emma'), t('ZCOOL KuaiLe', 'Fredoka'), '#ffffff', true),
          words('nick', t('小名', 'Nickname'), t('糯米', 'Emmy'), t('ZCOOL KuaiLe', 'Fredoka'), deep),
          words('english', t('英文名', 'Surname'), t('Leo', 'Reed'), 'Fredoka', deep),
          words('class', t('班级', 'Class'), t('大二班', 'Class 2'), t('ZCOOL KuaiLe', 'Fredoka'), deep),
        ],
        template: { ...still(template), options: [{ value: template, label: t('满版', 'Full sheet') }] },
        children: [
          newLayer('AutoLayoutTemplate', {
            set: {
              template_id: template,
              left: 0,
              top: 0,
              width: 1088,
              height: 1330,
              horizontal_gap: 22,
              vertical_gap: 32,
              rule: 'odd_left_to_right_even_right_to_left',
              vertical_align: 'center',
              children,
            },
          }),
        ],
      },
    }),
  ];
}

/** Badges in rows of three: one name and one picture, repeated eleven times. */
function badges(asset: Asset, t: Translate): readonly Layer[] {
  const places = Array.from({ length: 11 }, (_, index) => ({
    left: 60 + (index % 3) * 368,
    top: 64 + Math.floor(index / 3) * 368,
  }));
  return [
    image(asset({ kind: 'material', material: 'badges', palette: 'violet' }), {
      ...wholeSheet,
      name: t('贴纸底版', 'Sticker shapes'),
    }),
    imageGroup(
      choice(t('图案', 'Motif'), {
        [t('花朵', 'Flower')]: asset({ kind: 'emblem', motif: 'flower', palette: 'rose' }),
        [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'sky' }),
        [t('彩虹', 'Rainbow')]: asset({ kind: 'emblem', motif: 'rainbow', palette: 'sand' }),
      }),
      wholeSheet,
      places.map(({ left, top }, index) => ({
        left: left + 74,
        top: top + 32,
        width: 192,
        height: 192,
        flip_horizontal: index % 2 === 1,
      })),
    ),
    textGroup(
      {
        text: field(t('姓名', 'Name'), t('果果', 'Rosie'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('文字颜色', 'Text color'), {
          [t('深紫', 'Deep purple')]: palettes.violet.deep,
          [t('葡萄', 'Grape')]: '#7a4fc4',
          [t('墨蓝', 'Navy')]: '#1d3b70',
        }),
      },
      wholeSheet,
      places.map(({ left, top }) => ({
        left: left + 20,
        top: top + 226,
        width: 300,
        height: 92,
        font_size: 74,
        line_height: 1.2,
      })),
    ),
  ];
}

/** A printed cover with a label, as on exercise books. */
function cover(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main, accent } = palettes.indigo;
  const pattern = (motif: 'confetti' | 'seigaiha', palette: 'indigo' | 'teal') =>
    asset({ kind: 'pattern', motif, palette, width: 846, height: 1200 });
  return [
    image(
      choice(t('封面图案', 'Cover pattern'), {
        [t('彩纸', 'Confetti')]: pattern('confetti', 'indigo'),
        [t('青海波', 'Seigaiha waves')]: pattern('seigaiha', 'teal'),
      }),
      { left: 0, top: 0, width: 1057, height: 1500, can_design_in_order: true },
    ),
    box('#fffdf6', { left: 195, top: 380, width: 640, height: 560, name: t('标签', 'Label') }),
    outline(deep, 8, { left: 219, top: 404, width: 592, height: 512 }),
    outline(accent, 4, { left: 237, top: 422, width: 556, height: 476 }),
    text(
      {
        text: field(t('英文标题', 'Title'), 'Notes', { required: true }),
        font: 'Abril Fatface',
        color: choice(t('标题颜色', 'Title color'), {
          [t('靛蓝', 'Indigo')]: main,
          [t('深夜', 'Midnight')]: deep,
          [t('珊瑚', 'Coral')]: '#e2573d',
        }),
      },
      { left: 245, top: 456, width: 540, height: 200 },
      { font_size: 150, line_height: 1.25, letter_spacing: 4 },
    ),
    box(deep, { left: 335, top: 680, width: 360, height: 5 }),
    text(
      {
        text: field(t('姓名', 'Name'), t('沈星宇', 'Oscar Shaw'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: deep,
      },
      { left: 245, top: 704, width: 540, height: 100 },
      { font_size: 76, line_height: 1.3, letter_spacing: 12 },
    ),
    text(
      { text: field(t('编号', 'Number'), 'No. 01'), font: 'Abril Fatface', color: accent },
      { left: 245, top: 810, width: 540, height: 70 },
      { font_size: 46, line_height: 1.4, font_style: 'italic' },
    ),
  ];
}

export const stationeryDesigns: NamedDesigns = {
  [waterproof]: microCustom(waterproof, {
    area: sheet,
    art: flowingNames,
    effect: {
      name: { zh: '整版效果', en: 'Whole sheet' },
      mockup: { kind: 'mockup', product: 'sticker-sheet', palette: 'mint' },
      base: '#ffffff',
      print: { x: 500, y: 496, width: 600, rotate: -5 },
    },
    fit: 'contain',
    labelSide: 'left',
  }),
  [ironOn]: microCustom(ironOn, {
    area: sheet,
    art: badges,
    effect: {
      name: { zh: '整版效果', en: 'Whole sheet' },
      mockup: { kind: 'mockup', product: 'sticker-sheet', palette: 'violet', isTurned: true },
      base: '#ffffff',
      print: { x: 500, y: 496, width: 600, rotate: 4 },
    },
    fit: 'contain',
    labelSide: 'left',
  }),
  [notebook]: microCustom(notebook, {
    area: { width: 1057, height: 1500 },
    art: cover,
    effect: {
      name: { zh: '封面效果', en: 'On the cover' },
      mockup: { kind: 'mockup', product: 'notebook', palette: 'indigo' },
      print: { x: 496, y: 490, width: 520, rotate: -4 },
    },
    fit: 'cover',
    labelSide: 'left',
  }),
  'calendar-2025': formOrder('calendar-2025', {
    mockup: { kind: 'mockup', product: 'desk-calendar', palette: 'sky' },
    base: '#fffefb',
    print: { x: 347, y: 492, width: 430, height: 540 },
    sample: { kind: 'pattern', motif: 'mountains', palette: 'sky', width: 1384, height: 1000 },
    labelSide: 'left',
  }),
};
