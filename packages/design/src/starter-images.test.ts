import { expect, it } from 'vitest';
import { canPrintSize } from './order-images.ts';
import { starterImages } from './starter-images.ts';

const size = (name: string, width: number | null = 945, height: number | null = 472) => ({
  size: name,
  price: 19.9,
  width,
  height,
});

it('have a production image for each size with its pixels and price, and an effect image like the first one', () => {
  const sizes = [size('11oz'), size('15oz', 1100, 500)];
  const made = starterImages({ kind: 'micro_custom', dpi_value: 300, size_prices: sizes }, 'en-US');
  expect(made.production_image_configs).toMatchObject([
    { name: '11oz', size: '11oz', width: 945, height: 472, price: 19.9, layers: [] },
    { name: '15oz', size: '15oz', width: 1100, height: 500, price: 19.9, layers: [] },
  ]);
  expect(made.effect_image_configs).toMatchObject([{ name: 'Effect', size: [], width: 945, height: 472 }]);
  for (const each of sizes) expect(canPrintSize({ kind: 'micro_custom', ...made }, each.size)).toBe(true);
  const ids = [...made.production_image_configs, ...made.effect_image_configs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('are named in the author’s language for a template without sizes', () => {
  const made = starterImages({ kind: 'micro_custom', dpi_value: 300, size_prices: [size('', null, null)] }, 'zh-CN');
  expect(made.production_image_configs).toMatchObject([{ name: '生产图', size: '', width: 800, height: 800 }]);
});

it('contain the supplied image over the whole canvas in a form order', () => {
  const made = starterImages({ kind: 'form_order', dpi_value: 300, size_prices: [size('S')] }, 'en-US');
  expect(made.production_image_configs[0]?.layers).toMatchObject([
    { type: 'CustomArea', left: 0, top: 0, width: 945, height: 472 },
  ]);
  expect(made.effect_image_configs).toEqual([]);
});

it('are empty for a template that is made by quantity', () => {
  const made = starterImages({ kind: 'batch_order', dpi_value: 300, size_prices: [size('S')] }, 'en-US');
  expect(Object.values(made).flat()).toEqual([]);
});
