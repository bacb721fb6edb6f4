import { walkLayers } from '@platen/design/tree';
import { expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { demoCategories, demoLibraryCategories, demoTemplates } from './catalogue/catalogue.ts';
import { demoFonts } from './catalogue/fonts.ts';
import { demoLibraries } from './catalogue/libraries.ts';
import { demoDesigns, designPictureKey } from './designs/designs.ts';
import { demoFormOrders, receivers, shippingCompanies } from './orders/form-orders.ts';
import { offlineInstructions } from './orders/payments.ts';
import { shippingMethods } from './orders/shipping.ts';
import { demoPages, sectionsOf } from './pages/pages.ts';

/** All English content of the demo. */
function english(): unknown[] {
  const locale = 'en-US';
  return [
    demoAccounts(locale),
    demoCategories(locale),
    demoLibraryCategories(locale),
    demoTemplates(locale),
    demoFonts(locale),
    demoLibraries(locale),
    [...demoDesigns].map(([key, design]) => ({ key, ...design(designPictureKey, locale) })),
    demoFormOrders.map(({ tags }) => tags?.map(({ en }) => en)),
    receivers(locale),
    shippingCompanies(locale),
    shippingMethods(locale),
    offlineInstructions(locale),
    demoPages(locale).map((page) => [
      page.title,
      page.description,
      sectionsOf(page, { urlOf: (picture) => JSON.stringify(picture), videoUrlOf: String, linkTo: String }),
    ]),
  ];
}

function collectTexts(node: unknown, found: string[] = []): string[] {
  if (typeof node === 'string') found.push(node);
  else if (typeof node === 'object' && node !== null) for (const each of Object.values(node)) collectTexts(each, found);
  return found;
}

it('the English demo contains no Chinese characters', () => {
  const texts = collectTexts(english());
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

it('the Chinese demo names layers, sizes and categories in Chinese or in language-neutral letters', () => {
  const names = [...demoDesigns.values()].flatMap((design) => {
    const { custom_area_configs, effect_image_configs, production_image_configs } = design(designPictureKey, 'zh-CN');
    const configs = [...custom_area_configs, ...effect_image_configs, ...production_image_configs];
    return configs.flatMap(({ name, layers }) => [name, ...[...walkLayers(layers)].map((layer) => layer.name)]);
  });
  expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});

it('both demos have the same templates, categories, libraries and pages', () => {
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  for (const list of [demoTemplates, demoCategories, demoLibraryCategories, demoLibraries, demoPages])
    expect(keys(list('en-US'))).toEqual(keys(list('zh-CN')));
});
