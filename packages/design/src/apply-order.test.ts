import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOrder } from './apply-order.ts';
import { deriveExcelConfig } from './excel-config.ts';
import { itemsOf } from './layer-items.ts';
import { newLayer } from './new-layer.ts';
import { listAssets, sceneOf } from './scene.ts';
import { arbitraryLayer } from './testing/arbitrary-layers.ts';
import { idsOf, mapLayers, removeLayers, walkLayers, withChildren } from './tree.ts';

const photo = newLayer('Image', {
  set: { id: 'photo1', url: { label: '照片', editable: true, required: true, value: 'default.jpg' } },
});
const tiles = newLayer('TileImageArea', {
  set: {
    id: 'tiles1',
    url: {
      label: '底纹',
      editable: true,
      required: false,
      value: 'a.png',
      options: [
        { value: 'a.png', label: '圆点', width: 40, height: 40 },
        { value: 'b.png', label: '条纹', width: 60, height: 30 },
      ],
    },
  },
});
const fixed = newLayer('Image', {
  set: { id: 'fixed1', url: { label: '照片', editable: false, required: false, value: 'logo.png' } },
});

describe('applying an order', () => {
  it('returns the same layers without values and changes', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLayer(), { maxLength: 4 }), (layers) => {
        expect(applyOrder(layers, {}, {})).toBe(layers);
      }),
      { numRuns: 100 },
    );
  });

  it('fills editable items only', () => {
    const [first, , third] = applyOrder([photo, tiles, fixed], { 照片: 'mine.jpg' }, {});
    expect(first).toMatchObject({ url: { value: 'mine.jpg' } });
    expect(third).toBe(fixed);
  });

  it.each(['条纹', 'b.png'])('accepts an option by its label or value: %s', (entry) => {
    const [layer] = applyOrder([tiles], { 底纹: entry }, {});
    expect(layer).toMatchObject({ url: { value: 'b.png' }, image_size: { width: 60, height: 30 } });
  });

  it('applies the layer diff over values', () => {
    const change = { url: 'edited.jpg', left: 5, width: 50, rotate: 30, flip_horizontal: true };
    const [layer] = applyOrder([photo], { 照片: 'mine.jpg' }, { photo1: change });
    expect(layer).toMatchObject({ ...change, url: { value: 'edited.jpg' }, top: photo.top });
  });

  it('changes pictures of a list by id', () => {
    const named = (id: string) => ({ id, label: id, editable: true, required: false, value: '' });
    const layout = newLayer('AutoLayout', { set: { id: 'layout', images: [named('a'), named('b')] } });
    const [layer] = applyOrder([layout], {}, { layout: { images: { b: 'b.jpg' } } });
    expect(layer && itemsOf(layer).map(({ item }) => item.value)).toContain('b.jpg');
  });

  it('chooses an arrangement by name, and keeps the template’s if the name is unknown', () => {
    const options = [
      { value: 'one', label: 'Portrait' },
      { value: 'two', label: 'Landscape' },
    ];
    const template = { label: 'Layout', editable: true, required: false, value: 'one', options };
    const group = newLayer('ImageGroupTemplate', { set: { id: 'group', template } });
    const chosen = (entry: string) => applyOrder([group], { Layout: entry }, {})[0];
    expect(chosen('Landscape')).toMatchObject({ template: { value: 'two' } });
    expect(chosen('Sideways')).toBe(group);
    expect(deriveExcelConfig([group])).toMatchObject([{ key: 'Layout', type: 'text', options }]);
  });

  it('treats labels such as constructor as plain keys', () => {
    const odd = newLayer('Image', {
      set: { url: { label: 'constructor', editable: true, required: false, value: 'x' } },
    });
    expect(applyOrder([odd], {}, {})[0]).toBe(odd);
  });
});

describe('a tree of layers', () => {
  const tree = [withChildren(newLayer('Group'), [photo, tiles]), fixed];

  it('shares unchanged parts', () => {
    const moved = mapLayers(tree, (layer) => (layer.id === 'fixed1' ? { ...layer, left: 9 } : layer));
    expect(moved[0]).toBe(tree[0]);
    expect(moved[1]).toMatchObject({ left: 9 });
  });

  it('removes a layer at every level', () => {
    expect([...idsOf(removeLayers(tree, new Set(['tiles1'])))]).not.toContain('tiles1');
    expect([...walkLayers(tree)]).toHaveLength(4);
  });

  it('lists every asset once, without those of hidden layers', () => {
    const hidden = { ...tiles, visible: false };
    const scene = sceneOf({ width: 10, height: 10, layers: [photo, hidden, fixed] }, { values: { 照片: 'logo.png' } });
    expect(listAssets(scene)).toEqual({ fonts: [], images: ['logo.png'] });
  });
});
