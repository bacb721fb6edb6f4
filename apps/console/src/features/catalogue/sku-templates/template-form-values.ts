import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { TemplateConfig } from '@platen/design/template';
import {
  dpiDefault,
  type SkuTemplateInput,
  type SkuTemplateUpdate,
  type TemplateKind,
} from '@platen/model/catalogue/sku-templates';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';
import { measuresOf, noMeasures, type SizeMeasures } from './size-entry.ts';

/** A row of the table while it is edited. */
export interface SizeRow extends SizeMeasures {
  size: string;
  price: number | null;
}

/**
 * The form with the names of the wire, so that refusals find their fields; images are whole files here, since a person
 * cannot see what an id stands for.
 */
export interface TemplateValues {
  kind: TemplateKind;
  name: string;
  category_id: number | null;
  material_name: string;
  description: string;
  tag_list: string[];
  size_prices: SizeRow[];
  /** Undefined for the kinds that the system does not render. */
  system_rendering_price?: number | null;
  dpi_value: number | null;
  max_product_batch_count: number | null;
  effect_image_ids: StoredFile[];
  production_image_ids: StoredFile[];
  /** Part of the design; this form changes only their print options. */
  production_image_configs?: TemplateConfig[];
  font_library_ids: number[];
  is_self_operated: boolean;
  visible_user_ids: number[];
}

export const emptyRow: SizeRow = { size: '', price: null, ...noMeasures };

export const emptyTemplate: TemplateValues = {
  kind: 'micro_custom',
  name: '',
  category_id: null,
  material_name: '',
  description: '',
  tag_list: [],
  size_prices: [emptyRow],
  system_rendering_price: 0,
  dpi_value: dpiDefault,
  max_product_batch_count: null,
  effect_image_ids: [],
  production_image_ids: [],
  production_image_configs: [],
  font_library_ids: [],
  is_self_operated: true,
  visible_user_ids: [],
};

export function toTemplateValues(template: SkuTemplate): TemplateValues {
  const { effect_images, production_images } = template;
  return {
    kind: template.kind,
    name: template.name,
    category_id: template.category_id,
    material_name: template.material_name,
    description: template.description,
    tag_list: template.tag_list,
    size_prices: template.size_prices.map((size) => ({ ...size, ...measuresOf(size, template.dpi_value) })),
    system_rendering_price: template.system_rendering_price,
    dpi_value: template.dpi_value,
    max_product_batch_count: template.max_product_batch_count,
    effect_image_ids: effect_images,
    production_image_ids: production_images,
    production_image_configs: template.production_image_configs,
    font_library_ids: template.font_library_ids,
    is_self_operated: template.is_self_operated,
    visible_user_ids: template.visible_user_ids,
  };
}

const ids = (files: readonly StoredFile[]) => files.map(({ id }) => id);

/** Without the kind, which is fixed once the template exists. */
export function toTemplateUpdate(
  values: TemplateValues,
): Required<SkuTemplateUpdate> & Pick<SkuTemplateInput, 'size_prices'> {
  return {
    name: values.name,
    category_id: values.category_id,
    material_name: values.material_name,
    description: values.description,
    tag_list: values.tag_list,
    // The form does not submit a row without a price; an empty price must never become a free product.
    size_prices: values.size_prices.map(({ size, price, width, height }) => ({
      size: size ?? '',
      price: price ?? Number.NaN,
      width: width ?? null,
      height: height ?? null,
    })),
    system_rendering_price: values.kind === 'micro_custom' ? (values.system_rendering_price ?? 0) : 0,
    dpi_value: values.dpi_value ?? dpiDefault,
    max_product_batch_count: values.max_product_batch_count ?? null,
    effect_image_ids: ids(values.effect_image_ids),
    production_image_ids: ids(values.production_image_ids),
    font_library_ids: values.font_library_ids,
    is_self_operated: values.is_self_operated,
    visible_user_ids: values.visible_user_ids,
  };
}

/** A template that the system renders starts with its images; for finished images there may be none. */
export const toTemplateInput = (values: TemplateValues): SkuTemplateInput => ({
  kind: values.kind,
  ...toTemplateUpdate(values),
  starter_images: values.kind === 'micro_custom',
});

/** Whether another row has the same size. */
export function isRepeatedSize(rows: readonly (Partial<SizeRow> | undefined)[], index: number): boolean {
  const own = rows[index]?.size?.trim();
  return !!own && rows.some((row, other) => other !== index && row?.size?.trim() === own);
}
