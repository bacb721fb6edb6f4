import type { SizePrice, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { type Locale, textIn } from '@platen/model/text/locale';
import { imageSideMaxPx, templateSideMinPx, templateSizeDefaultPx } from './constants.ts';
import { newId } from './ids.ts';
import { layerKinds, layerTypes } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import type { DesignLists } from './order-images.ts';
import { type TemplateConfig, templateConfigSchema } from './template.ts';
import { cleanTemplateText } from './template-settings.ts';

/** The parts of a new template that its images are made from. */
interface StarterFacts {
  readonly kind: TemplateKind;
  readonly dpi_value: number;
  readonly size_prices: readonly SizePrice[];
}

/** Mutable, because callers add to them. */
type StarterImages = { -readonly [List in keyof DesignLists]: TemplateConfig[] };

const imageNames = {
  production: { zh: '生产图', en: 'Print' },
  effect: { zh: '效果图', en: 'Effect' },
} as const;

/**
 * The initial images of a design: one production image for each size, with its pixels and price, and one effect image
 * of the first print's size, so that layers keep their position when copied between them. A template that is made by
 * quantity has none.
 */
export function starterImages({ kind, dpi_value, size_prices }: StarterFacts, locale: Locale): StarterImages {
  if (kind === 'batch_order') {
    return { production_image_configs: [], effect_image_configs: [], custom_area_configs: [] };
  }
  const taken = new Set<string>();
  function imageOf(parts: Partial<TemplateConfig> & Pick<TemplateConfig, 'name' | 'type'>): TemplateConfig {
    const id = newId(taken);
    taken.add(id);
    return templateConfigSchema.parse({ id, ...parts });
  }
  const startingTypes = layerTypes.filter((type) => layerKinds[type].templates[kind] === 'starting');
  const production_image_configs = size_prices.map(({ size, price, width, height }) => {
    const sides = { width: sideOf(width), height: sideOf(height) };
    return imageOf({
      name: cleanTemplateText(size).trim() || textIn(imageNames.production, locale),
      type: 'production',
      ...sides,
      size,
      price,
      layers: startingTypes.map((type) => newLayer(type, { dpi: dpi_value, set: { left: 0, top: 0, ...sides } })),
    });
  });
  const [first] = production_image_configs;
  const name = textIn(imageNames.effect, locale);
  const effect_image_configs =
    first && kind === 'micro_custom'
      ? [imageOf({ name, type: 'effect', width: first.width, height: first.height, size: [] })]
      : [];
  return { production_image_configs, effect_image_configs, custom_area_configs: [] };
}

/** A size may have no pixel dimensions, or larger ones than the designer supports. */
function sideOf(pixels: number | null): number {
  return Math.min(imageSideMaxPx, Math.max(templateSideMinPx, pixels ?? templateSizeDefaultPx));
}
