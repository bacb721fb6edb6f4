import type { Scene } from '@platen/design/scene';
import { brush, onGround, scene, serif, text } from '../scene-parts.ts';

/** Horizontal text with every property. */
export const textScenes: Record<string, Scene> = {
  'text-latin': scene([text('Hamburgefonstiv')]),
  'text-han': scene([text('永远的朋友', { font: brush, font_size: 56 })]),
  'text-lines': scene([text('First line\nsecond\n\nafter a gap', { font_size: 26 })]),
  'text-align-left': scene([text('left\nof two lines', { align: 'left' })]),
  'text-align-right': scene([text('right\nof two lines', { align: 'right' })]),
  'text-letter-spacing': scene([text('office waffle', { letter_spacing: 6, font_size: 30 })]),
  'text-letter-spacing-negative': scene([text('Tight letters', { letter_spacing: -3 })]),
  'text-ligatures': scene([text('office waffle', { font_size: 44 })]),
  'text-line-height': scene([text('close\nlines\nhere', { line_height: 0.9 })]),
  'text-weights': scene(
    ([200, 400, 600, 800] as const).map((font_weight, index) =>
      text(`Weight ${font_weight}`, { font_weight, top: 6 + index * 47, height: 46, font_size: 32 }),
    ),
  ),
  'text-weights-synthetic': scene(
    ([200, 400, 600, 800] as const).map((font_weight, index) =>
      text(`字重 ${font_weight}`, { font: brush, font_weight, top: 6 + index * 47, height: 46, font_size: 36 }),
    ),
  ),
  'text-italic-synthetic': scene([text('Slanted 斜体', { font: brush, font_style: 'italic', font_size: 48 })]),
  'text-italic-bold': scene([text('Slanted serif', { font_style: 'italic', font_weight: 800 })]),
  'text-stroke-outer': onGround(text('Outer', { stroke: '#ffffff', stroke_width: 6, font_size: 90, color: '#d02050' })),
  'text-stroke-center': onGround(
    text('Centre', { stroke: '#ffffff', stroke_width: 6, stroke_alignment: 'center', font_size: 80, color: '#d02050' }),
  ),
  'text-stroke-translucent': onGround(
    text('Glass', { stroke: 'rgba(255,255,255,0.6)', stroke_width: 8, font_size: 96, color: 'rgba(20,40,160,0.5)' }),
  ),
  'text-stroke-only': onGround(text('Hollow', { stroke: '#101010', stroke_width: 3, font_size: 86, color: 'none' })),
  'text-stroke-current': scene([
    text('Current', { stroke: 'currentColor', stroke_width: 4, font_size: 70, color: '#2080c0' }),
  ]),
  'text-stroke-bold-han': scene([
    text('福禄寿喜', {
      font: brush,
      font_weight: 800,
      stroke: '#c8a030',
      stroke_width: 4,
      font_size: 68,
      color: '#b01010',
    }),
  ]),
  'text-stroke-variable': scene([
    text('B8&g', {
      font: serif,
      font_weight: 800,
      stroke: '#c8a030',
      stroke_width: 5,
      font_size: 110,
      color: '#102040',
    }),
  ]),
  'text-stroke-gaps': onGround(
    text('BAR 88%', {
      font: serif,
      font_weight: 800,
      stroke: '#ffffff',
      stroke_width: 5,
      stroke_gap_mm: 1.2,
      font_size: 64,
      color: '#102040',
    }),
  ),
  'text-fill-image': scene([text('PHOTO', { font_weight: 800, font_size: 92, fill_image: 'photo.jpg' })]),
  'text-fill-image-stroke': scene([
    text('花开', { font: brush, font_size: 130, fill_image: 'photo.jpg', stroke: '#ffffff', stroke_width: 4 }),
    text('with a rim', { top: 160, height: 30, font_size: 20 }),
  ]),
  'text-fill-url': scene([text('URL()', { font_weight: 800, font_size: 80, color: 'url(stripes.png)' })]),
  'text-translucent': onGround(text('overlap', { color: '#00000080', letter_spacing: -8, font_size: 80 })),
  'text-flip-horizontal': scene([text('Mirror', { flip_horizontal: true, font_size: 70 })]),
  'text-flip-vertical': scene([text('Water', { flip_vertical: true, font_size: 70 })]),
  'text-rotated': scene([text('Turned by 33°', { rotate: 33 })]),
  'text-rotated-flipped': scene([text('Both', { rotate: 120, flip_horizontal: true, font_size: 80 })]),
  'text-tiny': scene([text('The quick brown fox jumps over the lazy dog 0123456789', { font_size: 7 })]),
  'text-huge': scene([text('R', { font_size: 400 })]),
  'text-overflow': scene([text('wider than its layer', { left: 110, width: 100, height: 30, top: 85 })]),
  'text-tab-and-controls': scene([text('a\tb\u0007c\r\nd', { font_size: 30 })]),
  'text-order-value': scene([{ ...text('default'), id: 'name' }], { values: {} }),
};
