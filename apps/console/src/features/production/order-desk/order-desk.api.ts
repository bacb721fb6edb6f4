import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import type { OrderRow } from '@platen/model/orders/orders';
import type { BatchState } from '@platen/model/production/batch-states';
import type { OutboundInput, OutboundsInput } from '@platen/model/production/outbounds';
import { queryOptions } from '@tanstack/react-query';
import { productionBatches } from '../../../shared/batches/batches.api.ts';
import { formOrdersKey, ordersKey } from '../../../shared/orders/order-changes.ts';
import { imageStatusOf } from '../../../shared/orders/order-images.ts';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';

/** New batches appear automatically. */
export const deskPollMs = 15_000;

export const batchCountQuery = (state: BatchState) =>
  queryOptions({
    queryKey: [...productionBatches.key, 'count', state],
    queryFn: async ({ signal }) => {
      const query = { state_eq: state, per_page: 1 };
      const page = await api('GET /production_batches', { query, signal, showActivity: false });
      return page.meta.total;
    },
    refetchInterval: deskPollMs,
  });

/** The methods that the factory offers; a batch with another one is found by its number. */
export const shippingMethodsQuery = queryOptions({
  queryKey: ['shipping_settings', 'methods'],
  queryFn: async ({ signal }) => {
    const { shipping_methods } = await api('GET /shipping_settings', { signal, showActivity: false });
    return shipping_methods.map(({ name }) => name);
  },
});

/** What a rejection affects: the whole form order, not only the batch. */
export const formOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...formOrdersKey, String(id)],
    queryFn: ({ signal }) => api('GET /form_orders/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export const rejectFormOrder = (id: number, reason: string) =>
  api('PUT /form_orders/:id/refund', { params: { id }, body: { rejected_reason: reason }, showError: false });

/** A scanned order, and whether it cannot be printed because production images are missing. */
export type ScannedOrderRow = OrderRow & { lacksImages: boolean };

/** The order of a scanned number. */
export const orderByNoQuery = (systemNo: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'system_no', systemNo],
    queryFn: async ({ signal }) => {
      const query = { system_no_eq: systemNo, per_page: 1 };
      const page = await api('GET /orders', { query, signal, showActivity: false });
      const [row] = page.data;
      return row ? { ...row, lacksImages: await lacksImages(row, signal) } : null;
    },
    enabled: systemNo !== '',
  });

async function lacksImages({ id, sku_template_kind, state }: OrderRow, signal: AbortSignal): Promise<boolean> {
  if (sku_template_kind === 'batch_order' || !canMove(state, 'send', 'staff')) return false;
  const order = await api('GET /orders/:id', { params: { id }, signal, showActivity: false });
  const { production_image_configs: planned, rendering_production_images: images } = order;
  return planned.length > 0 && (images.length === 0 || images.some((image) => imageStatusOf(image) !== 'done'));
}

export const outbounds = listSource('GET /outbounds', ['outbounds']);

const companiesShown = 5;

/** The companies of the latest parcels, without duplicates. */
export const recentCompaniesQuery = queryOptions({
  queryKey: [...outbounds.key, 'companies'],
  queryFn: async ({ signal }) => {
    const page = await api('GET /outbounds', { query: { per_page: 50 }, signal, showActivity: false });
    const names = page.data.map((row) => row.shipping_company).filter((name) => name !== '');
    return [...new Set(names)].slice(0, companiesShown);
  },
});

export const recordOutbounds = (rows: readonly OutboundInput[], options: CallOptions) => {
  const body: OutboundsInput = { outbounds: [...rows] };
  return api('POST /outbounds', { body, ...options, showError: false });
};
