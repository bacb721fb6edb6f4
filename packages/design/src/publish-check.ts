import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/text/locale';
import type { PrintedDesign } from './drawing-plan.ts';
import { visibleLayers } from './filled-by-orders.ts';
import { type AskedItem, itemsOfSize, itemsReaching } from './item-reach.ts';
import { layerKindOf } from './layers/index.ts';
import { canPrintSize, configsFor } from './order-images.ts';
import { configListOf, fitsSize, type TemplateConfig, type TemplateType } from './template.ts';

/**
 * What prevents a template from being published, and what its customers would miss. `blocks`: it could be ordered, but
 * not made as ordered. To add one: a line here, and its check below.
 */
export const publishFindingKinds = {
  production_image_missing: {
    blocks: true,
    zh: '尺寸“{size}”没有生产图',
    en: 'The size “{size}” has no production image',
  },
  only_production_image_missing: { blocks: true, zh: '没有生产图', en: 'There is no production image' },
  price_missing: { blocks: true, zh: '尺寸“{size}”没有价格', en: 'The size “{size}” has no price' },
  only_price_missing: { blocks: true, zh: '没有价格', en: 'There is no price' },
  item_not_printed: {
    blocks: true,
    zh: '“{item}”不在尺寸“{size}”的任何生产图上，印不出来。请添加到生产图，或标为“不印刷”',
    en: '“{item}” is on no production image of the size “{size}” and would not be printed. Add it, or mark it “Not printed”',
  },
  only_item_not_printed: {
    blocks: true,
    zh: '“{item}”不在任何生产图上，印不出来。请添加到生产图，或标为“不印刷”',
    en: '“{item}” is on no production image and would not be printed. Add it, or mark it “Not printed”',
  },
  supplied_image_not_printed: {
    blocks: true,
    zh: '{image}：没有定制区域图层，客户上传的图片印不出来',
    en: '{image}: it has no custom area, so the image that customers supply would not be printed',
  },
  options_differ: {
    blocks: true,
    zh: '定制项“{item}”的选项在“{image}”和“{other}”中不一致，下单时按名称选择，名称必须相同',
    en: 'The choices of “{item}” differ between “{image}” and “{other}”. Orders choose by name, so the names must be the same',
  },
  print_error: { blocks: true, zh: '{image}：{text}', en: '{image}: {text}' },
  cover_missing: { blocks: false, zh: '没有封面', en: 'There is no cover' },
  effect_image_missing: {
    blocks: false,
    zh: '没有效果图，客户下单前看不到效果',
    en: 'There is no effect image, so customers cannot see what they order',
  },
  custom_area_missing: { blocks: false, zh: '没有定制区域图', en: 'There is no custom-area image' },
  item_not_shown: {
    blocks: false,
    zh: '“{item}”不在尺寸“{size}”的任何效果图上，客户看不到',
    en: '“{item}” is on no effect image of the size “{size}”, so customers cannot see it',
  },
  only_item_not_shown: {
    blocks: false,
    zh: '“{item}”不在任何效果图上，客户看不到',
    en: '“{item}” is on no effect image, so customers cannot see it',
  },
  can_be_left_blank: {
    blocks: false,
    zh: '{image}：客户全部留空的订单会被拒绝。请至少把一个定制项设为必填',
    en: '{image}: an order that leaves everything empty is refused. Make at least one item required',
  },
  category_missing: { blocks: false, zh: '没有分类', en: 'There is no category' },
  description_missing: { blocks: false, zh: '没有描述', en: 'There is no description' },
} as const satisfies Record<string, BilingualText & { blocks: boolean }>;

export type PublishFindingKind = keyof typeof publishFindingKinds;

export interface PublishFinding {
  readonly kind: PublishFindingKind;
  readonly params?: Readonly<Record<string, string>>;
  /** The config to correct in the designer. */
  readonly configId?: string;
  readonly layerId?: string;
}

/** The parts of a template that are checked before publishing. */
export interface PublishedFacts extends PrintedDesign {
  readonly kind: TemplateKind;
  readonly size_prices: readonly { readonly size: string; readonly price: number }[];
  readonly effect_images: readonly unknown[];
  readonly category_id: number | null;
  readonly description: string;
}

/** All checks except for those of the prints, which need a renderer. Blocking findings come first. */
export function checkBeforePublish(template: PublishedFacts): PublishFinding[] {
  const found: PublishFinding[] = [];
  for (const { size, price } of template.size_prices) {
    if (!canPrintSize(template, size)) found.push(ofSize('production_image_missing', size));
    if (price <= 0) found.push(ofSize('price_missing', size));
  }
  if (!hasCover(template)) found.push({ kind: 'cover_missing' });
  if (template.kind === 'micro_custom') found.push(...checkImages(template), ...checkItems(template));
  if (template.kind === 'form_order') found.push(...checkSuppliedImages(template));
  if (template.category_id === null) found.push({ kind: 'category_missing' });
  if (template.description.trim() === '') found.push({ kind: 'description_missing' });
  return found;
}

/** An image of its own, or a design to draw it from. */
function hasCover({ effect_images, effect_image_configs }: PublishedFacts): boolean {
  return effect_images.length > 0 || effect_image_configs.some(({ layers }) => layers.length > 0);
}

/** A template without sizes has no size name to mention. */
function ofSize(kind: 'production_image_missing' | 'price_missing', size: string): PublishFinding {
  return size === '' ? { kind: `only_${kind}` } : { kind, params: { size } };
}

function checkImages({ size_prices, effect_image_configs, custom_area_configs }: PublishedFacts): PublishFinding[] {
  const showsEverySize = size_prices.every(({ size }) => effect_image_configs.some((config) => fitsSize(config, size)));
  return [
    ...(showsEverySize ? [] : [{ kind: 'effect_image_missing' } as const]),
    ...(custom_area_configs.length > 0 ? [] : [{ kind: 'custom_area_missing' } as const]),
  ];
}

/** The name of an image, with its sizes where another one has the same name: the sides of a shirt have the same names in each. */
export function publishedImageName(design: PrintedDesign, config: TemplateConfig): string {
  const namesakes = design[configListOf[config.type]].filter(({ name }) => name === config.name);
  const sizes = [config.size ?? []].flat().join(', ');
  return namesakes.length < 2 || sizes === '' ? config.name : `${config.name} (${sizes})`;
}

/** An order prints several images, of which some may be the same for everybody. */
function checkSuppliedImages(template: PublishedFacts): PublishFinding[] {
  const found = template.size_prices.flatMap(({ size }): PublishFinding[] => {
    const configs = configsFor(template, 'production', size);
    const [first] = configs;
    if (!first || configs.some(({ layers }) => visibleLayers(layers).some((layer) => layerKindOf(layer).area)))
      return [];
    const image = publishedImageName(template, first);
    return [{ kind: 'supplied_image_not_printed', params: { image }, configId: first.id }];
  });
  // An image may be that of several sizes.
  return found.filter(({ configId }, index) => found.findIndex((each) => each.configId === configId) === index);
}

/**
 * Checks that what customers fill in is made and shown. Sizes and sides may differ in what they ask: an item has to be
 * on some production image of each size that asks for it, not on every image.
 */
function checkItems(template: PublishedFacts): PublishFinding[] {
  const sizes = template.size_prices.map(({ size }) => size);
  const asked = sizes.map((size) => ({ size, items: itemsOfSize(template, size) }));
  const keys = new Set(asked.flatMap(({ items }) => items.map(({ key }) => key)));
  /** The sizes that ask for an item without having it on any image of a role, which they do have. */
  function sizesWithout(item: string, role: TemplateType): string[] {
    return asked.flatMap(({ size, items }) => {
      const isAsked = items.some(({ key, isPapersOnly }) => key === item && !(isPapersOnly && role === 'production'));
      if (!isAsked || configsFor(template, role, size).length === 0) return [];
      return itemsReaching(template, role, size).has(item) ? [] : [size];
    });
  }
  function missing(kind: 'item_not_printed' | 'item_not_shown', item: string, role: TemplateType): PublishFinding[] {
    const without = sizesWithout(item, role);
    const [first] = without;
    if (first === undefined) return [];
    const config = configsFor(template, role, first)[0];
    const place = config && { configId: config.id };
    if (without.length === sizes.length) return [{ kind: `only_${kind}`, params: { item }, ...place }];
    return without.map((size) => ({ kind, params: { item, size }, ...place }));
  }
  return [...keys].flatMap((item) => [
    ...missing('item_not_printed', item, 'production'),
    ...missing('item_not_shown', item, 'effect'),
    ...differingOptions(
      item,
      asked.flatMap(({ items }) => items),
    ),
  ]);
}

/** One finding for an item, whatever the number of sizes. */
function differingOptions(item: string, asked: readonly AskedItem[]): PublishFinding[] {
  const [one, other] = asked.find(({ key, differing }) => key === item && differing)?.differing ?? [];
  if (!one || !other) return [];
  return [{ kind: 'options_differ', params: { item, image: one.name, other: other.name }, configId: other.id }];
}

export function blocksPublishing({ kind }: PublishFinding): boolean {
  return publishFindingKinds[kind].blocks;
}

export function publishFindingText({ kind, params = {} }: PublishFinding, locale: Locale): string {
  return fillText(textIn(publishFindingKinds[kind], locale), params);
}
