import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { api } from '../../../../shared/request/request.ts';
import { saveDesign } from '../designer.api.ts';

const idsOf = (files: readonly { id: number }[]) => files.map(({ id }) => id);

/** A template like another, under a name of its own, not published. */
export async function copyTemplate(template: SkuTemplate, name: string): Promise<SkuTemplate> {
  const { kind, description, material_name, category_id, is_self_operated, max_product_batch_count } = template;
  const { dpi_value, size_prices, system_rendering_price, tag_list, font_library_ids } = template;
  const made = await api('POST /sku_templates', {
    body: {
      name,
      kind,
      description,
      material_name,
      category_id,
      is_self_operated,
      max_product_batch_count,
      dpi_value,
      size_prices,
      system_rendering_price,
      tag_list,
      font_library_ids,
      effect_image_ids: idsOf(template.effect_images),
      production_image_ids: idsOf(template.production_images),
    },
  });
  const { production_image_configs, effect_image_configs, custom_area_configs } = template;
  return saveDesign(made.id, { production_image_configs, effect_image_configs, custom_area_configs });
}
