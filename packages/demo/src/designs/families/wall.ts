import type { Layer, LayerByType } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import type { MotifName } from '../../catalogue/motifs/registry.ts';
import { type PaletteName, palettes } from '../../catalogue/palettes.ts';
import type { Translate } from '../../translate.ts';
import type { Asset, NamedDesigns } from '../design.ts';
import { formOrder } from '../form-order.ts';
import { box, choice, field, image, outline, text, textItemsOf, tiles } from '../layers.ts';
import { microCustom } from '../micro-custom.ts';

const artPoster = 'poster-a3';
const petPortrait = 'pet-portrait';
const paper = '#fffdf6';

/** One picture and three texts in one of two arrangements: below the picture, or around it. */
function poster(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main, accent } = palettes.sand;
  const whole = { left: 0, top: 0, width: 1200, height: 1697 };
  const [below, around] = ['below1', 'around'] as const;
  const words = (id: string, label: string, value: string, font: string, color: string) => ({
    id,
    ...textItemsOf({ text: field(label, value, { required: id === 'title' }), font, color }),
  });
  const picture = (left: number, top: number, side: number) =>
    newLayer('TemplateChildImage', { set: { image_id: 'art', left, top, width: side, height: side } });
  const art = (motif: MotifName, palette: PaletteName) => asset({ kind: 'emblem', motif, palette, sidePx: 960 });
  return [
    box(paper, { ...whole, name: t('纸面', 'Paper') }),
    newLayer('ImageGroupTemplate', {
      set: {
        ...whole,
        name: t('版式', 'Layout'),
        images: [
          {
            id: 'art',
            ...choice(t('插画', 'Illustration'), {
              [t('彩虹', 'Rainbow')]: art('rainbow', 'sand'),
              [t('花朵', 'Flower')]: art('flower', 'rose'),
              [t('远山', 'Mountains')]: art('mountains', 'teal'),
            }),
          },
        ],
        texts: [
          words('title', t('英文标题', 'Title'), 'Home', 'Abril Fatface', deep),
          words('words', t('题字', 'Words'), t('此心安处', 'where the heart is'), t('Ma Shan Zheng', 'Pacifico'), main),
          words('date', t('日期（数字）', 'Date'), t('2026.05.20', 'May 20, 2026'), 'Abril Fatface', deep),
        ],
        template: choice(t('版式', 'Layout'), {
          [t('上图下文', 'Picture above')]: below,
          [t('环绕居中', 'Centered')]: around,
        }),
        children: [
          newLayer('ImageGroupTemplateChild', {
            set: {
              ...whole,
              template: below,
              children: [
                picture(150, 200, 900),
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'title',
                    left: 100,
                    top: 1170,
                    width: 760,
                    height: 250,
                    font_size: 190,
                    line_height: 1.25,
                    align: 'left',
                  },
                }),
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'date',
                    left: 104,
                    top: 1440,
                    width: 600,
                    height: 90,
                    font_size: 56,
                    line_height: 1.4,
                    letter_spacing: 8,
                    align: 'left',
                  },
                }),
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'words',
                    ...t<Partial<LayerByType['TemplateChildTextRect']>>(
                      {
                        left: 950,
                        top: 1130,
                        width: 150,
                        height: 440,
                        font_size: 96,
                        line_height: 1.2,
                        writing_mode: 'vertical-lr',
                        align: 'bottom',
                        letter_spacing: 8,
                      },
                      { left: 104, top: 1110, width: 992, height: 90, font_size: 62, line_height: 1.4, align: 'left' },
                    ),
                  },
                }),
              ],
            },
          }),
          newLayer('ImageGroupTemplateChild', {
            set: {
              ...whole,
              template: around,
              children: [
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'words',
                    left: 100,
                    top: 130,
                    width: 1000,
                    height: 170,
                    font_size: 130,
                    line_height: 1.2,
                    letter_spacing: 20,
                  },
                }),
                picture(210, 420, 780),
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'title',
                    left: 100,
                    top: 1260,
                    width: 1000,
                    height: 220,
                    font_size: 160,
                    line_height: 1.25,
                    letter_spacing: 6,
                  },
                }),
                newLayer('TemplateChildTextRect', {
                  set: {
                    text_id: 'date',
                    left: 100,
                    top: 1490,
                    width: 1000,
                    height: 80,
                    font_size: 50,
                    line_height: 1.4,
                    letter_spacing: 12,
                  },
                }),
              ],
            },
          }),
        ],
      },
    }),
    box(accent, { left: 104, top: 1590, width: 992, height: 8, name: t('底线', 'Baseline') }),
  ];
}

/** The background extends beyond the area, because it continues on the sides of the canvas. */
function portrait(asset: Asset, t: Translate): readonly Layer[] {
  const { deep, main } = palettes.lemon;
  const print = (motif: 'flower' | 'citrus', palette: 'lemon' | 'rose') => asset({ kind: 'tile', motif, palette });
  return [
    tiles(
      choice(t('底纹', 'Background'), {
        [t('柑橘', 'Citrus')]: print('citrus', 'lemon'),
        [t('花朵', 'Flower')]: print('flower', 'rose'),
      }),
      230,
      { left: -115, top: -115, width: 1495, height: 1725 },
    ),
    box('#fff7dd', { left: 130, top: 130, width: 1000, height: 1240, name: t('画心', 'Panel') }),
    outline(main, 14, { left: 160, top: 160, width: 940, height: 1180 }),
    image(field(t('照片', 'Photo'), asset({ kind: 'emblem', motif: 'cat', palette: 'coral' }), { required: true }), {
      left: 240,
      top: 220,
      width: 780,
      height: 780,
      can_design_in_order: true,
    }),
    text(
      {
        text: field(t('宠物名字', 'Pet’s name'), t('橘子', 'Ginger'), { required: true }),
        font: t('ZCOOL KuaiLe', 'Fredoka'),
        color: choice(t('名字颜色', 'Name color'), {
          [t('蜜橘', 'Tangerine')]: '#e8842c',
          [t('可可', 'Cocoa')]: deep,
          [t('森绿', 'Forest')]: '#2f7d63',
        }),
      },
      { left: 180, top: 1010, width: 900, height: 220 },
      { font_size: 180, line_height: 1.15, letter_spacing: 16, stroke: '#ffffff', stroke_width: 12 },
    ),
    text(
      { text: field(t('英文落款', 'Line below'), 'since 2021.03'), font: 'Fredoka', color: deep },
      { left: 180, top: 1226, width: 900, height: 80 },
      { font_size: 52, line_height: 1.4, letter_spacing: 8 },
    ),
  ];
}

export const wallDesigns: NamedDesigns = {
  [artPoster]: microCustom(artPoster, {
    area: { width: 1200, height: 1697 },
    art: poster,
    effect: {
      name: { zh: '挂轴效果', en: 'On the wall' },
      mockup: { kind: 'mockup', product: 'poster', palette: 'sand', isTurned: true },
      base: paper,
      print: { x: 500, y: 513, width: 480 },
    },
    fit: 'cover',
    labelSide: 'right',
  }),
  [petPortrait]: microCustom(petPortrait, {
    area: { width: 1260, height: 1500 },
    art: portrait,
    effect: {
      name: { zh: '上墙效果', en: 'On the wall' },
      mockup: { kind: 'mockup', product: 'canvas-print', palette: 'lemon' },
      print: { x: 484, y: 476, width: 592 },
    },
    fit: 'cover',
    labelSide: 'right',
  }),
  'poster-a2': formOrder('poster-a2', {
    mockup: { kind: 'mockup', product: 'poster', palette: 'slate', isTurned: true },
    base: paper,
    print: { x: 500, y: 513, width: 488, height: 690 },
    sample: { kind: 'pattern', motif: 'mountains', palette: 'slate', width: 1131, height: 1600 },
    labelSide: 'right',
  }),
  canvas: formOrder('canvas', {
    mockup: { kind: 'mockup', product: 'canvas-print', palette: 'coral' },
    print: { x: 502, y: 486, width: 620, height: 760 },
    sample: { kind: 'pattern', motif: 'cutouts', palette: 'coral', width: 1170, height: 1500 },
    labelSide: 'right',
  }),
};
