import type { Scene } from '@platen/design/scene';
import { box, layer, onGround, picture, plain, scene, text } from '../scene-parts.ts';

const whole = { left: 10, top: 10, width: 300, height: 180 };
const tile = (url: string, width: number, height: number, set = {}) =>
  layer('TileImageArea', { ...whole, ...set, url: plain(url), image_size: { width, height } });

/** Pictures, tiles, rectangles. */
export const imageScenes: Record<string, Scene> = {
  'image-jpeg': scene([picture('photo.jpg')]),
  'image-jpeg-420': scene([picture('photo-420.jpg', { width: 270, height: 180 })]),
  'image-jpeg-progressive': scene([picture('photo-progressive.jpg', { width: 90, height: 60 })]),
  'image-jpeg-gray': scene([picture('gray.jpg')]),
  'image-own-size': scene([picture('arrow.png', { width: 90, height: 60 })]),
  'image-half-pixel': scene([picture('arrow.png', { left: 20.5, top: 20.25, width: 90, height: 60 })]),
  'image-enlarged': scene([picture('arrow.png', { width: 270, height: 180, left: 7.3, top: 5.6 })]),
  'image-reduced': scene([picture('fine.png', { width: 160, height: 120 })]),
  'image-reduced-odd': scene([picture('fine.png', { width: 133.7, height: 100.3, left: 3.3 })]),
  'image-cover-wide': scene([picture('photo.jpg', { width: 290, height: 60 })]),
  'image-cover-tall': scene([picture('photo.jpg', { width: 60, height: 170 })]),
  'image-rotated': scene([picture('photo.jpg', { left: 60, top: 40, rotate: 27 })]),
  'image-quarter-turn': scene([picture('photo.jpg', { left: 60, top: 40, rotate: 90 })]),
  'image-flips': scene([
    picture('arrow.png', { left: 10, top: 10, width: 90, height: 60 }),
    picture('arrow.png', { left: 110, top: 10, width: 90, height: 60, flip_horizontal: true }),
    picture('arrow.png', { left: 10, top: 90, width: 90, height: 60, flip_vertical: true }),
    picture('arrow.png', { left: 110, top: 90, width: 90, height: 60, flip_horizontal: true, flip_vertical: true }),
    picture('arrow.png', { left: 215, top: 40, width: 90, height: 60, rotate: 45, flip_vertical: true }),
  ]),
  'image-translucent': onGround(picture('glass.png', { left: 60, top: 4, width: 192, height: 192 })),
  'image-translucent-own-size': onGround(picture('glass.png', { left: 100, top: 50, width: 96, height: 96 })),
  'image-translucent-reduced': onGround(
    picture('glass.png', { left: 100, top: 50, width: 41, height: 41, rotate: 11 }),
  ),
  'image-palette': scene([picture('palette.png', { width: 200, height: 100 })]),
  'image-webp': scene([picture('photo.webp')]),
  'image-webp-lossless': onGround(picture('glass.webp', { left: 60, top: 20, width: 150, height: 150 })),
  'image-gif': scene([picture('stripes.gif', { width: 200, height: 100 })]),
  'image-avif': scene([picture('photo.avif')]),
  ...Object.fromEntries(
    [2, 3, 6, 8].map((orientation) => [
      `image-exif-${orientation}`,
      scene([picture(`arrow-exif-${orientation}.jpg`, { width: 120, height: 120 })]),
    ]),
  ),
  'mask-rounded': onGround(
    picture('photo.jpg', { left: 10.4, top: 12.3, mask: 'rounded', mask_radius: 30 }),
    picture('photo.jpg', { left: 214, top: 40, width: 90, height: 60, rotate: 27, mask: 'rounded', mask_radius: 12 }),
    picture('arrow.png', { left: 214, top: 120, width: 60, height: 60, mask: 'rounded', mask_radius: 500 }),
  ),
  'mask-circle': onGround(
    picture('photo.jpg', { left: 10, top: 10, mask: 'circle' }),
    picture('photo.jpg', { left: 200, top: 60, width: 100, height: 66, rotate: 40, mask: 'circle' }),
  ),
  'mask-image': onGround(
    picture('photo.jpg', { left: 10, top: 10, mask: 'image', mask_image: 'dots.png' }),
    picture('photo.jpg', {
      left: 200,
      top: 60,
      width: 96,
      height: 96,
      rotate: 15,
      mask: 'image',
      mask_image: 'glass.png',
    }),
  ),
  'mask-tiles': onGround(tile('dots.png', 24, 24, { mask: 'circle' })),
  'mask-missing': scene([picture('photo.jpg', { mask: 'image', mask_image: 'nowhere.png' })]),
  'opacity-picture': onGround(
    picture('photo.jpg', { opacity: 40 }),
    picture('glass.png', { left: 180, top: 40, width: 120, height: 120, opacity: 60, mask: 'circle' }),
    box('#ff0000', { left: 100, top: 130, opacity: 0 }),
  ),
  'opacity-group': onGround(
    layer('Group', { left: 20, top: 20, width: 260, height: 160, rotate: 5, opacity: 50 }, [
      box('#f0c020', { width: 120, height: 90 }),
      box('#2060c0', { left: 60, top: 40, width: 150, height: 90, opacity: 50 }),
      text('Together', { left: 0, top: 50, width: 260, height: 60, font_size: 48, font_weight: 800 }),
    ]),
  ),
  'opacity-text': scene([text('Half', { font_size: 80, opacity: 50 }), text('on clear', { top: 90, opacity: 30 })]),
  'tile-plain': scene([tile('dots.png', 24, 24)]),
  'tile-enlarged': scene([tile('stripes.png', 66.6, 33.3)]),
  'tile-reduced': scene([tile('photo.jpg', 45, 30)]),
  'tile-rotated': scene([tile('stripes.png', 40, 20, { left: 60, width: 200, rotate: 30 })]),
  'tile-flipped': scene([tile('arrow.png', 60, 40, { flip_horizontal: true })]),
  'rect-fill-stroke': scene([
    box('#f0c020', { left: 30, top: 30, width: 120, height: 80, stroke: '#204080', stroke_width: 9 }),
  ]),
  'rect-line': scene([
    layer('Rect', { left: 20, top: 50, width: 280, height: 1 }),
    layer('Rect', { left: 20, top: 100.5, width: 280, height: 1, rotate: 8 }),
  ]),
  'rect-translucent': onGround(
    box('rgba(255,0,80,0.5)', {
      left: 40,
      top: 30,
      width: 200,
      height: 120,
      rotate: 10,
      stroke: '#ffffff80',
      stroke_width: 12,
    }),
  ),
  'rect-fill-url': scene([
    box('url("photo.jpg")', { left: 30, top: 30, width: 200, height: 120, stroke: 'transparent' }),
  ]),
  'rect-hidden': scene([box('#ff0000', { visible: false }), box('#00a050', { left: 100, top: 70 })]),
};
