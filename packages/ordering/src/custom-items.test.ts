import { expect, it } from 'vitest';
import { itemsBySize } from './custom-items.ts';
import { configWith, item, orderTemplate } from './testing/templates.ts';

const template = orderTemplate({
  production_image_configs: [configWith([item('Name', { required: true })], 'M')],
  effect_image_configs: [configWith([item('Name'), item('Photo', { type: 'image' })], 'L')],
  custom_area_configs: [configWith([item('Color', { type: 'color' })])],
});
const keysAt = (size: string) => [...itemsBySize(template)(size).keys()];

it('asks for what the configs of a size show, and those of every size', () => {
  expect(keysAt('M')).toEqual(['Name', 'Color']);
  expect(keysAt('L')).toEqual(['Name', 'Photo', 'Color']);
  expect(keysAt('')).toEqual(['Color']);
});

it('describes a field as the first config that shows it at the size', () => {
  const fieldsOf = itemsBySize(template);
  expect(fieldsOf('M').get('Name')?.required).toBe(true);
  expect(fieldsOf('L').get('Name')?.required).toBe(false);
});

it('works a size out once', () => {
  const fieldsOf = itemsBySize(template);
  expect(fieldsOf('M')).toBe(fieldsOf('M'));
  expect(fieldsOf('M')).not.toBe(fieldsOf('L'));
});
