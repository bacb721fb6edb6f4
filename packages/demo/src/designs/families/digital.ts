import type { Layer } from '@platen/design/layers/index';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { choice, field, group, image, outline, text, tiles } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const magnetic = 'magsafe-case';
const silicone = 'silicone-case';

/** The camera is at the upper left, so names and faces are placed below and beside it. */
function photoCase(asset: Asset, t: Translate): readonly Layer[] {
  return [
    image(
      field(t('照片', 'Photo'), asset({ kind: 'photo', subject: 'cat', width: 912, height: 1824 }), { required: true }),
      {
        left: 0,
        top: 0,
        width: 912,
        height: 1824,
        can_design_in_order: true,
      },
    ),
    outline('rgba(255,255,255,0.75)', 6, { left: 76, top: 76, width: 760, height: 1672, name: t('边线', 'Border') }),
    text(
      {
        text: field(t('英文名', 'Name'), 'Mochi'),
        font: choice(t('英文字体', 'Typeface'), {
          [t('手写体', 'Handwritten')]: 'Pacifico',
          [t('圆体', 'Rounded')]: 'Fredoka',
        }),
        color: choice(t('名字颜色', 'Name color'), {
          [t('奶白', 'Cream')]: '#fff8ea',
          [t('柠檬', 'Lemon')]: '#ffe08a',
          [t('樱粉', 'Blossom pink')]: '#ffd3dd',
        }),
      },
      { left: 90, top: 1440, width: 732, height: 220 },
      { font_size: 150, line_height: 1.4, stroke: '#6d2f5c', stroke_width: 10 },
    ),
    text(
      {
        text: field(t('祝福语', 'Message'), t('每天都要开心', 'have a lovely day')),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: '#fff8ea',
      },
      { left: 90, top: 1640, width: 732, height: 90 },
      { font_size: 58, line_height: 1.3, letter_spacing: 10 },
    ),
  ];
}

function patternCase(asset: Asset, t: Translate): readonly Layer[] {
  const print = (motif: 'flower' | 'citrus', palette: 'mint' | 'rose') => asset({ kind: 'tile', motif, palette });
  const sized = { width: 304, height: 304 };
  const ground = field(t('底纹', 'Background'), print('citrus', 'mint'), {
    options: [
      { label: t('柑橘', 'Citrus'), value: print('citrus', 'mint'), ...sized },
      { label: t('花朵', 'Flower'), value: print('flower', 'rose'), ...sized },
    ],
  });
  return [
    tiles(ground, 304, { left: 0, top: 0, width: 912, height: 1824, can_design_in_order: true }),
    group({ left: 96, top: 1010, width: 720, height: 560, name: t('名牌', 'Name plate') }, [
      outline('#155548', 10, { left: 0, top: 0, width: 720, height: 560 }, '#fffdf4'),
      outline('#f6c555', 5, { left: 26, top: 26, width: 668, height: 508 }),
      text(
        {
          text: field(t('首字母', 'Initials'), 'LU', { required: true }),
          font: 'Fredoka',
          color: '#2fa67e',
          fill: choice(t('字面', 'Letter fill'), {
            [t('薄荷糖', 'Mint candy')]: asset({ kind: 'material', material: 'candy', palette: 'mint' }),
            [t('鎏金', 'Gold foil')]: asset({ kind: 'material', material: 'foil', palette: 'sand' }),
          }),
        },
        { left: 40, top: 40, width: 640, height: 330 },
        { font_size: 300, line_height: 1.1, letter_spacing: 8, stroke: '#155548', stroke_width: 10 },
      ),
      text(
        { text: field(t('英文名', 'Name'), t('LUCY WANG', 'LUCY MOORE')), font: 'Fredoka', color: '#155548' },
        { left: 40, top: 390, width: 640, height: 110 },
        { font_size: 72, line_height: 1.3, letter_spacing: 14, font_weight: 600 },
      ),
    ]),
  ];
}

export const digitalDesigns: NamedDesigns = {
  [magnetic]: microCustom(magnetic, {
    area: { width: 912, height: 1824 },
    art: photoCase,
    effect: {
      name: { zh: '手机壳效果', en: 'On the case' },
      mockup: { kind: 'mockup', product: 'phone-case', palette: 'coral' },
      print: { x: 434, y: 512, width: 360, rotate: -6 },
    },
    fit: 'cover',
    labelSide: 'left',
  }),
  [silicone]: microCustom(silicone, {
    area: { width: 912, height: 1824 },
    art: patternCase,
    effect: {
      name: { zh: '手机壳效果', en: 'On the case' },
      mockup: { kind: 'mockup', product: 'phone-case', palette: 'mint', isTurned: true },
      print: { x: 566, y: 512, width: 360, rotate: 6 },
    },
    fit: 'cover',
    labelSide: 'left',
  }),
  'full-wrap-case': formOrder('full-wrap-case', {
    mockup: { kind: 'mockup', product: 'phone-case', palette: 'sky', turn: 6 },
    print: { x: 433, y: 519, width: 358, height: 716 },
    sample: { kind: 'pattern', motif: 'cutouts', palette: 'sky', width: 840, height: 1700 },
    labelSide: 'left',
  }),
  'mouse-pad': formOrder('mouse-pad', {
    mockup: { kind: 'mockup', product: 'mouse-pad', palette: 'violet', turn: 6 },
    print: { x: 500, y: 508, width: 800, height: 650 },
    sample: { kind: 'pattern', motif: 'night', palette: 'violet', width: 1330, height: 1080 },
    labelSide: 'right',
  }),
  'desk-mat': formOrder('desk-mat', {
    mockup: { kind: 'mockup', product: 'mouse-pad', palette: 'slate', turn: 6 },
    print: { x: 500, y: 508, width: 800, height: 600 },
    sample: { kind: 'pattern', motif: 'terrazzo', palette: 'slate', width: 1600, height: 720 },
    labelSide: 'right',
  }),
};
