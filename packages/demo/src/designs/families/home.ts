import type { Layer } from '@platen/design/layers/index';
import { palettes } from '../../catalogue/palettes.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, field, image, imageGroup, type Place, text, textGroup } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

/** Where one of the two mugs has its print: the top left corner of a panel of 700 × 600, and its scale. */
type Panel = { readonly left: number; readonly top: number; readonly scale: number };

/** Both mugs of a pair are one print, cut in two: what they share is a group that reaches over both. */
function pairOfNames(asset: Asset, canvas: number, [first, second]: readonly [Panel, Panel]): readonly Layer[] {
  const { deep, main, accent } = palettes.berry;
  const whole = { left: 0, top: 0, width: canvas, height: canvas };
  const at = ({ left, top, scale }: Panel, x: number, y: number, width: number, height: number): Place => ({
    left: left + x * scale,
    top: top + y * scale,
    width: width * scale,
    height: height * scale,
  });
  const motif = choice('图案', {
    小熊: asset({ kind: 'emblem', motif: 'bear', palette: 'berry' }),
    小猫: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
    花朵: asset({ kind: 'emblem', motif: 'flower', palette: 'rose' }),
  });
  const name = (label: string, value: string, panel: Panel, fonts: Readonly<Record<string, string>>) =>
    text(
      { text: field(label, value, { required: true }), font: choice(`${label}字体`, fonts), color: main },
      at(panel, 0, 290, 700, 220),
      { font_size: 190 * panel.scale, line_height: 1.1, letter_spacing: 8 * panel.scale },
    );
  return [
    imageGroup(motif, whole, [
      at(first, 220, 20, 260, 260),
      { ...at(second, 220, 20, 260, 260), flip_horizontal: true },
    ]),
    name('名字一', '小满', first, { 快乐体: 'ZCOOL KuaiLe', 书法: 'Ma Shan Zheng' }),
    name('名字二', '安安', second, { 快乐体: 'ZCOOL KuaiLe', 书法: 'Ma Shan Zheng' }),
    ...[first, second].map((panel) => box(accent, at(panel, 250, 506, 200, 10))),
    textGroup(
      { text: field('英文落款', 'since 2020'), font: 'Pacifico', color: deep },
      whole,
      [first, second].map((panel) => ({
        ...at(panel, 50, 516, 600, 84),
        font_size: 46 * panel.scale,
        line_height: 1.6,
      })),
    ),
  ];
}

function flask(asset: Asset): readonly Layer[] {
  const { deep, main, accent } = palettes.olive;
  return [
    image(
      choice('图案', {
        枝叶: asset({ kind: 'emblem', motif: 'leaf', palette: 'olive' }),
        远山: asset({ kind: 'emblem', motif: 'mountains', palette: 'teal' }),
        小猫: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
      }),
      { left: 180, top: 60, width: 640, height: 640, can_design_in_order: true },
    ),
    text(
      {
        text: field('姓名', '林知夏', { required: true }),
        font: 'ZCOOL KuaiLe',
        color: choice('文字颜色', { 墨绿: deep, 橄榄: main, 赤陶: '#b4532a' }),
      },
      { left: 60, top: 800, width: 880, height: 240 },
      { font_size: 190, line_height: 1.2, letter_spacing: 20 },
    ),
    box(accent, { left: 380, top: 1072, width: 240, height: 12 }),
    text(
      { text: field('英文名', 'SUMMER LIN'), font: 'Fredoka', color: main },
      { left: 60, top: 1110, width: 880, height: 120 },
      { font_size: 78, line_height: 1.3, letter_spacing: 16 },
    ),
  ];
}

const pair = '情侣对杯 · 刻名款';
const steel = '316 不锈钢保温杯 500ml';

export const homeDesigns: NamedDesigns = {
  [pair]: microCustom(pair, {
    area: { width: 1200, height: 1200 },
    art: (asset) =>
      pairOfNames(asset, 1200, [
        { left: 250, top: 0, scale: 1 },
        { left: 250, top: 600, scale: 1 },
      ]),
    effect: {
      name: '对杯效果',
      mockup: { kind: 'mockup', product: 'mug', palette: 'berry', companion: { palette: 'berry', isTurned: true } },
      print: (asset) =>
        pairOfNames(asset, 1200, [
          { left: 530, top: 606, scale: 0.58 },
          { left: 222, top: 302, scale: 0.52 },
        ]),
    },
    fit: 'contain',
    tag: ['left', 'bottom'],
  }),
  [steel]: microCustom(steel, {
    area: { width: 1000, height: 1500 },
    art: flask,
    effect: {
      name: '杯身效果',
      mockup: { kind: 'mockup', product: 'tumbler', palette: 'olive', body: 'cream' },
      print: { x: 500, y: 604, width: 304 },
    },
    fit: 'contain',
    tag: ['right', 'bottom'],
  }),
  '11oz 白瓷马克杯': formOrder('11oz 白瓷马克杯', {
    mockup: { kind: 'mockup', product: 'mug', palette: 'indigo' },
    print: { x: 431, y: 546, width: 1070, height: 470 },
    sample: { kind: 'pattern', motif: 'mountains', palette: 'indigo', width: 1640, height: 720 },
    tag: ['right', 'bottom'],
  }),
  '15oz 彩色内壁杯': formOrder('15oz 彩色内壁杯', {
    mockup: { kind: 'mockup', product: 'two-tone-mug', palette: 'sky' },
    print: { x: 422, y: 545, width: 1152, height: 550 },
    sample: { kind: 'pattern', motif: 'citrus', palette: 'sky', width: 1676, height: 800 },
    tag: ['right', 'bottom'],
  }),
  '亚麻抱枕套 · 植物志': formOrder('亚麻抱枕套 · 植物志', {
    mockup: { kind: 'mockup', product: 'cushion', palette: 'mint', isTurned: true },
    print: { x: 500, y: 501, width: 730, height: 730 },
    sample: { kind: 'pattern', motif: 'leaf', palette: 'mint', width: 1200, height: 1200 },
    tag: ['left', 'bottom'],
  }),
};
