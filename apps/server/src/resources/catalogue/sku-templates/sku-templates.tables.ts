import type { DesignChange } from '@platen/design/design-changes';
import type { TemplateConfig } from '@platen/design/template';
import type { CustomItem, TemplateKind, TemplateState } from '@platen/model/catalogue/sku-templates';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    sku_templates: SkuTemplatesTable;
    sku_template_images: { sku_template_id: number; role: TemplateImageRole; position: number; blob_id: number };
    sku_template_files: { sku_template_id: number; blob_id: number };
    sku_template_fonts: { sku_template_id: number; font_library_id: number; position: number };
    sku_template_versions: TemplateVersionsTable;
    sku_template_version_files: { version_id: number; blob_id: number };
    sku_template_visible_users: { sku_template_id: number; user_id: number };
  }
}

export type TemplateImageRole = 'effect' | 'production';

export interface SizePriceRow {
  size: string;
  price_fen: number;
  width: number | null;
  height: number | null;
}

/** An immutable saved version of a design. */
export interface TemplateVersionsTable {
  id: Generated<number>;
  sku_template_id: number;
  saver_id: number;
  saved_at: Generated<string>;
  changes: JSONColumnType<DesignChange[]>;
  font_library_ids: JSONColumnType<number[]>;
  production_image_configs: Configs;
  effect_image_configs: Configs;
  custom_area_configs: Configs;
}

type Configs = JSONColumnType<TemplateConfig[], string | undefined>;

export interface SkuTemplatesTable {
  id: Generated<number>;
  no: Generated<string>;
  name: string;
  kind: TemplateKind;
  state: Generated<TemplateState>;
  /** The template that it replaces when it is published. A draft has the number of its template. */
  draft_of: Generated<number | null>;
  description: string;
  material_name: string;
  category_id: number | null;
  creator_id: number;
  is_self_operated: boolean;
  max_product_batch_count: number | null;
  size_prices: ColumnType<SizePriceRow[], string, string>;
  system_rendering_price_fen: number;
  dpi_value: number;
  edit_time: Generated<number>;
  /** Who changed it last; null if it was never changed. */
  updater_id: Generated<number | null>;
  is_restricted: Generated<boolean>;
  excel_config: JSONColumnType<CustomItem[], string | undefined>;
  production_image_configs: Configs;
  effect_image_configs: Configs;
  custom_area_configs: Configs;
  /** The drawn effect image that shows a template without one of its own. */
  cover_blob_id: Generated<number | null>;
  /** How often the cover was asked for, and which request was answered last. */
  cover_requests: Generated<number>;
  cover_drawn: Generated<number>;
  published_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
