import type { Layer, LayerByType } from '@platen/design/layers/index';
import type { Scene } from '@platen/design/scene';
import { box, brush, layer, picture, plain, scene, serif, text, textItems } from '../scene-parts.ts';

const flowOf = (set: Partial<LayerByType['AutoLayoutTemplate']>, children: readonly Layer[]): Scene => {
  const names = ['Ann', 'Benedict', '小明', 'Δοξα', 'Maximilian', 'Zoë', ''].map((name, index) => ({
    id: `t${index}`,
    ...textItems(name, {
      font: name === '小明' ? brush : serif,
      color: ['#b01030', '#106080', '#507010'][index % 3] as string,
    }),
  }));
  const images = ['photo.jpg', 'dots.png', ''].map((value, index) => ({
    id: `i${index}`,
    label: '',
    editable: true,
    required: false,
    value,
  }));
  const template = layer('AutoLayoutTemplate', { width: 300, height: 180, template_id: 'one', ...set }, children);
  const other = layer('AutoLayoutTemplate', { width: 300, height: 180, template_id: 'two' }, [
    layer('AutoLayoutText', { text_id: 't0', font_size: 90 }),
  ]);
  const frame = box('#f4f4fa', { left: 10, top: 10, width: 300, height: 180 });
  const flow = layer(
    'AutoLayout',
    { left: 10, top: 10, width: 300, height: 180, texts: names, images, template: plain('one') },
    [template, other],
  );
  return scene([frame, flow]);
};
const names = [0, 1, 2, 4, 5, 6].map((index) => layer('AutoLayoutText', { text_id: `t${index}`, font_size: 28 }));
const mixed = [
  layer('AutoLayoutImage', { image_id: 'i0', width: 90, height: 60 }),
  ...names.slice(0, 3),
  layer('AutoLayoutImage', { image_id: 'i2', width: 90, height: 60 }),
  layer('AutoLayoutImage', { image_id: 'i1', width: 40, height: 40 }),
  layer('AutoLayoutText', { text_id: 't4', font_size: 22, stroke: '#ffd040', stroke_width: 3 }),
];
const gaps = { horizontal_gap: 12, vertical_gap: 8 };

const nested = (set: object): Layer =>
  layer('Group', { left: 60, top: 30, width: 200, height: 140, ...set }, [
    box('#e8ecff', { width: 200, height: 140 }),
    picture('arrow.png', { left: 10, top: 10, width: 90, height: 60, rotate: 15 }),
    layer('Group', { left: 100, top: 60, width: 90, height: 70, rotate: 30, flip_horizontal: true }, [
      box('#ffd0d8', { width: 90, height: 70 }),
      text('inner', { left: 0, top: 10, width: 90, height: 30, font_size: 26 }),
      picture('arrow.png', { left: 20, top: 40, width: 45, height: 30, flip_vertical: true }),
    ]),
  ]);

const arrangement = (chosen: string): Scene =>
  scene([
    layer(
      'ImageGroupTemplate',
      {
        left: 10,
        top: 10,
        width: 300,
        height: 180,
        template: plain(chosen),
        images: [
          { id: 'a', ...plain('photo.jpg') },
          { id: 'b', ...plain('dots.png') },
        ],
        texts: [{ id: 'c', ...textItems('两人', { font: brush, color: '#a02040' }) }],
      },
      [
        layer('ImageGroupTemplateChild', { width: 300, height: 180, template: 'pair' }, [
          layer('TemplateChildImage', { image_id: 'a', left: 5, top: 5, width: 150, height: 100 }),
          layer('TemplateChildImage', { image_id: 'b', left: 170, top: 5, width: 100, height: 100 }),
          layer('TemplateChildTextRect', { text_id: 'c', left: 60, top: 110, width: 180, height: 60, font_size: 40 }),
        ]),
        layer('ImageGroupTemplateChild', { width: 300, height: 180, template: 'single' }, [
          layer('TemplateChildImage', { image_id: 'a', left: 30, top: 20, width: 210, height: 140, rotate: 8 }),
          layer('TemplateChildTextRect', {
            text_id: 'c',
            left: 200,
            top: 10,
            width: 60,
            height: 160,
            font_size: 44,
            writing_mode: 'vertical-lr',
          }),
        ]),
      ],
    ),
  ]);

/** Every kind of group, nested groups, and flows. */
export const containerScenes: Record<string, Scene> = {
  'group-plain': scene([nested({})]),
  'group-rotated': scene([nested({ rotate: 25 })]),
  'group-flipped': scene([nested({ flip_horizontal: true })]),
  'group-rotated-flipped': scene([nested({ rotate: 200, flip_vertical: true })]),
  'group-hidden-child': scene([
    layer('Group', { width: 200, height: 100 }, [{ ...box('#f00'), visible: false }, box('#0a0', { left: 90 })]),
  ]),
  'image-group': scene([
    layer('ImageGroup', { left: 10, top: 10, width: 300, height: 180, url: plain('photo.jpg') }, [
      layer('ImageGroupImage', { width: 150, height: 100 }),
      layer('ImageGroupImage', { left: 160, top: 20, width: 120, height: 80, rotate: 350 }),
      layer('ImageGroupImage', { left: 90, top: 110, width: 90, height: 60, flip_horizontal: true }),
    ]),
  ]),
  'text-group': scene([
    layer('TextGroup', { left: 10, top: 10, width: 300, height: 180, ...textItems('Lily', { color: '#8020a0' }) }, [
      layer('TextGroupTextRect', { width: 180, height: 80, font_size: 64 }),
      layer('TextGroupTextRect', {
        left: 180,
        top: 40,
        width: 110,
        height: 60,
        font_size: 30,
        font_style: 'italic',
        rotate: 20,
      }),
      layer('TextGroupTextRect', {
        left: 40,
        top: 110,
        width: 200,
        height: 60,
        font_size: 44,
        stroke: '#f0c0ff',
        stroke_width: 4,
      }),
    ]),
  ]),
  'group-template-pair': arrangement('pair'),
  'group-template-single': arrangement('single'),
  'flow-left-to-right': flowOf({ ...gaps }, names),
  'flow-right-to-left': flowOf({ ...gaps, rule: 'right_to_left' }, names),
  'flow-odd-left': flowOf({ ...gaps, rule: 'odd_left_to_right_even_right_to_left' }, names),
  'flow-odd-right': flowOf({ ...gaps, rule: 'odd_right_to_left_even_left_to_right' }, names),
  'flow-mixed-top': flowOf({ ...gaps, vertical_align: 'top' }, mixed),
  'flow-mixed-center': flowOf({ ...gaps, vertical_align: 'center' }, mixed),
  'flow-mixed-bottom': flowOf({ ...gaps, vertical_align: 'bottom' }, mixed),
  'flow-too-much': flowOf({ ...gaps, width: 300, height: 60 }, [...mixed, ...names]),
};
