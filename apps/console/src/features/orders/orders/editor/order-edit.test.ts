import type { Order } from '@platen/contract/orders/order';
import { newImageItem } from '@platen/design/items';
import { layerSchema } from '@platen/design/layers/index';
import { withChange } from '@platen/design/order-changes';
import { type TemplateConfig, templateConfigSchema, type TemplateType } from '@platen/design/template';
import { expect, it } from 'vitest';
import { editOf, isChanged, isRestorable, noDrafts, restored, withLayerChange, withValues } from './order-edit.ts';

const cover = (id: string, scale: number) =>
  layerSchema.parse({
    id,
    type: 'Image',
    width: 100 * scale,
    height: 50 * scale,
    can_design_in_order: true,
    url: newImageItem('封面'),
  });
const config = (type: TemplateType, scale: number, layer_diff: object = {}) =>
  templateConfigSchema.parse({
    id: `${type}-1`,
    name: type,
    type,
    width: 100 * scale,
    height: 50 * scale,
    layers: [cover(`cover-${type}`, scale)],
    layer_diff,
  });

function order(effect: TemplateConfig, production: TemplateConfig): Order {
  return {
    size: 'S',
    values: { 封面: '彩纸' },
    sku_template_kind: 'micro_custom',
    sku_template_dpi_value: 300,
    effect_image_configs: [effect],
    production_image_configs: [production],
    custom_area_configs: [],
  } as unknown as Order;
}
const effect = config('effect', 1);
const production = config('production', 4);
const plain = order(effect, production);

it('adds to a change, and takes back what is undefined', () => {
  const diff = withChange({ photo: { left: 1 }, text: { rotate: 5 } }, 'photo', { top: 2 });
  expect(diff).toEqual({ photo: { left: 1, top: 2 }, text: { rotate: 5 } });
  expect(withChange(diff, 'photo', { left: undefined })).toEqual({ photo: { top: 2 }, text: { rotate: 5 } });
  expect(withChange(diff, 'photo', { left: undefined, top: undefined })).toEqual({ text: { rotate: 5 } });
});

it('moves a layer in every image, and saves all of it at once', () => {
  const drafts = withLayerChange(plain, noDrafts, effect, 'cover-effect', { left: 5, rotate: 10 });
  expect(editOf(plain, drafts)).toEqual({
    effect_image_configs: [{ id: 'effect-1', layer_diff: { 'cover-effect': { left: 5, rotate: 10 } } }],
    production_image_configs: [{ id: 'production-1', layer_diff: { 'cover-production': { left: 20, rotate: 10 } } }],
  });
  expect([effect, production].map((each) => isChanged(plain, drafts, each))).toEqual([true, true]);
});

it('fills a custom item in for all images, and takes away what lay over it in one of them', () => {
  const overlaid = config('effect', 1, { 'cover-effect': { url: 'x.png', top: 3 } });
  const before = order(overlaid, production);
  const drafts = withValues(before, noDrafts, { 封面: '青海波' });
  expect(editOf(before, drafts)).toEqual({
    custom_fields: [{ key: '定制项-封面', value: '青海波' }],
    effect_image_configs: [{ id: 'effect-1', layer_diff: { 'cover-effect': { top: 3 } } }],
  });
  expect(isChanged(before, drafts, production)).toBe(true);
});

it('sends nothing for what came back to what it was', () => {
  const moved = withLayerChange(plain, noDrafts, effect, 'cover-effect', { left: 5 });
  const filled = withValues(plain, moved, { 封面: '青海波' });
  const back = withLayerChange(plain, filled, effect, 'cover-effect', { left: undefined });
  expect(editOf(plain, withValues(plain, back, { 封面: '彩纸' }))).toBeUndefined();
  expect(editOf(plain, withValues(plain, noDrafts, { 封面: '彩纸' }))).toBeUndefined();
});

it('restores a layer to what the template has, also where what is saved differs from it', () => {
  const moved = withLayerChange(plain, noDrafts, effect, 'cover-effect', { left: 5 });
  expect(isRestorable(plain, noDrafts, effect, 'cover-effect')).toBe(true);
  const back = restored(plain, moved, effect, 'cover-effect');
  expect(editOf(plain, back)).toEqual({ custom_fields: [{ key: '定制项-封面', value: '' }] });
  expect(isRestorable(plain, back, effect, 'cover-effect')).toBe(false);
});

it('restores what must be filled in to the template’s own value, and keeps a picture that only the customer can bring', () => {
  const required = (value: string, options: { value: string; label: string }[] = []) => {
    const layer = layerSchema.parse({
      ...cover('cover-effect', 1),
      url: { ...newImageItem('封面'), required: true, value, options },
    });
    return { ...effect, layers: [layer] };
  };
  const valuesIn = (shown: TemplateConfig) =>
    editOf(order(shown, production), restored(order(shown, production), noDrafts, shown, 'cover-effect'));
  expect(valuesIn(required('wave.png', [{ value: 'wave.png', label: '青海波' }]))).toEqual({
    custom_fields: [{ key: '定制项-封面', value: '青海波' }],
  });
  expect(valuesIn(required('sample.png'))).toBeUndefined();
  expect(valuesIn(required(''))).toBeUndefined();
});
