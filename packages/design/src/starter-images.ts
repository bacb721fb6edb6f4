import { type Locale, textIn } from '@platen/model/locale';
import type { SizePrice, TemplateKind } from '@platen/model/sku-templates';
import { imageSideMaxPx, templateSideMinPx, templateSizeDefaultPx } from './constants.ts';
import { newId } from './ids.ts';
import { newLayer } from './new-layer.ts';
import type { DesignLists } from './order-images.ts';
import { type TemplateConfig, templateConfigSchema } from './template.ts';
import { cleanTemplateText } from './template-settings.ts';

/** What the images of a new template are made from. */
interface StarterFacts {
  readonly kind: TemplateKind;
  readonly dpi_value: number;
  readonly size_prices: readonly SizePrice[];
}

/** New, so that whoever made them may go on with them. */
type StarterImages = { -readonly [List in keyof DesignLists]: TemplateConfig[] };

const imageNames = {
  production: { zh: '生产图', en: 'Print' },
  effect: { zh: '效果图', en: 'Effect' },
} as const;

/**
 * The images that a design begins with: one production image for each size, with the size's pixels and price, and one
 * effect image as large as the first print, so that what is copied from one to the other lies where it lay. What is made
 * by quantity alone has none.
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
  const production_image_configs = size_prices.map(({ size, price, width, height }) => {
    const sides = { width: sideOf(width), height: sideOf(height) };
    return imageOf({
      name: cleanTemplateText(size).trim() || textIn(imageNames.production, locale),
      type: 'production',
      ...sides,
      size,
      price,
      // The customer's own file is what is printed: an image without it would print an empty sheet.
      ...(kind === 'form_order' && {
        layers: [newLayer('CustomArea', { dpi: dpi_value, set: { left: 0, top: 0, ...sides } })],
      }),
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

/** A size may say nothing of its pixels, and may be larger than an image can be designed. */
function sideOf(pixels: number | null): number {
  return Math.min(imageSideMaxPx, Math.max(templateSideMinPx, pixels ?? templateSizeDefaultPx));
}
