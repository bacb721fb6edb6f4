import { expect, it } from 'vitest';
import { flattenExcelConfig } from './config-items.ts';
import { deriveExcelConfig } from './excel-config.ts';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';

const picture = (label: string) => ({ label, editable: true, required: false, value: '' });
const sizes = (...layers: Layer[]) =>
  flattenExcelConfig(deriveExcelConfig(layers)).map(({ key, width, height }) => [key, width, height]);

it('is the size of the layer with the picture', () => {
  const layer = newLayer('Image', { set: { width: 320, height: 200, url: picture('Photo') } });
  expect(sizes(layer)).toEqual([['Photo', 320, 200]]);
});

it('is the size of one tile, not of the tiled area', () => {
  const set = { width: 900, height: 900, url: picture('Pattern'), image_size: { width: 60, height: 40 } };
  expect(sizes(newLayer('TileImageArea', { set }))).toEqual([['Pattern', 60, 40]]);
});

it('is the largest size at which a group shows it, in any arrangement', () => {
  const child = (side: number) => newLayer('ImageGroupImage', { set: { width: side, height: side } });
  const group = newLayer('ImageGroup', { set: { width: 800, height: 800, url: picture('Face') } });
  expect(sizes({ ...group, children: [child(100), child(250)] })).toEqual([['Face', 250, 250]]);

  const shows = (image_id: string, side: number) =>
    newLayer('TemplateChildImage', { set: { width: side, height: side, image_id } });
  const arrangement = (template: string, children: Layer[]) =>
    ({ ...newLayer('ImageGroupTemplateChild', { set: { template } }), children }) as Layer;
  const images = [
    { id: 'a', ...picture('Left') },
    { id: 'b', ...picture('Right') },
    { id: 'c', ...picture('Nowhere') },
  ];
  const templated = newLayer('ImageGroupTemplate', { set: { images, template: { ...picture(''), editable: false } } });
  const children = [arrangement('one', [shows('a', 50), shows('b', 70)]), arrangement('two', [shows('a', 90)])];
  expect(sizes({ ...templated, children } as Layer)).toEqual([
    ['Left', 90, 90],
    ['Right', 70, 70],
    ['Nowhere', undefined, undefined],
  ]);
});

it('is the size of the text that a picture fills, and undefined for text items', () => {
  const nothing = { label: '', editable: false, required: false, value: '' };
  const set = {
    width: 400,
    height: 80,
    text: { ...nothing, label: 'Name', editable: true },
    color: nothing,
    font_family: nothing,
    fill_image: picture('Glitter'),
  };
  expect(sizes(newLayer('TextRect', { set }))).toEqual([
    ['Name', undefined, undefined],
    ['Glitter', 400, 80],
  ]);
});
