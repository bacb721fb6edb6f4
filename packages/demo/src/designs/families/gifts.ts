import type { Layer } from '@platen/design/layers/index';
import { lighten } from '../../catalogue/color.ts';
import { palettes } from '../../catalogue/palettes.ts';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { box, choice, type Frame, field, image, imageGroup, text, textGroup } from '../layers.ts';
import { microCustom, onProduct } from '../micro-custom.ts';

const charm = 'key-ring';
const magnets = 'name-magnets';
const puzzle = 'photo-puzzle';

function charmArt(asset: Asset, t: Translate): readonly Layer[] {
  const { deep } = palettes.sky;
  return [
    image(
      choice(t('底图', 'Background'), {
        [t('彩纸', 'Confetti')]: asset({ kind: 'pattern', motif: 'confetti', palette: 'sky', width: 720, height: 720 }),
        [t('格纹', 'Gingham')]: asset({ kind: 'pattern', motif: 'gingham', palette: 'berry', width: 720, height: 720 }),
      }),
      { left: 0, top: 0, width: 1200, height: 1200 },
    ),
    box('rgba(255,255,255,0.45)', { left: 0, top: 0, width: 1200, height: 1200, name: t('柔化', 'Soften') }),
    image(
      choice(t('图案', 'Motif'), {
        [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'sky' }),
        [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
        [t('彩虹', 'Rainbow')]: asset({ kind: 'emblem', motif: 'rainbow', palette: 'sand' }),
      }),
      { left: 290, top: 170, width: 620, height: 620, can_design_in_order: true },
    ),
    text(
      {
        text: field(t('姓名', 'Name'), t('星宇', 'Oscar'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('姓名颜色', 'Name color'), {
          [t('天蓝', 'Sky blue')]: '#2f7fd0',
          [t('深海', 'Deep sea')]: deep,
          [t('橘黄', 'Orange')]: '#e8842c',
        }),
      },
      { left: 200, top: 770, width: 800, height: 240, rotate: 356 },
      { font_size: 210, line_height: 1.1, letter_spacing: 6, stroke: '#ffffff', stroke_width: 24 },
    ),
    text(
      {
        text: field(t('车牌或电话', 'Phone or plate'), t('A·88888', '555 0142')),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: deep,
      },
      { left: 300, top: 1010, width: 600, height: 90, rotate: 356 },
      { font_size: 66, font_weight: 800, line_height: 1.3, letter_spacing: 8, stroke: '#ffffff', stroke_width: 12 },
    ),
  ];
}

/** Four magnets: photo, name, stripes, and the name again below a picture. */
type Corners = readonly [photo: Frame, name: Frame, stripes: Frame | undefined, badge: Frame];

function fourMagnets(
  asset: Asset,
  t: Translate,
  canvas: number,
  [photo, name, stripes, badge]: Corners,
): readonly Layer[] {
  const { main, deep, soft } = palettes.berry;
  // The color of the product around the print.
  const ground = lighten(soft, 0.4);
  const whole = { left: 0, top: 0, width: canvas, height: canvas };
  const middleOf = ({ left, top, width, height }: Frame, share: number, down: number): Frame => {
    const side = { width: width * share, height: height * share };
    return {
      left: left + (width - side.width) / 2,
      top: top + (height - side.height) / 2 + height * down,
      ...side,
    };
  };
  return [
    image(
      field(t('照片', 'Photo'), asset({ kind: 'photo', subject: 'cat', width: 912, height: 1824 }), { required: true }),
      {
        ...photo,
        can_design_in_order: true,
      },
    ),
    image(asset({ kind: 'pattern', motif: 'gingham', palette: 'berry', width: 720, height: 720 }), {
      ...name,
      name: t('格纹', 'Gingham'),
    }),
    ...(stripes
      ? [
          image(asset({ kind: 'material', material: 'stripes', palette: 'berry' }), {
            ...stripes,
            name: t('条纹', 'Stripes'),
          }),
        ]
      : []),
    box(ground, { ...badge, name: t('底色', 'Ground') }),
    imageGroup(
      choice(t('图案', 'Motif'), {
        [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'berry' }),
        [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
      }),
      whole,
      [{ ...middleOf(badge, 0.58, -0.14), rotate: badge.rotate ?? 0 }],
    ),
    textGroup(
      {
        text: field(t('名字', 'Name'), t('米粒', 'Mia'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('名字颜色', 'Name color'), {
          [t('莓红', 'Berry')]: main,
          [t('酒红', 'Burgundy')]: deep,
          [t('墨蓝', 'Navy')]: '#1d3b70',
        }),
      },
      whole,
      [
        { ...name, font_size: name.width * 0.42, line_height: 1.1, stroke: '#ffffff', stroke_width: name.width * 0.03 },
        { ...middleOf(badge, 0.9, 0.3), rotate: badge.rotate ?? 0, font_size: badge.width * 0.24, line_height: 1.1 },
      ],
    ),
  ];
}

const puzzleArea = { width: 1500, height: 1200 };

/** On the product one piece lies beside its gap; a larger copy of the photo extends to it. */
function puzzlePhoto(asset: Asset, t: Translate, isOnProduct: boolean): readonly Layer[] {
  const whole = { left: 0, top: 0, ...puzzleArea };
  const around = { left: -270, top: -216, width: 2040, height: 1632 };
  const photo = asset({ kind: 'photo', subject: 'lake', width: 1250, height: 1000 });
  return [
    imageGroup(field(t('照片', 'Photo'), photo, { required: true }), { ...whole, can_design_in_order: true }, [
      ...(isOnProduct ? [around] : []),
      whole,
    ]),
    text(
      {
        text: field(t('英文标题', 'Title'), 'Summer Trip'),
        font: 'Fredoka',
        color: choice(t('标题颜色', 'Title color'), {
          [t('白色', 'White')]: '#ffffff',
          [t('暖阳', 'Sunlight')]: '#ffd98a',
          [t('珊瑚', 'Coral')]: '#ffb59e',
        }),
      },
      { left: 90, top: 90, width: 1000, height: 180 },
      { font_size: 132, line_height: 1.25, align: 'left', stroke: '#124a5c', stroke_width: 9 },
    ),
    box('#ffffff', { left: 96, top: 280, width: 200, height: 10 }),
    text(
      { text: field(t('日期（数字）', 'Date'), t('2026.08.08', 'August 8, 2026')), font: 'Fredoka', color: '#ffffff' },
      { left: 92, top: 306, width: 700, height: 90 },
      { font_size: 62, line_height: 1.3, align: 'left', letter_spacing: 6, stroke: '#124a5c', stroke_width: 6 },
    ),
  ];
}

const quarter = { width: 600, height: 600 };

export const giftDesigns: NamedDesigns = {
  [charm]: microCustom(charm, {
    area: { width: 1200, height: 1200 },
    art: charmArt,
    effect: {
      name: { zh: '钥匙扣效果', en: 'On the key ring' },
      mockup: { kind: 'mockup', product: 'keyring', palette: 'sky' },
      base: '#e4f1fe',
      print: { x: 481, y: 620, width: 470, rotate: 4 },
    },
    fit: 'cover',
    labelSide: 'left',
    hasCodeOnly: true,
  }),
  [magnets]: microCustom(magnets, {
    area: { width: 1200, height: 1200 },
    art: (asset, t) =>
      fourMagnets(asset, t, 1200, [
        { left: 0, top: 0, ...quarter },
        { left: 600, top: 0, ...quarter },
        { left: 0, top: 600, ...quarter },
        { left: 600, top: 600, ...quarter },
      ]),
    effect: {
      name: { zh: '四枚效果', en: 'Set of four' },
      mockup: { kind: 'mockup', product: 'magnet', palette: 'berry' },
      base: '#f8e9ef',
      print: (asset, t) =>
        fourMagnets(asset, t, 1200, [
          { left: 130, top: 128, width: 440, height: 440, rotate: 356 },
          { left: 634, top: 147, width: 440, height: 440, rotate: 5 },
          undefined,
          { left: 716, top: 716, width: 286, height: 286, rotate: 357 },
        ]),
    },
    fit: 'cover',
    labelSide: 'left',
    hasCodeOnly: true,
  }),
  [puzzle]: microCustom(puzzle, {
    area: puzzleArea,
    art: (asset, t) => puzzlePhoto(asset, t, false),
    effect: {
      name: { zh: '拼图效果', en: 'As a puzzle' },
      mockup: { kind: 'mockup', product: 'puzzle', palette: 'mint' },
      base: '#ffffff',
      print: (asset, t) => [
        onProduct(puzzlePhoto(asset, t, true), puzzleArea, { x: 500, y: 484, width: 800, rotate: -3 }, t),
      ],
    },
    fit: 'cover',
    labelSide: 'right',
  }),
};
