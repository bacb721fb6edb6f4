import { newLayer } from '@platen/design/new-layer';
import { type TemplateType, templateConfigSchema } from '@platen/design/template';
import { expect, it } from 'vitest';
import { firstEditableConfig } from './order-document.ts';

const image = (id: string, type: TemplateType, size: string[], can_design_in_order: boolean) =>
  templateConfigSchema.parse({
    id,
    name: id,
    type,
    size,
    layers: [newLayer('Rect', { set: { can_design_in_order } })],
  });

const configs = [
  image('shown', 'effect', [], false),
  image('for-l', 'effect', ['L'], true),
  image('for-m', 'effect', ['M'], true),
  image('printed', 'production', [], true),
];

it('opens an order at the first image of its size that it can change', () => {
  expect(firstEditableConfig(configs, 'M')).toBe('for-m');
  expect(firstEditableConfig(configs, 'L')).toBe('for-l');
  expect(firstEditableConfig(configs, 'XL')).toBe('printed');
  expect(firstEditableConfig(configs.slice(0, 2), 'XL')).toBe('shown');
});
