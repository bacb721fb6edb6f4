import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { expect, it } from 'vitest';
import { planDrawing } from './drawing-plan.ts';
import { sampleOrder } from './drawn-order.ts';
import { canBeLeftBlank, isSettledByOrders } from './filled-by-orders.ts';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { templateConfigSchema } from './template.ts';

function planOf(layers: readonly Layer[], kind: TemplateKind, custom: readonly Layer[] = []) {
  const config = templateConfigSchema.parse({ id: 'p', name: 'M', type: 'production', layers });
  const design = {
    kind,
    dpi_value: 300,
    production_image_configs: [config],
    effect_image_configs: [],
    custom_area_configs: [templateConfigSchema.parse({ id: 'c', name: 'Area', type: 'custom', layers: custom })],
  };
  return planDrawing(design, sampleOrder({}), { role: 'production', position: 0, config }, 'effect');
}

const image = newLayer('Image', { set: { id: 'photo' } });
const photo = (parts: Partial<typeof image.url>) => ({ ...image, url: { ...image.url, editable: true, ...parts } });
const area = newLayer('CustomArea', { set: { id: 'area' } });
const blank = { kind: 'blank_image', layer_id: '' };

const missing = (layer_id: string) => ({ kind: 'missing_image', layer_id });

it('settles a missing picture that orders supply', () => {
  expect(isSettledByOrders(planOf([photo({})], 'micro_custom'), 'micro_custom', missing('photo'))).toBe(true);
  const fixed = planOf([photo({ editable: false })], 'micro_custom');
  expect(isSettledByOrders(fixed, 'micro_custom', missing('photo'))).toBe(false);
  expect(isSettledByOrders(planOf([area], 'form_order'), 'form_order', missing('area'))).toBe(true);
  const within = planOf([area], 'micro_custom', [photo({})]);
  expect(isSettledByOrders(within, 'micro_custom', missing('photo'))).toBe(true);
});

it.each([
  ['nothing', [], [], false],
  ['a photo without a default', [photo({})], [], true],
  ['a photo in the custom area', [area], [photo({})], true],
  ['a hidden photo', [{ ...photo({}), visible: false }], [], false],
  ['a photo with a default, which is drawn', [photo({ value: '/a.png' })], [], false],
])('settles an empty image that has %s', (_, layers, custom, isSettled) => {
  expect(isSettledByOrders(planOf(layers, 'micro_custom', custom), 'micro_custom', blank)).toBe(isSettled);
});

it('settles the image of a form order only if it shows what customers supply', () => {
  expect(isSettledByOrders(planOf([area], 'form_order'), 'form_order', blank)).toBe(true);
  expect(isSettledByOrders(planOf([], 'form_order'), 'form_order', blank)).toBe(false);
});

it('warns of an image that customers may leave empty', () => {
  expect(canBeLeftBlank(planOf([photo({})], 'micro_custom'), 'micro_custom')).toBe(true);
  expect(canBeLeftBlank(planOf([photo({ required: true })], 'micro_custom'), 'micro_custom')).toBe(false);
  expect(canBeLeftBlank(planOf([area], 'form_order'), 'form_order')).toBe(false);
});
