import type { InputOf } from '@platen/contract/call-types';
import { listQuery } from '../lists/list-query.ts';

const formOrders: readonly InputOf<'GET /form_orders'>['query'][] = [
  {},
  { type_eq: 'FormOrder::Batch' },
  { state_eq: 'init' },
  { state_eq: 'sent' },
  { type_eq: 'FormOrder::Form', state_eq: 'paid' },
  { type_eq: 'FormOrder::MicroCustom', created_at_gteq_date: '2026-01-01', created_at_lteq_date: '2026-06-30' },
  { created_at_lteq_date: '2025-06-30' },
  { no_cont: '00077' },
  { no_cont: 'FO' },
  { orders_no_cont: 'TB007919-' },
  { orders_no_cont: 'TB7' },
  { orders_no_cont: 'no such number' },
  { sku_template_no_cont: 'SKU000007' },
  { sku_template_name_cont: '马克杯' },
  { sku_template_name_cont: '马克杯8' },
  { sku_template_category_id_eq: 2 },
  { sku_template_category_id_eq: 9 },
  { tags_name_in: ['标签1'] },
  { tags_name_in: ['标签150'] },
  { type_eq: 'FormOrder::Batch', sku_template_name_cont: '马克杯', state_eq: 'sent' },
  { no_in: ['FO000000000001', 'FO000000000002'] },
  { id_in: [1, 500, 900] },
  { state_in: ['init', 'paid'] },
  { state_in: ['sent', 'closed'] },
  { updated_at_gteq: '2026-06-01T00:00:00Z' },
  { updated_at_gteq: '2026-06-01T00:00:00Z', updated_at_lteq: '2026-06-01T06:00:00Z' },
  { order: 'amount desc' },
  { order: 'updated_at desc' },
];
const orders: readonly InputOf<'GET /orders'>['query'][] = [
  {},
  { state_eq: 'init' },
  { state_eq: 'sent' },
  { no_cont: 'TB007919-' },
  { no_cont: 'TB' },
  { no_cont: 'no such number' },
  { sku_template_no_cont: 'SKU000007' },
  { sku_template_name_cont: '马克杯' },
  { sku_template_name_cont: '马克杯8' },
  { sku_template_category_id_eq: 2 },
  { sku_template_category_id_eq: 9 },
  { production_batch_id_eq: 500 },
  { form_order_id_eq: 500 },
  { created_at_gteq_date: '2026-01-01', created_at_lteq_date: '2026-06-30' },
  { state_eq: 'paid', sku_template_name_cont: '马克杯' },
  { no_eq: 'TB007919-1' },
  { no_in: ['TB007919-1', 'TB000001-1', 'no such number'] },
  { state_in: ['init', 'paid'] },
  { state_in: ['closed', 'refunded'] },
  { updated_at_gteq: '2026-06-01T00:00:00Z', updated_at_lteq: '2026-06-01T06:00:00Z' },
  { updated_at_gteq: '2026-06-01T00:00:00Z', order: 'updated_at' },
];
const batches: readonly InputOf<'GET /production_batches'>['query'][] = [
  {},
  { state_eq: 'confirmed' },
  { state_eq: 'in_production' },
  { no_cont: '00077' },
];

/** What customers and staff ask the lists of orders for. */
export const orderListQueries = [
  ...formOrders.map((query) => listQuery('GET /form_orders', query)),
  ...orders.map((query) => listQuery('GET /orders', query)),
  ...batches.map((query) => listQuery('GET /production_batches', query)),
];
