import type { TemplateConfig } from '@platen/design/template';
import type { CustomItem, TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    ordered_templates: OrderedTemplatesTable;
  }
}

type Configs = ColumnType<TemplateConfig[], string, never>;

/** A template as it was when it was ordered. Immutable. */
export interface OrderedTemplatesTable {
  id: Generated<number>;
  digest: Buffer;
  sku_template_id: number;
  no: string;
  name: string;
  material_name: string;
  kind: TemplateKind;
  dpi_value: number;
  excel_config: ColumnType<CustomItem[], string, never>;
  production_image_configs: Configs;
  effect_image_configs: Configs;
  custom_area_configs: Configs;
  created_at: Generated<string>;
}
