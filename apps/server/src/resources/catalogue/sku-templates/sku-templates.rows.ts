import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import type { SizePrice, SkuTemplateCard, TemplateDraft } from '@platen/model/catalogue/sku-templates';
import type { FileRef } from '@platen/model/files/blobs';
import { fenToYuan, fenToYuanText } from '@platen/model/money/money';
import type { Selectable } from 'kysely';
import type { SizePriceRow, SkuTemplatesTable } from './sku-templates.tables.ts';

export type TemplateRow = Selectable<SkuTemplatesTable> & {
  category_name: string | null;
  category_parent_id: number | null;
  creator_name: string;
  users_sku_template_id: number | null;
};

/** The related rows of a page of templates, read once for all rows. */
export interface RelatedRows {
  effectImages: Map<number, FileRef[]>;
  tags: Map<number, string[]>;
  drafts: Map<number, TemplateDraft>;
  /** The drawn covers. */
  covers: Map<number, FileRef>;
}

export interface DetailRelatedRows extends RelatedRows {
  productionImages: Map<number, FileRef[]>;
  fonts: FontLibrary[];
  visibleUserIds: number[];
}

export function toDetail(row: TemplateRow, related: DetailRelatedRows): SkuTemplate {
  return {
    ...toCard(row, related),
    production_images: related.productionImages.get(row.id) ?? [],
    dpi_value: row.dpi_value,
    price: fenToYuan(Math.min(...row.size_prices.map(({ price_fen }) => price_fen))),
    size: row.size_prices[0]?.size ?? '',
    edit_time: row.edit_time,
    font_libraries: related.fonts,
    font_library_ids: related.fonts.map(({ id }) => id),
    visible_user_ids: related.visibleUserIds,
    excel_config: row.excel_config,
    production_image_configs: row.production_image_configs,
    effect_image_configs: row.effect_image_configs,
    custom_area_configs: row.custom_area_configs,
  };
}

export function toCard(row: TemplateRow, { effectImages, tags, drafts, covers }: RelatedRows): SkuTemplateCard {
  return {
    id: row.id,
    no: row.no,
    name: row.name,
    kind: row.kind,
    state: row.state,
    draft_of: row.draft_of,
    draft: drafts.get(row.id) ?? null,
    description: row.description,
    material_name: row.material_name,
    category_id: row.category_id,
    category:
      row.category_id === null || row.category_name === null
        ? null
        : { id: row.category_id, name: row.category_name, parent_id: row.category_parent_id },
    creator_id: row.creator_id,
    creator: { id: row.creator_id, screen_name: row.creator_name },
    is_self_operated: row.is_self_operated,
    max_product_batch_count: row.max_product_batch_count,
    size_prices: toSizePrices(row.size_prices),
    system_rendering_price: fenToYuan(row.system_rendering_price_fen),
    price_range: priceRange(row.size_prices),
    effect_images: effectImages.get(row.id) ?? [],
    cover: effectImages.get(row.id)?.[0] ?? covers.get(row.id) ?? null,
    tag_list: tags.get(row.id) ?? [],
    current_users_sku_template_id: row.users_sku_template_id,
    published_at: row.published_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** What shows a template where nobody edits its own images. */
export function shownImages({ effect_images, cover }: Pick<SkuTemplateCard, 'effect_images' | 'cover'>): FileRef[] {
  return effect_images.length > 0 || cover === null ? effect_images : [cover];
}

export function toSizePrices(sizes: readonly SizePriceRow[]): SizePrice[] {
  return sizes.map(({ price_fen, ...size }) => ({ ...size, price: fenToYuan(price_fen) }));
}

function priceRange(sizes: readonly SizePriceRow[]): string {
  const prices = sizes.map(({ price_fen }) => price_fen);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? fenToYuanText(lowest) : `${fenToYuanText(lowest)} - ${fenToYuanText(highest)}`;
}
