import { type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import type { OrderTemplate } from '../order-template.ts';

export function item(
  key: string,
  parts: { type?: CustomItem['type']; required?: boolean; options?: readonly string[] } = {},
): CustomItem {
  const { type = 'text', required = false, options = [] } = parts;
  const choices = options.map((label) => ({ label, value: `${label}!` }));
  return { key, label: key, type, required, value: '', options: choices };
}

/** A config with these items, for one size or for all. */
export function configWith(items: readonly CustomItem[], size?: string): TemplateConfig {
  const config = templateConfigSchema.parse({
    id: 'config',
    name: 'Config',
    type: 'effect',
    ...(size !== undefined && { size }),
  });
  return { ...config, excel_config: items.map((each) => ({ ...each, is_child: false, children: [] })) };
}

/**
 * A template of two sizes. Its effect image has every custom item in both sizes, and its production image is for both,
 * unless the parts override it.
 */
export function orderTemplate(parts: Partial<OrderTemplate> = {}): OrderTemplate {
  const excel_config = parts.excel_config ?? [];
  return {
    no: 'SKU000001',
    kind: 'micro_custom',
    size_prices: [
      { size: 'M', price_fen: 1990, width: 100, height: 50 },
      { size: 'L', price_fen: 10, width: null, height: null },
    ],
    system_rendering_price_fen: 20,
    excel_config,
    production_image_configs: [configWith([])],
    effect_image_configs: [configWith(excel_config)],
    custom_area_configs: [],
    ...parts,
  };
}
