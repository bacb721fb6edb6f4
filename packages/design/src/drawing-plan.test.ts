import { describe, expect, it } from 'vitest';
import { type PrintedDesign, planDrawing } from './drawing-plan.ts';
import { type DrawnOrder, drawnOrder, sampleOrder, sampleSize } from './drawn-order.ts';
import { type LayerByType, layerKindOf } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { planImages } from './order-images.ts';
import { shownLayers } from './scene.ts';
import { type TemplateConfig, templateConfigSchema } from './template.ts';

const area = (type: 'CustomArea' | 'EffectArea', set: Partial<LayerByType['CustomArea']> = {}) =>
  newLayer(type, { set: { id: type, ...set } as never });
const config = (id: string, type: TemplateConfig['type'], more: object = {}): TemplateConfig =>
  templateConfigSchema.parse({ id, name: id, type, width: 400, height: 300, ...more });

const design: PrintedDesign = {
  kind: 'micro_custom',
  dpi_value: 300,
  custom_area_configs: [
    config('c-xl', 'custom', { size: ['XL'] }),
    config('c-s', 'custom', { size: ['S'], width: 500 }),
  ],
  effect_image_configs: [config('e', 'effect', { layers: [area('CustomArea'), area('EffectArea')] })],
  production_image_configs: [
    config('p', 'production', {
      size: 'S',
      layers: [area('CustomArea'), area('EffectArea', { width: 60, height: 60 })],
    }),
  ],
};
const imageOf = (role: TemplateConfig['type'], position = 0, of: PrintedDesign = design) => {
  const image = planImages(of, { size: 'S', suppliedCount: 2 }, role)[position];
  if (!image) throw new Error(`no image ${role} ${position}`);
  return image;
};

describe('the plan of an image', () => {
  it('uses the custom area of the order’s size with the order’s changes', () => {
    const layer_diff = { 'c-s': { photo: { left: 9 } } };
    const { parts } = planDrawing(design, sampleOrder({ size: 'S', layer_diff }), imageOf('effect'), 'effect');
    // An effect image cannot contain itself.
    expect(parts.map((part) => part.area)).toEqual(['custom']);
    expect(parts[0]?.plan).toMatchObject({ output: 'custom', scene: { width: 500, dpi: 300 }, parts: [] });
    const other = planDrawing(design, sampleOrder({ size: 'XL' }), imageOf('effect'), 'effect');
    expect(other.parts[0]?.plan.scene.width).toBe(400);
    const none = planDrawing(design, sampleOrder({ size: 'M' }), imageOf('effect'), 'effect');
    expect(none.parts).toEqual([]);
  });

  it('draws parts at full size for print, and lossless for screens', () => {
    const { parts } = planDrawing(design, sampleOrder({ size: 'S' }), imageOf('production'), 'production');
    expect(parts.map(({ area: shown, plan }) => [shown, plan.output])).toEqual([
      ['custom', 'production'],
      ['effect', 'production'],
    ]);
    expect(parts[1]?.plan.parts.map(({ plan }) => plan.output)).toEqual(['production']);
    const onScreen = planDrawing(design, sampleOrder({ size: 'S' }), imageOf('production'), 'effect');
    expect(onScreen.parts.map(({ plan }) => plan.output)).toEqual(['custom', 'custom']);
  });

  it('fills the custom area with the supplied image, or with the last one if there are too few', () => {
    const brought: PrintedDesign = { ...design, kind: 'form_order' };
    const customs = [0, 1].map((position) => {
      const image = imageOf('production', position, brought);
      const order = sampleOrder({ size: 'S', suppliedUrls: ['/a.png', '/b.png'] });
      const { scene, parts } = planDrawing(brought, order, image, 'production');
      return [scene.areas.custom, parts.map((part) => part.area)];
    });
    expect(customs).toEqual([
      ['/a.png', ['effect']],
      ['/b.png', ['effect']],
    ]);
  });

  it('fills an effect area with the supplied image if the template has no effect image', () => {
    const brought: PrintedDesign = { ...design, kind: 'form_order', effect_image_configs: [] };
    const order = sampleOrder({ size: 'S', suppliedUrls: ['/a.png'] });
    const { scene, parts } = planDrawing(brought, order, imageOf('production', 0, brought), 'production');
    expect(scene.areas).toEqual({ custom: '/a.png', effect: '/a.png' });
    expect(parts).toEqual([]);
  });

  it('marks a supplied image as pending without an order and as missing in an order', () => {
    const brought: PrintedDesign = { ...design, kind: 'form_order', effect_image_configs: [] };
    const image = imageOf('production', 0, brought);
    const picturesOf = (order: DrawnOrder) =>
      [...shownLayers(planDrawing(brought, order, image, 'effect').scene)].map(({ layer, context }) =>
        layerKindOf(layer).picture?.(layer, context),
      );
    const sample = sampleOrder({ size: 'S' });
    const awaited = { url: '', isOptional: true };
    expect(picturesOf(sample)).toEqual([awaited, awaited]);
    const missing = { url: '', isOptional: false };
    expect(picturesOf({ ...sample, isSample: false })).toEqual([missing, missing]);
  });

  it('falls back to the effect image if the template has no custom area', () => {
    const plain: PrintedDesign = { ...design, custom_area_configs: [] };
    const { parts } = planDrawing(plain, sampleOrder({ size: 'S' }), imageOf('production'), 'production');
    expect(parts.map(({ area: shown, plan }) => [shown, plan.parts])).toEqual([
      ['custom', []],
      ['effect', []],
    ]);
  });

  it('shows what only the papers name on the effect image and never on a print', () => {
    const item = (label: string, value: string) => ({ label, editable: true, required: false, value });
    const text = item('Name', 'Text');
    const color = { ...item('Shirt color', '#000000'), papers_only: true };
    const layers = [newLayer('TextRect', { set: { id: 'name', text, color } })];
    const shirt: PrintedDesign = {
      ...design,
      effect_image_configs: [config('e', 'effect', { layers })],
      production_image_configs: [config('p', 'production', { layers })],
    };
    const order = sampleOrder({ size: 'S', values: { Name: 'Ben', 'Shirt color': '#ffffff' } });
    const drawn = (role: 'effect' | 'production') =>
      planDrawing(shirt, order, imageOf(role, 0, shirt), role).scene.layers[0];
    expect(drawn('effect')).toMatchObject({ text: { value: 'Ben' }, color: { value: '#ffffff' } });
    expect(drawn('production')).toMatchObject({ text: { value: 'Ben' }, color: { value: '#000000' } });
  });

  it('formats the order’s time in the factory’s time zone', () => {
    const order = {
      ...sampleOrder({ size: 'S' }),
      no: 'A-1',
      system_no: 'OD1',
      created_at: '2026-01-31T20:30:00.000Z',
      sku_template_no: 'SKU1',
      sku_template_name: 'Mug',
    };
    const timeIn = (zone: string) =>
      planDrawing(design, drawnOrder(order, zone), imageOf('custom'), 'custom').scene.facts.order_time;
    expect(timeIn('Asia/Shanghai')).toBe('2026-02-01 04:30:00');
    expect(timeIn('America/New_York')).toBe('2026-01-31 15:30:00');
  });
});

it.each([
  [undefined, ['M', 'L'], 'M'],
  ['S', ['M'], 'S'],
  [['', 'XL', 'S'], ['M'], 'XL'],
  [[], [], ''],
])('looks at a config of the sizes %s in a template of %s at %s', (size, sizes, expected) => {
  expect(sampleSize({ size }, sizes)).toBe(expected);
});

it('contains a print for each supplied image if the template draws them', () => {
  const count = (kind: PrintedDesign['kind'], suppliedCount: number) =>
    planImages({ ...design, kind }, { size: 'S', suppliedCount }, 'production').length;
  expect([count('form_order', 3), count('form_order', 0), count('micro_custom', 3), count('batch_order', 3)]).toEqual([
    3, 1, 1, 0,
  ]);
});
