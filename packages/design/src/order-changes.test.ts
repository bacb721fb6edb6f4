import { describe, expect, it } from 'vitest';
import { newImageItem } from './items.ts';
import { layerValue } from './layer-items.ts';
import { type Layer, layerSchema, layerTypes } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import {
  applyChange,
  changeBy,
  checkChange,
  type OfferedField,
  offeredFields,
  withPictureUrls,
} from './order-changes.ts';
import { layerChangeSchema } from './template.ts';

const base = { id: 'a', width: 200, height: 100, can_design_in_order: true };
const image = (set: object = {}) => layerSchema.parse({ ...base, type: 'Image', url: { ...newImageItem(), ...set } });
const pictures = (...items: object[]) =>
  layerSchema.parse({
    ...base,
    type: 'ImageGroupTemplate',
    template: {},
    images: items.map((item, index) => ({ id: 'xyz'[index], ...newImageItem(), ...item })),
  });
const keysOf = (layer: Layer) => offeredFields(layer).map(({ field }) => field.key);
const placement = ['left', 'top', 'width', 'height', 'rotate', 'flip_horizontal', 'flip_vertical'];

function offered(layer: Layer, key: string): OfferedField {
  const found = offeredFields(layer).find(({ field }) => field.key === key);
  if (!found) throw new Error(`${key} is not offered`);
  return found;
}

describe('what an order may change', () => {
  it('contains what the kind declares and the template makes editable', () => {
    expect(keysOf(image())).toEqual(['url', ...placement]);
    expect(keysOf(image({ editable: false }))).toEqual(placement);
    expect(keysOf(layerSchema.parse({ ...base, type: 'TileImageArea', url: newImageItem() }))).toEqual([
      'url',
      'image_size',
      ...placement,
    ]);
    expect(keysOf(layerSchema.parse({ ...base, type: 'CustomArea' }))).not.toContain('rotate');
    expect(keysOf(layerSchema.parse({ ...base, can_design_in_order: false, type: 'CustomArea' }))).toEqual([]);
  });

  it('contains each picture of a list that the customer may change', () => {
    const { value } = offered(pictures({}, { editable: false }), 'images');
    expect(value).toMatchObject([{ id: 'x' }]);
    expect(keysOf(pictures({ editable: false }))).not.toContain('images');
  });

  it.each(layerTypes)('is checked, applied and offered consistently for %s', (type) => {
    const made = newLayer(type, { set: { can_design_in_order: true } as never });
    for (const { field, value } of offeredFields(made)) {
      const change = layerChangeSchema.parse(changeBy(made, undefined, { field, value }, value));
      expect(checkChange(made, change).refused).toEqual([]);
      expect(layerValue(applyChange(made, change), field.key)).toEqual(layerValue(made, field.key));
    }
  });
});

describe('a change by an editor', () => {
  const change = (layer: Layer, key: string, next: unknown, before = {}) =>
    changeBy(layer, before, offered(layer, key), next);

  it('sets another picture, or resets to the template’s', () => {
    expect(change(image(), 'url', { ...newImageItem(), value: '/new' })).toEqual({ url: '/new' });
    expect(change(image(), 'url', newImageItem())).toEqual({ url: undefined });
  });

  it('changes one picture of a list without the others', () => {
    const layer = pictures({ value: '/old' }, { value: '/y' });
    const before = { images: { x: '/old', y: '/y' } };
    const now = (value: string) => [
      { id: 'x', ...newImageItem(), value },
      { id: 'y', ...newImageItem(), value: '/y' },
    ];
    expect(change(layer, 'images', now('/new'), before)).toEqual({ images: { x: '/new', y: '/y' } });
    expect(change(layer, 'images', now(''), before)).toEqual({ images: { y: '/y' } });
    expect(change(layer, 'images', now(''), { images: { x: '/old' } })).toEqual({ images: undefined });
  });

  it.each([
    ['width', 100, { width: 100, height: 50 }],
    ['height', 33, { width: 66, height: 33 }],
    ['width', 1, { width: 1, height: 1 }],
  ])('keeps the ratio of a picture: %s to %i', (side, valuePx, expected) => {
    expect(change(image(), side, valuePx)).toEqual(expected);
  });

  it('keeps the other side of a kind without a fixed ratio', () => {
    expect(change(layerSchema.parse({ ...base, type: 'CustomArea' }), 'width', 100)).toEqual({ width: 100 });
  });
});

describe('a change of an order', () => {
  const options = ['/a', '/b'].map((value) => ({ value, label: value }));
  it.each<[what: string, layer: Layer, change: object, path: string[], key: string]>([
    ['a layer that orders may not change', { ...image(), can_design_in_order: false }, { left: 1 }, [], 'layer_locked'],
    [
      'a turned area',
      layerSchema.parse({ ...base, type: 'CustomArea' }),
      { rotate: 1 },
      ['rotate'],
      'not_of_layer_kind',
    ],
    ['tiles of a picture', image(), { image_size: { width: 20, height: 20 } }, ['image_size'], 'not_of_layer_kind'],
    ['a list of a picture', image(), { images: { x: '/n' } }, ['images'], 'not_of_layer_kind'],
    ['a fixed picture', image({ editable: false }), { url: '/n' }, ['url'], 'picture_fixed'],
    ['a picture that is not offered', image({ options }), { url: '/n' }, ['url'], 'picture_not_offered'],
    ['a picture that the list lacks', pictures({}), { images: { z: '/n' } }, ['images', 'z'], 'unknown_picture'],
  ])('is refused for %s', (_, layer, change, path, key) => {
    expect(checkChange(layer, change)).toMatchObject({ refused: [{ path, key }], pictures: [] });
  });

  it('lists the pictures that must belong to the customer', () => {
    expect(checkChange(image(), { url: '/n', left: 1 })).toEqual({
      refused: [],
      pictures: [{ path: ['url'], url: '/n' }],
    });
    expect(checkChange(image({ options }), { url: '/b' })).toEqual({ refused: [], pictures: [] });
    expect(checkChange(image({ value: '/own' }), { url: '/own' }).pictures).toEqual([]);
  });

  it('gets its picture URLs normalized', () => {
    const change = { left: 1, url: 'https://here/a', images: { x: 'https://here/b' } };
    expect(withPictureUrls(change, (url) => url.replace('https://here', ''))).toEqual({
      left: 1,
      url: '/a',
      images: { x: '/b' },
    });
  });
});
