import { expect, it } from 'vitest';
import { findOption, itemsBySize } from './custom-items.ts';
import { configWith, item, orderTemplate } from './testing/templates.ts';

const template = orderTemplate({
  production_image_configs: [configWith([item('Name', { required: true })], 'M')],
  effect_image_configs: [configWith([item('Name'), item('Photo', { type: 'image' })], 'L')],
  custom_area_configs: [configWith([item('Color', { type: 'color' })])],
});
const keysAt = (size: string) => [...itemsBySize(template)(size).keys()];

it('are those of the configs of a size and of the configs for all sizes', () => {
  expect(keysAt('M')).toEqual(['Name', 'Color']);
  expect(keysAt('L')).toEqual(['Name', 'Photo', 'Color']);
  expect(keysAt('')).toEqual(['Color']);
});

it('are described by the first config of the size that has them', () => {
  const fieldsOf = itemsBySize(template);
  expect(fieldsOf('M').get('Name')?.required).toBe(true);
  expect(fieldsOf('L').get('Name')?.required).toBe(false);
});

it('are computed once for each size', () => {
  const fieldsOf = itemsBySize(template);
  expect(fieldsOf('M')).toBe(fieldsOf('M'));
  expect(fieldsOf('M')).not.toBe(fieldsOf('L'));
});

it('have options that are named without regard to capitals, width and spaces, unless that could be several', () => {
  const options = ['Red', 'XL', 'xl'].map((label) => ({ label, value: `#${label}` }));
  const named = (text: string) => findOption(options, text)?.label;
  expect(['Red', 'red', ' ＲＥＤ ', '#red', 'xl', 'Xl', 'blue', ''].map(named)).toEqual([
    'Red',
    'Red',
    'Red',
    'Red',
    'xl',
    undefined,
    undefined,
    undefined,
  ]);
});
