import type { Layer } from '@platen/design/layers/index';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { choice, field, group, image, outline, text, tiles } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const magnetic = '磁吸手机壳 15 系列';
const silicone = '液态硅胶手机壳 15';

/** The camera takes the upper left: names and faces stay below and beside it. */
function photoCase(asset: Asset): readonly Layer[] {
  return [
    image(field('照片', asset({ kind: 'photo', subject: 'cat', width: 912, height: 1824 }), { required: true }), {
      left: 0,
      top: 0,
      width: 912,
      height: 1824,
      can_design_in_order: true,
    }),
    outline('rgba(255,255,255,0.75)', 6, { left: 76, top: 76, width: 760, height: 1672, name: '边线' }),
    text(
      {
        text: field('英文名', 'Mochi'),
        font: choice('英文字体', { 手写体: 'Pacifico', 圆体: 'Fredoka' }),
        color: choice('名字颜色', { 奶白: '#fff8ea', 柠檬: '#ffe08a', 樱粉: '#ffd3dd' }),
      },
      { left: 90, top: 1440, width: 732, height: 220 },
      { font_size: 150, line_height: 1.4, stroke: '#6d2f5c', stroke_width: 10 },
    ),
    text(
      { text: field('祝福语', '每天都要开心'), font: 'ZCOOL KuaiLe', color: '#fff8ea' },
      { left: 90, top: 1640, width: 732, height: 90 },
      { font_size: 58, line_height: 1.3, letter_spacing: 10 },
    ),
  ];
}

function patternCase(asset: Asset): readonly Layer[] {
  const print = (motif: 'flower' | 'citrus', palette: 'mint' | 'rose') => asset({ kind: 'tile', motif, palette });
  const sized = { width: 304, height: 304 };
  const ground = field('底纹', print('citrus', 'mint'), {
    options: [
      { label: '柑橘', value: print('citrus', 'mint'), ...sized },
      { label: '花朵', value: print('flower', 'rose'), ...sized },
    ],
  });
  return [
    tiles(ground, 304, { left: 0, top: 0, width: 912, height: 1824, can_design_in_order: true }),
    group({ left: 96, top: 1010, width: 720, height: 560, name: '名牌' }, [
      outline('#155548', 10, { left: 0, top: 0, width: 720, height: 560 }, '#fffdf4'),
      outline('#f6c555', 5, { left: 26, top: 26, width: 668, height: 508 }),
      text(
        {
          text: field('首字母', 'LU', { required: true }),
          font: 'Fredoka',
          color: '#2fa67e',
          fill: choice('字面', {
            薄荷糖: asset({ kind: 'material', material: 'candy', palette: 'mint' }),
            鎏金: asset({ kind: 'material', material: 'foil', palette: 'sand' }),
          }),
        },
        { left: 40, top: 40, width: 640, height: 330 },
        { font_size: 300, line_height: 1.1, letter_spacing: 8, stroke: '#155548', stroke_width: 10 },
      ),
      text(
        { text: field('英文名', 'LUCY WANG'), font: 'Fredoka', color: '#155548' },
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
      name: '手机壳效果',
      mockup: { kind: 'mockup', product: 'phone-case', palette: 'coral' },
      print: { x: 434, y: 512, width: 360, rotate: -6 },
    },
    fit: 'cover',
    tag: ['left', 'top'],
  }),
  [silicone]: microCustom(silicone, {
    area: { width: 912, height: 1824 },
    art: patternCase,
    effect: {
      name: '手机壳效果',
      mockup: { kind: 'mockup', product: 'phone-case', palette: 'mint', isTurned: true },
      print: { x: 566, y: 512, width: 360, rotate: 6 },
    },
    fit: 'cover',
    tag: ['left', 'top'],
  }),
  '全包印花手机壳 · 多机型': formOrder('全包印花手机壳 · 多机型', {
    mockup: { kind: 'mockup', product: 'phone-case', palette: 'sky', turn: 6 },
    print: { x: 433, y: 519, width: 358, height: 716 },
    sample: { kind: 'pattern', motif: 'cutouts', palette: 'sky', width: 840, height: 1700 },
    tag: ['left', 'top'],
  }),
  锁边鼠标垫: formOrder('锁边鼠标垫', {
    mockup: { kind: 'mockup', product: 'mouse-pad', palette: 'violet', turn: 6 },
    print: { x: 500, y: 508, width: 800, height: 650 },
    sample: { kind: 'pattern', motif: 'night', palette: 'violet', width: 1330, height: 1080 },
    tag: ['right', 'bottom'],
  }),
  '加厚电竞桌垫 80×30cm': formOrder('加厚电竞桌垫 80×30cm', {
    mockup: { kind: 'mockup', product: 'mouse-pad', palette: 'slate', turn: 6 },
    print: { x: 500, y: 508, width: 800, height: 600 },
    sample: { kind: 'pattern', motif: 'terrazzo', palette: 'slate', width: 1600, height: 720 },
    tag: ['right', 'bottom'],
  }),
};
