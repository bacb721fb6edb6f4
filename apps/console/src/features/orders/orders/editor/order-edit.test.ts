import type { TemplateConfig } from '@platen/design/template';
import { expect, it } from 'vitest';
import { editsOf, isChanged, type OrderConfig, withChange } from './order-edit.ts';

const config = (id: string, layer_diff: TemplateConfig['layer_diff'] = {}) => ({ id, layer_diff }) as TemplateConfig;
const configs: OrderConfig[] = [
  { type: 'effect', config: config('e1'), index: 0, count: 2 },
  { type: 'effect', config: config('e2', { photo: { left: 1, top: 2 } }), index: 1, count: 2 },
  { type: 'production', config: config('p1'), index: 0, count: 1 },
];

it('adds to a change, and takes back what is undefined', () => {
  const diff = withChange({ photo: { left: 1 }, text: { rotate: 5 } }, 'photo', { top: 2 });
  expect(diff).toEqual({ photo: { left: 1, top: 2 }, text: { rotate: 5 } });
  expect(withChange(diff, 'photo', { left: undefined })).toEqual({ photo: { top: 2 }, text: { rotate: 5 } });
  expect(withChange(diff, 'photo', { left: undefined, top: undefined })).toEqual({ text: { rotate: 5 } });
});

it('makes one edit for each list, with exactly that list', () => {
  const drafts = { e1: { photo: { left: 5 } }, p1: { photo: { left: 9 } } };
  expect(editsOf(configs, drafts)).toEqual([
    { effect_image_configs: [{ id: 'e1', layer_diff: { photo: { left: 5 } } }] },
    { production_image_configs: [{ id: 'p1', layer_diff: { photo: { left: 9 } } }] },
  ]);
});

it('sends nothing for what came back to what it was', () => {
  const [, second] = configs as [OrderConfig, OrderConfig];
  expect(isChanged(second, { e2: { photo: { top: 2, left: 1 } } })).toBe(false);
  expect(isChanged(second, { e2: {} })).toBe(true);
  expect(editsOf(configs, { e1: {}, e2: { photo: { top: 2, left: 1 } } })).toEqual([]);
});
