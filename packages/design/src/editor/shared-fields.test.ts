import { expect, it } from 'vitest';
import { newLayer } from '../new-layer.ts';
import { templateConfigSchema } from '../template.ts';
import { findLayer } from '../tree.ts';
import { gapBetween } from './arrange.ts';
import { documentOf, layersOf, openEditor, undoStep } from './editor.ts';
import { indexLayers } from './layer-nodes.ts';
import { setSharedField, sharedFields } from './shared-fields.ts';

const text = (id: string, set: object = {}) => newLayer('TextRect', { set: { id, name: id, ...set } });
const layers = [
  text('a', { left: 0, font_size: 20 }),
  text('b', { left: 250, font_size: 30 }),
  newLayer('TextGroup', { set: { id: 'g', left: 500 } }),
];
const opened = () => {
  const config = templateConfigSchema.parse({ id: 'p', name: 'p', type: 'production', layers });
  return openEditor(
    { configs: [config], fontLibraryIds: [] },
    { templateKind: 'micro_custom', dpi: 150, locale: 'en-US', fonts: [] },
    config,
  );
};
const fieldOf = (ids: readonly string[], key: string) =>
  sharedFields(layersOf(opened()).filter(({ id }) => ids.includes(id))).find(({ field }) => field.key === key);

it('exist if all layers have them, without a value if the values differ', () => {
  expect(fieldOf(['a', 'b'], 'font_size')).toMatchObject({ isItem: false, value: undefined });
  expect(fieldOf(['a', 'b'], 'font_weight')).toMatchObject({ isItem: false, value: 400 });
  expect(fieldOf(['a', 'b'], 'color')).toMatchObject({ field: { kind: 'color' }, isItem: true });
  // Texts belong to each layer, and a group of texts has no font size.
  expect(fieldOf(['a', 'b'], 'text')).toBeUndefined();
  expect(fieldOf(['a', 'g'], 'font_size')).toBeUndefined();
  expect(fieldOf(['a', 'g'], 'color')).toMatchObject({ isItem: true });
  expect(sharedFields([layers[0] ?? text('x')])).toEqual([]);
});

it('are set on all layers in one step, and keep the rules of an item', () => {
  const color = fieldOf(['a', 'b'], 'color');
  if (!color) throw new Error('texts have a color');
  const given = setSharedField(opened(), ['a', 'b'], color, '#ff0000', 0);
  const colorOf = (id: string) => (findLayer(layersOf(given), id) as ReturnType<typeof text>).color;
  expect(colorOf('a')).toMatchObject({ value: '#ff0000', options: [{ label: 'Black' }] });
  expect(colorOf('b').value).toBe('#ff0000');
  expect(documentOf(undoStep(given))).toEqual(documentOf(opened()));
});

it('include the gap between layers, if it is uniform', () => {
  const places = [...indexLayers(layersOf(opened())).values()];
  expect(gapBetween(places.slice(0, 2), 'x')).toBe(50);
  expect(gapBetween(places, 'x')).toBe(50);
  expect(
    gapBetween([...places.slice(0, 2), { ...places[2], layer: text('c', { left: 900 }) } as never], 'x'),
  ).toBeUndefined();
});
