import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import type { FileRef } from '@platen/model/files/blobs';
import type { GroupFindingCounts } from '@platen/model/files/renders';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import type { AmountPart, FormOrder } from '@platen/model/orders/form-orders';
import type { FormOrderRow } from './form-orders.queries.ts';
import type { AmountRow } from './placed-orders.queries.ts';

/** The related rows of a page of form orders, read once for all rows. */
export interface RelatedRows {
  tags: Map<number, string[]>;
  effectImages: Map<number, FileRef[]>;
  findings: Map<number, GroupFindingCounts>;
  /** The form orders that the reader may refund. */
  refundable: ReadonlySet<number>;
}

export function toFormOrder(row: FormOrderRow, { tags, effectImages, findings, refundable }: RelatedRows): FormOrder {
  return {
    id: row.id,
    no: row.no,
    display_name: `${row.no} ${row.sku_template_name}`,
    type: typeOfKind[row.kind],
    sku_template_no: row.sku_template_no,
    sku_template_name: row.sku_template_name,
    sku_template: { id: row.sku_template_id, kind: row.kind },
    orders_count: row.orders_count,
    quantity: row.quantity,
    amount: fenToYuan(row.amount_fen),
    currency: amountCurrency(),
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.screen_name },
    placed_by: row.placed_by_id === null ? null : { id: row.placed_by_id, screen_name: row.placer_name ?? '' },
    state: row.state,
    can_refund: refundable.has(row.id),
    tag_list: tags.get(row.id) ?? [],
    rejected_reason: row.rejected_reason,
    category_id: row.category_id,
    category:
      row.category_id === null || row.category_name === null
        ? null
        : { id: row.category_id, name: row.category_name, parent_id: row.category_parent_id },
    effect_images: effectImages.get(row.sku_template_id) ?? [],
    finding_counts: findings.get(row.id) ?? { errors: 0, warnings: 0, orders: 0 },
    confirm_request: toConfirmRequest(row),
    paid_at: row.paid_at,
    ended_at: row.ended_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function toConfirmRequest(row: FormOrderRow): FormOrder['confirm_request'] {
  if (row.confirm_requested_at === null || row.confirm_requested_by === null) return null;
  return {
    requested_at: row.confirm_requested_at,
    user: { id: row.confirm_requested_by, screen_name: row.requester_name ?? '' },
    held_by: row.confirm_held_by,
  };
}

export type FormOrderRef = Pick<FormOrder, 'id' | 'no' | 'type' | 'display_name'>;

export function toFormOrderRef({ id, no, kind, sku_template_name }: FormOrderRow): FormOrderRef {
  return { id, no, type: typeOfKind[kind], display_name: `${no} ${sku_template_name}` };
}

export function toAmountPart({ price_fen, rendering_price_fen, amount_fen, ...part }: AmountRow): AmountPart {
  return {
    ...part,
    price: fenToYuan(price_fen),
    system_rendering_price: fenToYuan(rendering_price_fen),
    amount: fenToYuan(amount_fen),
  };
}
