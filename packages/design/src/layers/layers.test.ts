import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../layer-items.ts';
import { newLayer } from '../new-layer.ts';
import { arbitraryLayer } from '../testing/arbitrary-layers.ts';
import { withChildren } from '../tree.ts';
import {
  depthMax,
  type Layer,
  type LayerType,
  layerKindOf,
  layerKinds,
  layerSchema,
  layersSchema,
  layerTypes,
} from './index.ts';

describe.each(layerTypes)('the layer kind %s', (type) => {
  const kind = layerKindOf({ type });
  const layer = newLayer(type);

  it('is registered under its own name', () => expect(kind.type).toBe(type));
  it('creates a layer that its schema accepts', () => expect(layerSchema.parse(layer)).toEqual(layer));
  it('gives every item a value, a label and flags', () => {
    for (const { item } of itemsOf(layer))
      expect(item).toMatchObject({ value: expect.any(String), editable: expect.any(Boolean) });
  });
  it('has fields only for its own properties, with both languages', () => {
    for (const field of kind.fields) {
      expect(layer).toHaveProperty(field.key);
      expect(field.label.zh).not.toBe('');
      expect(field.label.en).not.toBe('');
    }
  });
  it('has names for itself and its choices in both languages', () => {
    const choices = kind.fields.flatMap((field) => (field.kind === 'choice' ? field.choices : []));
    for (const { zh, en } of [kind.label, ...choices.map(({ label }) => label)]) {
      expect(zh).not.toBe('');
      expect(en).not.toBe('');
    }
  });
  it('covers at least its frame', () => {
    const { left, top, width, height } = kind.bounds(layer);
    expect(left <= 0 && top <= 0 && left + width >= layer.width && top + height >= layer.height).toBe(true);
  });
  it('allows only existing kinds as children', () => {
    for (const child of kind.children) expect(layerKinds).toHaveProperty(child);
  });
});

it('a label contains nothing that would stay on a print without labels', () => {
  const labels = layerTypes.filter((type) => layerKinds[type].printRole === 'label');
  const inside = labels.flatMap((type): readonly LayerType[] => layerKinds[type].children);
  expect(inside).toContain('Qrcode');
  expect(inside.filter((type) => !labels.includes(type))).toEqual([]);
});

describe('the layer schema', () => {
  it('has the sizes that the designer promises', () => {
    const sizeOf = (type: (typeof layerTypes)[number]) => [newLayer(type).width, newLayer(type).height];
    expect(sizeOf('Image')).toEqual([200, 200]);
    expect(sizeOf('TextRect')).toEqual([200, 30]);
    expect(sizeOf('Qrcode')).toEqual([100, 100]);
    expect(sizeOf('Barcode')).toEqual([100, 50]);
    expect(sizeOf('AutoLayoutImage')).toEqual([100, 100]);
    expect(newLayer('TextRect')).toMatchObject({
      font_size: 20,
      font_weight: 400,
      align: 'center',
      stroke_alignment: 'outer',
    });
    expect(newLayer('QrcodeRect', { dpi: 254 }).stroke_width).toBeCloseTo(15);
  });

  it('refuses a child that its parent does not allow', () => {
    const group = withChildren(newLayer('QrcodeGroup'), [newLayer('Image')]);
    expect(layerSchema.safeParse(group).success).toBe(false);
    expect(layersSchema.safeParse([newLayer('Qrcode')]).success).toBe(false);
  });

  it('refuses a tree that is too deep', () => {
    let tree: Layer = newLayer('Group');
    for (let depth = 0; depth <= depthMax; depth++) tree = withChildren(newLayer('Group'), [tree]);
    expect(layerSchema.safeParse(tree).success).toBe(false);
  });

  it('parses everything that it accepts to the same value', () => {
    fc.assert(
      fc.property(arbitraryLayer(), (layer) => {
        const stored = JSON.stringify(layer);
        expect(JSON.stringify(layerSchema.parse(JSON.parse(stored)))).toBe(stored);
      }),
      { numRuns: 100 },
    );
  });
});
