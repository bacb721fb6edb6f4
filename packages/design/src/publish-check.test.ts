import { describe, expect, it } from 'vitest';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { blocksPublishing, checkBeforePublish, type PublishedFacts, publishFindingText } from './publish-check.ts';
import { type TemplateType, templateConfigSchema } from './template.ts';

const config = (type: TemplateType, size?: string | string[], layers: readonly Layer[] = []) =>
  templateConfigSchema.parse({
    id: `${type}-${String(size)}`,
    name: `${type} ${String(size)}`,
    type,
    ...(size !== undefined && { size }),
    layers,
  });

const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
/** A text that customers fill in, and its color if it has options. */
function text(label: string, { colors, papersOnly }: { colors?: string[]; papersOnly?: boolean } = {}): Layer {
  const layer = newLayer('TextRect', { set: { id: `text-${label}` } });
  const item = { ...layer.text, label, editable: true, ...(papersOnly && { papers_only: true }) };
  const color = colors && { ...layer.color, label: `${label} color`, editable: true, options: optionsOf(...colors) };
  return { ...layer, text: item, ...(color && { color }) };
}

const ready: PublishedFacts = {
  kind: 'micro_custom',
  dpi_value: 300,
  size_prices: [
    { size: 'M', price: 10 },
    { size: 'L', price: 12 },
  ],
  production_image_configs: [config('production', 'M'), config('production', 'L')],
  effect_image_configs: [config('effect', [])],
  custom_area_configs: [config('custom')],
  effect_images: [{}],
  category_id: 1,
  description: 'A mug',
};
const texts = (parts: Partial<PublishedFacts>) =>
  checkBeforePublish({ ...ready, ...parts }).map((finding) => [
    blocksPublishing(finding),
    publishFindingText(finding, 'en-US'),
  ]);

it('has no findings for a complete template', () => {
  expect(texts({})).toEqual([]);
});

it('blocks a size without a production image if it is rendered', () => {
  const missing = [true, 'The size “L” has no production image'];
  expect(texts({ production_image_configs: [config('production', 'M')] })).toEqual([missing]);
  expect(texts({ production_image_configs: [config('production')] })).toEqual([]);
  expect(texts({ kind: 'form_order', production_image_configs: [] })).toEqual([]);
  expect(texts({ kind: 'batch_order', production_image_configs: [] })).toEqual([]);
  const sizeless = { size_prices: [{ size: '', price: 1 }], production_image_configs: [] };
  expect(texts(sizeless)).toEqual([[true, 'There is no production image']]);
});

it('blocks a size without a price', () => {
  const size_prices = [
    { size: 'M', price: 0 },
    { size: 'L', price: 1 },
  ];
  expect(texts({ size_prices })).toEqual([[true, 'The size “M” has no price']]);
});

it('warns about missing details for customers', () => {
  expect(texts({ effect_images: [], category_id: null, description: ' ', effect_image_configs: [] })).toEqual([
    [false, 'There is no cover'],
    [false, 'There is no effect image, so customers cannot see what they order'],
    [false, 'There is no category'],
    [false, 'There is no description'],
  ]);
  expect(texts({ effect_image_configs: [config('effect', ['M'])] })).toHaveLength(1);
  expect(texts({ kind: 'batch_order', effect_image_configs: [] })).toEqual([]);
});

describe('custom items', () => {
  const shirt = (parts: Partial<PublishedFacts>) => texts({ custom_area_configs: [config('custom')], ...parts });

  it('must be on a production image of every size that asks for them', () => {
    const effect_image_configs = [config('effect', [], [text('Name')])];
    const front = config('production', 'M', [text('Name')]);
    expect(shirt({ effect_image_configs, production_image_configs: [front, config('production', 'L')] })).toEqual([
      [true, expect.stringMatching(/^“Name” is on no production image of the size “L” and would not/)],
    ]);
    const none = {
      effect_image_configs,
      production_image_configs: [config('production', 'M'), config('production', 'L')],
    };
    expect(shirt(none)).toEqual([[true, expect.stringMatching(/^“Name” is on no production image and/)]]);
    const both = [front, config('production', 'L', [text('Name')])];
    expect(shirt({ effect_image_configs, production_image_configs: both })).toEqual([]);
  });

  it('need not be on every side of a product', () => {
    const sides = ['M', 'L'].flatMap((size) => [
      config('production', size, [text('Front')]),
      config('production', size, [text('Back')]),
    ]);
    const effect_image_configs = [config('effect', [], [text('Front')]), config('effect', [], [text('Back')])];
    expect(shirt({ production_image_configs: sides, effect_image_configs })).toEqual([]);
  });

  it('reach a print through its areas, but not from a hidden layer', () => {
    const area = newLayer('CustomArea', { set: { id: 'area' } });
    const parts = {
      custom_area_configs: [config('custom', undefined, [text('Name')])],
      effect_image_configs: [config('effect', [], [area])],
    };
    expect(shirt({ ...parts, production_image_configs: [config('production', [], [area])] })).toEqual([]);
    const hidden = [config('production', [], [{ ...area, visible: false }])];
    expect(shirt({ ...parts, production_image_configs: hidden }).map(([blocks]) => blocks)).toEqual([true]);
  });

  it('may be meant for the papers only, like the color of a shirt', () => {
    const production_image_configs = [config('production', [])];
    const color = (papersOnly: boolean) => [config('effect', [], [text('Shirt color', { papersOnly })])];
    expect(shirt({ production_image_configs, effect_image_configs: color(true) })).toEqual([]);
    expect(shirt({ production_image_configs, effect_image_configs: color(false) })).toHaveLength(1);
  });

  it('are shown on an effect image, otherwise there is a warning', () => {
    const production_image_configs = [config('production', [], [text('Name')])];
    const shown = [config('effect', 'M', [text('Name')]), config('effect', 'L')];
    expect(shirt({ production_image_configs, effect_image_configs: shown })).toEqual([
      [false, '“Name” is on no effect image of the size “L”, so customers cannot see it'],
    ]);
  });

  it('have the same choices in all images of a size', () => {
    const red = text('Name', { colors: ['Red', 'Blue'] });
    const same = text('Name', { colors: ['Blue', 'Red'] });
    const other = text('Name', { colors: ['Red', 'Green'] });
    const withEffect = (layer: Layer) =>
      shirt({
        production_image_configs: [config('production', [], [red])],
        effect_image_configs: [config('effect', [], [layer])],
      });
    expect(withEffect(same)).toEqual([]);
    expect(withEffect(other)).toEqual([
      [
        true,
        'The choices of “Name color” differ between “production ” and “effect ”. Orders choose by name, so the names must be the same',
      ],
    ]);
  });
});

it('warns that there is no custom area', () => {
  expect(texts({ custom_area_configs: [] })).toEqual([[false, 'There is no custom-area image']]);
});

it('requires a custom area on the images of a form order, on one of each size', () => {
  const area = newLayer('CustomArea', { set: { id: 'area' } });
  const same = config('production', 'M');
  const form = (...production_image_configs: ReturnType<typeof config>[]) =>
    texts({ kind: 'form_order', production_image_configs });
  expect(form()).toEqual([]);
  expect(form(config('production', 'M', [area]), same)).toEqual([]);
  expect(form(config('production', [], []))).toEqual([
    [true, 'production : it has no custom area, so the image that customers supply would not be printed'],
  ]);
  expect(form(config('production', 'M', [area]), config('production', 'L'))).toHaveLength(1);
});
