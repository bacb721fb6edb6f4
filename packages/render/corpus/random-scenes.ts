import type { Layer } from '@platen/design/layers/index';
import { type Scene, sceneOf } from '@platen/design/scene';
import { arbitraryLayer, type Vocabulary } from '@platen/design/testing/arbitrary-layers';
import fc from 'fast-check';
import { fontNames, layer, plain } from './scene-parts.ts';

const size = { width: 240, height: 160 };
const item = (values: readonly string[]) => fc.constantFrom(...values).map(plain);

/** Layers near the canvas, with files that exist and that every host decodes alike. */
const vocabulary: Vocabulary = {
  url: item(['photo.jpg', 'glass.png', 'dots.png', 'fine.png', 'photo.webp', 'stripes.gif']),
  text: item(['Lily', '你好，世界', 'سلام 12', 'สวัสดี', 'fi\nÅç', '永远的朋友\n2025', 'AVATAR office']),
  color: item(['#204080', 'rgba(200,0,0,0.5)', 'none', 'url(photo.jpg)']),
  font_family: item(fontNames),
  mask_image: fc.constantFrom('', 'glass.png', 'arrow.png'),
  mask_radius: fc.double({ min: 0, max: 60, noNaN: true }),
  fit_size_min: fc.double({ min: 1, max: 30, noNaN: true }),
  fill_image: item(['', '', '', 'glass.png']),
  stroke: fc.constantFrom('none', '#f00', '#00ff0080', 'currentColor'),
  fill: fc.constantFrom('none', '#fff000', '#00ff0080'),
  font_size: fc.double({ min: 4, max: 90, noNaN: true }),
  stroke_width: fc.double({ min: 0, max: 12, noNaN: true }),
  letter_spacing: fc.double({ min: -5, max: 20, noNaN: true }),
  left: fc.double({ min: -40, max: 160, noNaN: true }),
  top: fc.double({ min: -40, max: 120, noNaN: true }),
  width: fc.double({ min: 1, max: 260, noNaN: true }),
  height: fc.double({ min: 1, max: 200, noNaN: true }),
  visible: fc.constant(true),
};

const place = fc.record({
  left: fc.double({ min: -20, max: 60, noNaN: true }),
  top: fc.double({ min: -20, max: 60, noNaN: true }),
  width: fc.double({ min: 60, max: 240, noNaN: true }),
  height: fc.double({ min: 60, max: 160, noNaN: true }),
  rotate: fc.constantFrom(0, 0, 7.3, 90, 180, 211.9),
  flip_horizontal: fc.boolean(),
  flip_vertical: fc.boolean(),
});

const layers = fc.array(arbitraryLayer(undefined, vocabulary), { minLength: 1, maxLength: 3 });

/** Nested groups, rotated and flipped, with random layers. */
const nested = fc
  .tuple(layers, place, layers, place)
  .map(
    ([inner, innerPlace, outer, outerPlace]): Layer =>
      layer('Group', outerPlace, [...outer, layer('Group', innerPlace, inner)]),
  );

/** Returns the same scenes on every call, because the seed is fixed. */
export function randomScenes(count: number): Scene[] {
  const areas = { custom: 'photo.jpg', effect: 'glass.png' };
  return fc
    .sample(nested, { numRuns: count, seed: 20261115 })
    .map((group) => sceneOf({ ...size, layers: [group] }, { areas }));
}
