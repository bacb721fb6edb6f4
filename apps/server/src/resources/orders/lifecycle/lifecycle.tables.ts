import type { LayerDiff } from '@platen/design/template';
import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { ConfirmHold } from '@platen/model/orders/form-orders';
import type { OrderMoveName } from '@platen/model/orders/lifecycle/order-moves';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import type { Finding, FindingKind } from '@platen/render/node';
import type { ColumnType, Generated, Selectable } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    form_orders: FormOrdersTable;
    orders: OrdersTable;
    order_production_images: { order_id: number; position: number; blob_id: number };
    order_files: { order_id: number; blob_id: number };
    order_amendments: OrderAmendmentsTable;
    finding_acknowledgements: FindingAcknowledgementsTable;
    form_order_moves: FormOrderMovesTable;
  }
}

export interface FormOrdersTable {
  id: Generated<number>;
  no: string;
  user_id: number;
  /** The member who placed it; null for a program with an API key, and in orders of earlier releases. */
  placed_by_id: number | null;
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
  /** Who requested confirmation once the proofs are rendered, when, and what prevented it. */
  confirm_requested_at: string | null;
  confirm_requested_by: number | null;
  confirm_held_by: ConfirmHold | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** A locked form order: required for moves, and for every write to its orders and to what production keeps about them. */
export type LockedFormOrder = Pick<
  Selectable<FormOrdersTable>,
  'id' | 'no' | 'user_id' | 'kind' | 'state' | 'amount_fen' | 'orders_count' | 'ordered_template_id'
>;

/** What orders inherit from their form order. */
export interface ParentFormOrder {
  formOrderId: number;
  userId: number;
  orderedTemplateId: number;
  timeZone: string;
}

export interface OrdersTable {
  id: Generated<number>;
  system_no: string;
  form_order_id: number;
  /** Production says what it is when the order is placed (`OrderFollower`), and reads it. Here it is only stored. */
  production_batch_id: number | null;
  user_id: number;
  ordered_template_id: number;
  no: string;
  sub_no: string;
  size: string;
  quantity: number;
  price_fen: number;
  system_rendering_price_fen: number;
  amount_fen: number;
  state: OrderState;
  receiver_name: string;
  company_name: string;
  phone: string;
  country: string;
  province: string;
  city: string;
  address: string;
  zip_code: string;
  shipping_method: string;
  remark: string;
  /** What the customer filled in, by the label of the custom item. */
  values: ColumnType<Record<string, string>, string, string>;
  /** Manual changes, by the id of the config and then of the layer. */
  layer_diff: ColumnType<Record<string, LayerDiff>, string | undefined, string>;
  /** The findings of its prints; the two counts are derived from them. */
  print_findings: ColumnType<StoredFinding[], string | undefined, string>;
  errors_count: Generated<number>;
  warnings_count: Generated<number>;
  paid_at: string | null;
  /** When its receiver, texts and images were erased; it stays with its numbers, state and amounts. */
  erased_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** A finding and its image. `image_failed`: the image could not be drawn, and no layer is at fault. */
export type StoredFinding = Omit<Finding, 'kind'> & {
  kind: FindingKind | 'image_failed';
  config_id: string;
  image_name: string;
};
export type OrderTableRow = Selectable<OrdersTable>;

/** The fields of an order that production needs when it begins or leaves. */
export type ProducedOrder = Pick<
  OrderTableRow,
  'id' | 'system_no' | 'no' | 'sub_no' | 'state' | 'user_id' | 'form_order_id' | 'production_batch_id' | 'erased_at'
>;

interface OrderAmendmentsTable {
  id: Generated<number>;
  order_id: number;
  /** Who made the change. */
  user_id: number;
  changes: ColumnType<AmendmentChange[], string, never>;
  reason: Generated<string>;
  created_at: Generated<string>;
}

interface FormOrderMovesTable {
  id: Generated<number>;
  form_order_id: number;
  move: OrderMoveName;
  /** The person who made it; null for a program with an API key. */
  user_id: number | null;
  created_at: Generated<string>;
}

interface FindingAcknowledgementsTable {
  id: Generated<number>;
  order_id: number;
  user_id: number;
  findings: ColumnType<StoredFinding[], string, never>;
  created_at: Generated<string>;
}
