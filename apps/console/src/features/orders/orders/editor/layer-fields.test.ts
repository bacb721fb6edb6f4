import { newImageItem } from '@platen/design/items';
import { layerSchema } from '@platen/design/layers/index';
import { describe, expect, it } from 'vitest';
import { abilitiesOfLayer, pictureChange, pictureSlots, resized } from './layer-fields.ts';

const base = { id: 'a', width: 200, height: 100 };
const image = (editable: boolean) =>
  layerSchema.parse({ ...base, type: 'Image', url: { ...newImageItem(), editable } });

describe('pictureSlots', () => {
  it('offers what the template leaves to the customer', () => {
    expect(pictureSlots(image(true)).map(({ place }) => place)).toEqual([{ kind: 'url' }]);
    expect(pictureSlots(image(false))).toEqual([]);
  });

  it('offers each of several pictures by its id', () => {
    const layer = layerSchema.parse({
      ...base,
      type: 'ImageGroupTemplate',
      template: {},
      images: [
        { id: 'x', ...newImageItem('X') },
        { id: 'y', ...newImageItem('Y'), editable: false },
      ],
    });
    expect(pictureSlots(layer).map(({ place }) => place)).toEqual([{ kind: 'images', id: 'x' }]);
  });
});

it('changes one picture and leaves the others', () => {
  const slot = { key: 'images.x', item: newImageItem(), place: { kind: 'images', id: 'x' } } as const;
  const before = { images: { x: '/old', y: '/y' } };
  expect(pictureChange(slot, before, '/new')).toEqual({ images: { y: '/y', x: '/new' } });
  expect(pictureChange(slot, before, undefined)).toEqual({ images: { y: '/y' } });
  expect(pictureChange(slot, { images: { x: '/old' } }, undefined)).toEqual({ images: undefined });
});

it('knows what a kind can do', () => {
  expect(abilitiesOfLayer(image(true))).toEqual({ isRotatable: true, keepsRatio: true, hasTiles: false });
  const tiles = layerSchema.parse({ ...base, type: 'TileImageArea', url: newImageItem() });
  expect(abilitiesOfLayer(tiles).hasTiles).toBe(true);
  expect(abilitiesOfLayer(layerSchema.parse({ ...base, type: 'CustomArea' })).isRotatable).toBe(false);
});

describe('resized', () => {
  it.each([
    ['width', 100, true, { width: 100, height: 50 }],
    ['height', 33, true, { width: 66, height: 33 }],
    ['width', 1, true, { width: 1, height: 1 }],
    ['width', 100, false, { width: 100 }],
  ] as const)('%s to %i, ratio kept %s', (side, valuePx, keepsRatio, expected) => {
    expect(resized(base, side, valuePx, keepsRatio)).toEqual(expected);
  });
});
