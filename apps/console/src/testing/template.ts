import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateConfigSchema } from '@platen/design/template';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';

export function item(
  key: string,
  parts: { type?: CustomItem['type']; required?: boolean; value?: string; options?: string[] } = {},
): CustomItem {
  const { type = 'text', required = false, value = '', options = [] } = parts;
  return {
    key,
    label: key,
    type,
    required,
    value,
    options: options.map((label) => ({ label, value: `${label}!` })),
  };
}

/** A template of two sizes; its one effect image shows every custom item, and its one production image is for every size. */
export function template(parts: Partial<SkuTemplate> = {}): SkuTemplate {
  const excel_config = parts.excel_config ?? [];
  const entries = excel_config.map((each) => ({ ...each, is_child: false, children: [] }));
  return {
    id: 1,
    no: 'SKU000001',
    name: 'Mug',
    kind: 'micro_custom',
    state: 'published',
    draft_of: null,
    draft: null,
    description: '',
    material_name: '',
    category_id: null,
    category: null,
    creator_id: 1,
    creator: { id: 1, screen_name: 'factory' },
    is_self_operated: true,
    max_product_batch_count: null,
    size_prices: [
      { size: 'M', price: 19.9, width: 100, height: 50 },
      { size: 'L', price: 0.1, width: null, height: null },
    ],
    system_rendering_price: 0.2,
    price_range: '',
    effect_images: [],
    cover: null,
    tag_list: [],
    current_users_sku_template_id: null,
    published_at: null,
    created_at: '',
    updated_at: '',
    production_images: [],
    dpi_value: 150,
    price: 0.1,
    size: 'M',
    edit_time: 0,
    font_libraries: [],
    font_library_ids: [],
    visible_user_ids: [],
    excel_config,
    production_image_configs: [templateConfigSchema.parse({ id: 'p', name: '', type: 'production' })],
    effect_image_configs: [templateConfigSchema.parse({ id: 'e', name: '', type: 'effect', excel_config: entries })],
    custom_area_configs: [],
    ...parts,
  };
}
