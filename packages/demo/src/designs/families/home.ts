import type { Layer } from '@platen/design/layers/index';
import { palettes } from '../../catalogue/palettes.ts';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, type Frame, field, image, imageGroup, text, textGroup } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

/** The print position of one of the two mugs: the top left corner of a panel of 700 × 600, and its scale. */
type Panel = { readonly left: number; readonly top: number; readonly scale: number };

/** Both mugs share one print, cut in two: their common part is a group that spans both. */
function pairOfNames(
  asset: Asset,
  t: Translate,
  canvas: number,
  [first, second]: readonly [Panel, Panel],
): readonly Layer[] {
  const { deep, main, accent } = palettes.berry;
  const whole = { left: 0, top: 0, width: canvas, height: canvas };
  const at = ({ left, top, scale }: Panel, x: number, y: number, width: number, height: number): Frame => ({
    left: left + x * scale,
    top: top + y * scale,
    width: width * scale,
    height: height * scale,
  });
  const motif = choice(t('图案', 'Motif'), {
    [t('小熊', 'Bear')]: asset({ kind: 'emblem', motif: 'bear', palette: 'berry' }),
    [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
    [t('花朵', 'Flower')]: asset({ kind: 'emblem', motif: 'flower', palette: 'rose' }),
  });
  const name = (label: string, value: string, panel: Panel, fonts: Readonly<Record<string, string>>) =>
    text(
      {
        text: field(label, value, { required: true }),
        font: choice(t(`${label}字体`, `${label} typeface`), fonts),
        color: main,
      },
      at(panel, 0, 290, 700, 220),
      { font_size: 190 * panel.scale, line_height: 1.1, letter_spacing: 8 * panel.scale },
    );
  return [
    imageGroup(motif, whole, [
      at(first, 220, 20, 260, 260),
      { ...at(second, 220, 20, 260, 260), flip_horizontal: true },
    ]),
    name(t('名字一', 'First name'), t('小满', 'Lily'), first, {
      [t('快乐体', 'Rounded')]: t('ZCOOL KuaiLe', 'Fredoka'),
      [t('书法', 'Script')]: t('Ma Shan Zheng', 'Pacifico'),
    }),
    name(t('名字二', 'Second name'), t('安安', 'Noah'), second, {
      [t('快乐体', 'Rounded')]: t('ZCOOL KuaiLe', 'Fredoka'),
      [t('书法', 'Script')]: t('Ma Shan Zheng', 'Pacifico'),
    }),
    ...[first, second].map((panel) => box(accent, at(panel, 250, 506, 200, 10))),
    textGroup(
      { text: field(t('英文落款', 'Line below'), 'since 2020'), font: 'Pacifico', color: deep },
      whole,
      [first, second].map((panel) => ({
        ...at(panel, 50, 516, 600, 84),
        font_size: 46 * panel.scale,
        line_height: 1.6,
      })),
    ),
  ];
}

function flask(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main, accent } = palettes.olive;
  return [
    image(
      choice(t('图案', 'Motif'), {
        [t('枝叶', 'Leaves')]: asset({ kind: 'emblem', motif: 'leaf', palette: 'olive' }),
        [t('远山', 'Mountains')]: asset({ kind: 'emblem', motif: 'mountains', palette: 'teal' }),
        [t('小猫', 'Cat')]: asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }),
      }),
      { left: 180, top: 60, width: 640, height: 640, can_design_in_order: true },
    ),
    text(
      {
        text: field(t('姓名', 'Name'), t('林知夏', 'Hannah'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('文字颜色', 'Text color'), {
          [t('墨绿', 'Dark green')]: deep,
          [t('橄榄', 'Olive')]: main,
          [t('赤陶', 'Terracotta')]: '#b4532a',
        }),
      },
      { left: 60, top: 800, width: 880, height: 240 },
      { font_size: 190, line_height: 1.2, letter_spacing: 20 },
    ),
    box(accent, { left: 380, top: 1072, width: 240, height: 12 }),
    text(
      { text: field(t('英文名', 'Full name'), t('SUMMER LIN', 'HANNAH LANE')), font: 'Fredoka', color: main },
      { left: 60, top: 1110, width: 880, height: 120 },
      { font_size: 78, line_height: 1.3, letter_spacing: 16 },
    ),
  ];
}

const pair = 'couple-mugs';
const steel = 'steel-bottle';

export const homeDesigns: NamedDesigns = {
  [pair]: microCustom(pair, {
    area: { width: 1200, height: 1200 },
    art: (asset, t) =>
      pairOfNames(asset, t, 1200, [
        { left: 250, top: 0, scale: 1 },
        { left: 250, top: 600, scale: 1 },
      ]),
    effect: {
      name: { zh: '对杯效果', en: 'The pair' },
      mockup: { kind: 'mockup', product: 'mug', palette: 'berry', companion: { palette: 'berry', isTurned: true } },
      print: (asset, t) =>
        pairOfNames(asset, t, 1200, [
          { left: 530, top: 606, scale: 0.58 },
          { left: 222, top: 302, scale: 0.52 },
        ]),
    },
    fit: 'contain',
    labelSide: 'left',
  }),
  [steel]: microCustom(steel, {
    area: { width: 1000, height: 1500 },
    art: flask,
    effect: {
      name: { zh: '杯身效果', en: 'On the bottle' },
      mockup: { kind: 'mockup', product: 'tumbler', palette: 'olive', body: 'cream' },
      print: { x: 500, y: 604, width: 304 },
    },
    fit: 'contain',
    labelSide: 'right',
  }),
  'white-mug': formOrder('white-mug', {
    mockup: { kind: 'mockup', product: 'mug', palette: 'indigo' },
    print: { x: 431, y: 546, width: 1070, height: 470 },
    sample: { kind: 'pattern', motif: 'mountains', palette: 'indigo', width: 1640, height: 720 },
    labelSide: 'right',
  }),
  'two-tone-mug': formOrder('two-tone-mug', {
    mockup: { kind: 'mockup', product: 'two-tone-mug', palette: 'sky' },
    print: { x: 422, y: 545, width: 1152, height: 550 },
    sample: { kind: 'pattern', motif: 'citrus', palette: 'sky', width: 1676, height: 800 },
    labelSide: 'right',
  }),
  'linen-cushion': formOrder('linen-cushion', {
    mockup: { kind: 'mockup', product: 'cushion', palette: 'mint', isTurned: true },
    print: { x: 500, y: 501, width: 730, height: 730 },
    sample: { kind: 'pattern', motif: 'leaf', palette: 'mint', width: 1200, height: 1200 },
    labelSide: 'left',
  }),
};
