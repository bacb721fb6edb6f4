import type { TemplateConfig } from '@platen/design/template';
import type { ConfirmHold } from '@platen/model/form-orders';
import type { OrderState } from '@platen/model/order-lifecycle/order-states';
import type { CustomItem, TemplateKind } from '@platen/model/sku-templates';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/database.ts' {
  interface Database {
    ordered_templates: OrderedTemplatesTable;
    form_orders: FormOrdersTable;
  }
}

type Configs = ColumnType<TemplateConfig[], string, never>;

/** A template as it was when it was ordered. Written once, never changed. */
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

export interface FormOrdersTable {
  id: Generated<number>;
  no: string;
  user_id: number;
  ordered_template_id: number;
  kind: TemplateKind;
  state: OrderState;
  orders_count: Generated<number>;
  quantity: Generated<number>;
  amount_fen: Generated<number>;
  rejected_reason: Generated<string>;
  import_file_blob_id: number | null;
  paid_at: string | null;
  /** When it was closed or refunded. */
  ended_at: string | null;
  /** Who wants it confirmed once its proofs are rendered, since when, and what kept that from being done. */
  confirm_requested_at: string | null;
  confirm_requested_by: number | null;
  confirm_held_by: ConfirmHold | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
