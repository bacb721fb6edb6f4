import { newTextItems } from '@platen/design/items';
import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { sceneOf } from '@platen/design/scene';
import { describe, expect, it } from 'vitest';
import { levelToCover } from './levels.ts';
import { shownSizes } from './shown-sizes.ts';

const plain = (value: string) => ({ label: '', editable: false, required: false, value });
const frame = { left: 0, top: 0, width: 200, height: 100 };
const image = (url: string): Layer => newLayer('Image', { set: { id: url, ...frame, url: plain(url) } });
const tiles = (url: string): Layer =>
  newLayer('TileImageArea', {
    set: { id: 'tiles', ...frame, url: plain(url), image_size: { width: 50, height: 40 } },
  });
const words = (fill: string): Layer =>
  newLayer('TextRect', { set: { id: 'words', ...frame, ...newTextItems('Lily'), fill_image: plain(fill) } });
const box = (fill: string): Layer => newLayer('Rect', { set: { id: 'box', ...frame, fill } });

describe('the shown size of a picture', () => {
  const sizes = (layers: Layer[]) => Object.fromEntries(shownSizes(sceneOf({ width: 400, height: 300, layers }), 0.5));

  it.each([
    ['in a frame', [image('a')], { width: 100, height: 50, isRepeated: false }],
    ['in a text', [words('a')], { width: 100, height: 50, isRepeated: false }],
    ['in a shape', [box('url(a)')], { width: 100, height: 50, isRepeated: false }],
    ['in tiles', [tiles('a')], { width: 25, height: 20, isRepeated: true }],
    ['in both', [tiles('a'), words('a')], { width: 100, height: 50, isRepeated: true }],
  ])('%s', (_, layers, shown) => expect(sizes(layers)).toEqual({ a: shown }));

  it('selects a level that divides the size of a tile evenly', () => {
    const shown = { width: 25, height: 25, isRepeated: true };
    expect(levelToCover({ width: 1000, height: 1000 }, shown)).toBe(3);
    expect(levelToCover({ width: 1001, height: 1000 }, shown)).toBe(0);
    expect(levelToCover({ width: 1001, height: 1000 }, { ...shown, isRepeated: false })).toBe(4);
  });
});
