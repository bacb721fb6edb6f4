import { describe, expect, it } from 'vitest';
import { changeReach } from './change-reach.ts';
import { counterpartOf, transferChange } from './counterparts.ts';
import { valuesBy, withoutOverrides } from './custom-values.ts';
import { newImageItem } from './items.ts';
import { type Layer, layerSchema } from './layers/index.ts';
import { offeredFields } from './order-changes.ts';
import { findDifferences } from './order-differences.ts';
import { type TemplateConfig, type TemplateType, templateConfigSchema } from './template.ts';

const options = (folder: string) => [
  { label: '彩纸', value: `${folder}/confetti.png` },
  { label: '青海波', value: `${folder}/waves.png` },
];
/** The same cover at a scale, with its own ids and URLs. */
const cover = (id: string, scale: number, set: object = {}) =>
  layerSchema.parse({
    id,
    type: 'Image',
    left: 10 * scale,
    top: 20 * scale,
    width: 100 * scale,
    height: 50 * scale,
    can_design_in_order: true,
    url: { ...newImageItem('封面图案'), value: `${id}/confetti.png`, options: options(id) },
    ...set,
  });
const line = (id: string, set: object = {}) =>
  layerSchema.parse({ id, type: 'Rect', name: '边线', width: 80, height: 40, can_design_in_order: true, ...set });
const tiles = (id: string, tilePx: number) =>
  layerSchema.parse({
    id,
    type: 'TileImageArea',
    width: 300,
    height: 300,
    url: newImageItem('底纹'),
    image_size: { width: tilePx, height: tilePx },
  });

function config(type: TemplateType, layers: readonly Layer[], layer_diff: object = {}): TemplateConfig {
  return templateConfigSchema.parse({ id: type, name: type, type, width: 800, height: 600, layers, layer_diff });
}

describe('the counterpart of a layer', () => {
  it('has the same custom item, even if another layer has the same id', () => {
    const layers = [
      line('a'),
      layerSchema.parse({ id: 'g', type: 'Group', width: 9, height: 9, children: [cover('b', 2)] }),
    ];
    expect(counterpartOf(cover('a', 1), layers)?.id).toBe('b');
  });

  it('has the same id if there is no shared item, and may be missing', () => {
    expect(counterpartOf(line('a'), [cover('b', 1), line('a')])?.id).toBe('a');
    expect(counterpartOf(line('a'), [line('b')])).toBeUndefined();
    expect(
      counterpartOf(cover('a', 1, { url: { ...newImageItem(), editable: false } }), [cover('b', 1)]),
    ).toBeUndefined();
  });
});

describe('a change that is carried over', () => {
  it('scales with the size of the counterpart', () => {
    const change = { left: 15, top: 10, width: 50, height: 25 };
    expect(transferChange(change, cover('a', 1), cover('b', 3))).toEqual({ left: 45, top: 30, width: 150, height: 75 });
  });

  it('is relative to the layer, wherever it is on the other canvas', () => {
    const there = cover('b', 1, { left: 400, top: 300, width: 50, height: 25 });
    expect(transferChange({ left: 30, top: 20 }, cover('a', 1), there)).toEqual({ left: 410, top: 300 });
  });

  it('adds rotation and flips to those of the counterpart', () => {
    const there = cover('b', 1, { rotate: 350, flip_horizontal: true });
    const change = { rotate: 30, flip_horizontal: true, flip_vertical: false };
    expect(transferChange(change, cover('a', 1), there)).toEqual({
      rotate: 20,
      flip_horizontal: false,
      flip_vertical: false,
    });
  });

  it('scales tiles, and resets what is reset', () => {
    expect(transferChange({ image_size: { width: 15, height: 60 } }, tiles('a', 30), tiles('b', 90))).toEqual({
      image_size: { width: 45, height: 180 },
    });
    expect(transferChange({ left: undefined }, cover('a', 1), cover('b', 2))).toEqual({ left: undefined });
  });

  it('omits what the other kind does not have', () => {
    const area = layerSchema.parse({ id: 'a', type: 'CustomArea', width: 100, height: 50 });
    expect(
      transferChange({ rotate: 5, image_size: { width: 20, height: 20 }, url: 'x' }, tiles('a', 30), area),
    ).toEqual({});
  });
});

describe('a custom item', () => {
  it('has the same option, by label, in every config', () => {
    const offered = offeredFields(cover('a', 1)).find(({ field }) => field.key === 'url');
    if (!offered) throw new Error('the cover is not offered');
    const choose = (value: string) => valuesBy(offered, { ...(offered.value as object), value });
    expect(choose('a/waves.png')).toEqual({ 封面图案: '青海波' });
    expect(choose('/blobs/own.png')).toEqual({ 封面图案: '/blobs/own.png' });
    expect(choose('')).toEqual({ 封面图案: '' });
    const left = offeredFields(cover('a', 1)).find(({ field }) => field.key === 'left');
    expect(left && valuesBy(left, 5)).toBeUndefined();
  });

  it('loses only its override in one config', () => {
    const diff = { a: { url: 'x', left: 1 }, b: { url: 'y' }, line: { top: 1 } };
    const layers = [cover('a', 1), cover('b', 1, { url: newImageItem('照片') }), line('line')];
    expect(withoutOverrides(layers, diff, new Set(['封面图案']))).toEqual({ ...diff, a: { left: 1 } });
    expect(withoutOverrides(layers, { a: { url: 'x' } }, new Set(['封面图案']))).toEqual({});
  });

  it('loses only its own picture of a list', () => {
    const list = layerSchema.parse({
      ...line('l'),
      type: 'ImageGroupTemplate',
      template: {},
      images: ['x', 'y'].map((id) => ({ id, ...newImageItem(id) })),
    });
    expect(withoutOverrides([list], { l: { images: { x: '1', y: '2' } } }, new Set(['x']))).toEqual({
      l: { images: { y: '2' } },
    });
  });
});

describe('the images of an order', () => {
  const effect = (diff: object = {}) => config('effect', [cover('e', 1), line('same')], diff);
  const production = (diff: object = {}) => config('production', [cover('p', 4), line('same')], diff);

  it('are equal without changes and with values', () => {
    expect(findDifferences([effect(), production()], {})).toEqual([]);
    expect(findDifferences([effect(), production()], { 封面图案: '青海波' })).toEqual([]);
  });

  it('differ if one of them has another picture of a custom item', () => {
    const [found, ...others] = findDifferences([effect({ e: { url: 'e/waves.png' } }), production()], {});
    expect(found).toMatchObject({
      kind: 'value_differs',
      name: '封面图案',
      configs: [{ shows: '青海波' }, { shows: '彩纸' }],
    });
    expect(others).toEqual([]);
    const both = [effect({ e: { url: 'e/waves.png' } }), production({ p: { url: 'p/waves.png' } })];
    expect(findDifferences(both, {})).toEqual([]);
  });

  it('differ if a layer was moved in one but not, or differently, in the other', () => {
    const moved = { e: { left: 15 } };
    expect(findDifferences([effect(moved), production()], {})).toMatchObject([
      {
        kind: 'placement_differs',
        name: '封面图案',
        configs: [{ config: { id: 'effect' } }, { config: { id: 'production' } }],
      },
    ]);
    expect(findDifferences([effect(moved), production({ p: { left: 61 } })], {})).toHaveLength(1);
    expect(findDifferences([effect(moved), production({ p: { left: 60 } })], {})).toEqual([]);
    expect(findDifferences([effect(), production({ same: { top: 3 } })], {})).toMatchObject([{ name: '边线' }]);
  });

  it('do not differ by rounding that a larger canvas scales up', () => {
    const exact = transferChange({ left: 10.33 }, cover('e', 1), cover('p', 0.13));
    const pair = [effect({ e: { left: 10.33 } }), config('production', [cover('p', 0.13), line('same')], { p: exact })];
    expect(findDifferences(pair, {})).toEqual([]);
  });
});

describe('the reach of a change', () => {
  const custom = config('custom', [cover('c', 1), line('only')]);
  const area = layerSchema.parse({ id: 'area', type: 'CustomArea', width: 100, height: 50 });
  const locked = config('production', [cover('p', 4, { can_design_in_order: false }), line('other')]);
  const design = (...configs: TemplateConfig[]) => ({
    kind: 'micro_custom' as const,
    dpi_value: 300,
    production_image_configs: configs.filter(({ type }) => type === 'production'),
    effect_image_configs: configs.filter(({ type }) => type === 'effect'),
    custom_area_configs: configs.filter(({ type }) => type === 'custom'),
  });
  const reach = (configs: TemplateConfig[], layerId: string) => {
    const found = changeReach(design(...configs), configs, { size: 'S', values: {} }, custom, layerId);
    return { to: found?.counterparts.map(({ layer }) => layer.id), missed: found?.missed.map(({ id }) => id) };
  };

  it('includes the counterparts and the images that show the changed one', () => {
    const configs = [custom, config('effect', [area]), config('production', [cover('p', 4)])];
    expect(reach(configs, 'c')).toEqual({ to: ['p'], missed: [] });
    expect(reach(configs, 'only')).toEqual({ to: [], missed: ['production'] });
  });

  it('excludes layers that are not editable in orders', () => {
    expect(reach([custom, locked], 'c')).toEqual({ to: [], missed: ['production'] });
  });
});
