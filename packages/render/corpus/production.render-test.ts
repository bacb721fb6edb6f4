import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Layer } from '@platen/design/layers/index';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { areOpaque } from '../src/images/opacity.ts';
import { inspect, loadAssets, render, renderToPng } from '../src/node.ts';
import { compareImages } from './compare.ts';
import { corpusSource } from './files.node.ts';
import { layer, picture, scene, text } from './scene-parts.ts';

const size = { width: 300, height: 600 };
const whole = { left: 0, top: 0, ...size };
const words = text('Lily', { color: '#20304080' });

/** The layer below the text, and whether it makes the image opaque. */
const grounds: Record<string, [ground: Layer, isOpaque: boolean]> = {
  'a photo': [picture('photo.jpg', whole), true],
  'a photo that reaches beyond the image': [
    picture('photo.jpg', { left: -0.3, top: -9, width: 301, height: 640 }),
    true,
  ],
  'a mirrored photo': [picture('photo.jpg', { ...whole, flip_horizontal: true }), true],
  'a photo turned upside down': [picture('photo.jpg', { ...whole, rotate: 180 }), true],
  'a filled rectangle': [layer('Rect', { ...whole, fill: '#ffffff', stroke: 'none' }), true],
  'a photo that leaves half a pixel free': [picture('photo.jpg', { ...whole, width: 299.5 }), false],
  'a turned photo': [picture('photo.jpg', { left: -600, top: -600, width: 1500, height: 1800, rotate: 3 }), false],
  'a translucent picture': [picture('glass.png', whole), false],
  'a translucent rectangle': [layer('Rect', { ...whole, fill: '#ffffff80', stroke: 'none' }), false],
  nothing: [layer('Rect', { ...whole, fill: 'none', stroke: 'none' }), false],
};

describe('a production image', () => {
  it.each(Object.entries(grounds))(
    'on %s has transparency only where it may need it',
    async (_, [ground, isOpaque]) => {
      const drawn = scene([ground, words], {}, size);
      const assets = await loadAssets(drawn, corpusSource);
      const expected = render(drawn, assets);
      expect(inspect(drawn, assets).isOpaque).toBe(isOpaque);
      if (isOpaque) expect(areOpaque(expected.data)).toBe(true);

      const stream = new PassThrough();
      const [file] = await Promise.all([
        buffer(stream),
        renderToPng(drawn, assets, stream).finally(() => stream.end()),
      ]);
      const { channels, density, format } = await sharp(file).metadata();
      expect({ channels, density, format }).toEqual({ channels: isOpaque ? 3 : 4, density: drawn.dpi, format: 'png' });
      const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(compareImages({ ...size, data }, expected).count).toBe(0);
    },
  );
});
