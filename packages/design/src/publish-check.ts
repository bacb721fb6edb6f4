import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/locale';
import type { TemplateKind } from '@platen/model/sku-templates';
import { itemsOf } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { canPrintSize, type DesignLists } from './order-images.ts';
import { fitsSize } from './template.ts';
import { findLayer } from './tree.ts';

/**
 * What prevents a template from being published, and what its customers would miss. `blocks`: it could be ordered, but
 * not made. To add one: a line here, and its check below.
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
  print_error: { blocks: true, zh: '{image}：{text}', en: '{image}: {text}' },
  cover_missing: { blocks: false, zh: '没有封面', en: 'There is no cover' },
  effect_image_missing: {
    blocks: false,
    zh: '没有效果图，客户下单前看不到效果',
    en: 'There is no effect image, so customers cannot see what they order',
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
export interface PublishedFacts extends DesignLists {
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
  if (template.effect_images.length === 0) found.push({ kind: 'cover_missing' });
  if (template.kind === 'micro_custom' && !showsEverySize(template)) found.push({ kind: 'effect_image_missing' });
  if (template.category_id === null) found.push({ kind: 'category_missing' });
  if (template.description.trim() === '') found.push({ kind: 'description_missing' });
  return found;
}

/** A template without sizes has no size name to mention. */
function ofSize(kind: 'production_image_missing' | 'price_missing', size: string): PublishFinding {
  return size === '' ? { kind: `only_${kind}` } : { kind, params: { size } };
}

function showsEverySize({ size_prices, effect_image_configs }: PublishedFacts): boolean {
  return size_prices.every(({ size }) => effect_image_configs.some((config) => fitsSize(config, size)));
}

/**
 * Whether a picture that is missing in the template is supplied by the order. In a form order the supplied image fills
 * the custom area.
 */
export function isFilledByOrders(layers: readonly Layer[], layerId: string, kind: TemplateKind): boolean {
  const layer = findLayer(layers, layerId);
  if (!layer) return false;
  if (layer.type === 'CustomArea') return kind === 'form_order';
  return itemsOf(layer).some((at) => at.kind === 'image' && at.item.editable);
}

export function blocksPublishing({ kind }: PublishFinding): boolean {
  return publishFindingKinds[kind].blocks;
}

export function publishFindingText({ kind, params = {} }: PublishFinding, locale: Locale): string {
  return fillText(textIn(publishFindingKinds[kind], locale), params);
}
