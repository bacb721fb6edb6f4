import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { FormOrderRequest } from '@platen/model/orders/form-orders';
import { type ButtonMove, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { queryOptions } from '@tanstack/react-query';
import { formOrdersKey, ordersKey } from '../../../shared/orders/order-changes.ts';
import { imagePollMs } from '../../../shared/orders/order-images.ts';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';
import type { ReadOptionsParams } from '../../../ui/form/read-options-select.tsx';
import { pollIntervalMs } from '../../../ui/timing.ts';

export const formOrders = listSource('GET /form_orders', formOrdersKey);

export const formOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...formOrdersKey, id],
    queryFn: ({ signal, client, queryKey }) =>
      api('GET /form_orders/:id', {
        params: { id },
        signal,
        // Polling must not flash the loading bar.
        showActivity: client.getQueryData(queryKey) === undefined,
      }),
  });

/** When each batch was confirmed, started and finished: these times are stored only there. */
export const batchesOfFormOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['production_batches', 'of_form_order', id],
    queryFn: ({ signal }) =>
      api('GET /production_batches', {
        query: { form_order_id_eq: id, page: 0, order: 'created_at asc' },
        signal,
        showActivity: false,
      }),
    select: (page) => page.data,
  });

/** The number of orders that have been sent. One row is requested, because the total comes with it. */
export const sentCountQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'sent_count', id],
    queryFn: ({ signal }) =>
      api('GET /orders', {
        query: { form_order_id_eq: id, state_eq: orderMoves.send.to, page: 1, per_page: 1 },
        signal,
        showActivity: false,
      }),
    select: (page) => page.meta.total,
  });

// The callers show refusals of these: as a dialog, at a field, or as a notice that the page is outdated.
const quiet = { showError: false };

export const payFormOrders = (ids: readonly number[], options: CallOptions) =>
  api('POST /consumption_records', { body: { form_order_ids: [...ids] }, ...options, ...quiet });

/** A move with a button must have a call of its name: a forgotten one does not compile. */
export const moveFormOrder = (id: number, move: ButtonMove) =>
  api(`PUT /form_orders/:id/${move}`, { params: { id }, ...quiet });

export const confirmFormOrder = (id: number, how: { acknowledges_findings?: boolean; when_rendered?: boolean }) =>
  api('PUT /form_orders/:id/confirm', { params: { id }, body: how, ...quiet });

export const cancelConfirm = (id: number) => api('DELETE /form_orders/:id/confirm', { params: { id }, ...quiet });

/** What to check before form orders are paid or confirmed; polled while proofs are being rendered. */
export const reviewQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...formOrdersKey, 'review', ids],
    queryFn: async ({ signal }) => {
      const body = { form_order_ids: [...ids] };
      return (await api('POST /form_orders/review', { body, signal, showActivity: false })).form_orders;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ images }) => images.waiting > 0) ? pollIntervalMs : false),
  });

const proofsShown = 8;

/** The first orders of a form order with their proofs, as they were placed. */
export const proofsQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'proofs', id],
    queryFn: ({ signal }) =>
      api('GET /orders', {
        query: { form_order_id_eq: id, order: 'created_at asc', page: 1, per_page: proofsShown },
        signal,
        showActivity: false,
      }),
    refetchInterval: ({ state }) => (state.data ? imagePollMs(state.data.data) : false),
  });

const ordersToShow = 5;

/** The first orders of a form order with print findings, as they were placed. */
export const ordersWithFindingsQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'with_findings', id],
    queryFn: ({ signal }) =>
      api('GET /orders', {
        query: { form_order_id_eq: id, findings_eq: 'any', order: 'created_at asc', page: 1, per_page: ordersToShow },
        signal,
      }),
  });

export const refundFormOrder = (id: number, reason: string) =>
  api('PUT /form_orders/:id/refund', { params: { id }, body: { rejected_reason: reason }, ...quiet });

export const deleteFormOrder = (id: number) => api('DELETE /form_orders/:id', { params: { id }, ...quiet });

export const setFormOrderTags = (id: number, tags: readonly string[]) =>
  api('PUT /form_orders/:id', { params: { id }, body: { tag_list: [...tags] }, ...quiet });

export const createFormOrder = (body: FormOrderRequest, options: CallOptions) =>
  api('POST /form_orders', { body, ...options, ...quiet });

export const templateByNoQuery = (no: string) =>
  queryOptions({
    queryKey: ['sku_templates', 'by_no', no],
    queryFn: ({ signal }) => api('GET /sku_templates/get_detail_by_no', { query: { no }, signal }),
  });

/** Only published templates can be ordered. */
export const readTemplateOptions = (kind: TemplateKind) => (params: ReadOptionsParams, signal: AbortSignal) =>
  api('GET /sku_templates/read_options', {
    query: { ...params, kind_eq: kind, open_type: 'factory' },
    signal,
    showActivity: false,
  });

/** Its numbers are free now, but may not be later. */
export const repeatedFormOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...formOrdersKey, String(id), 'repeat'],
    queryFn: ({ signal }) => api('GET /form_orders/:id/repeat', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

const outboundsShown = 5;

/** The latest parcels of a form order. */
export const outboundsOfFormOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbounds', 'of_form_order', id],
    queryFn: ({ signal }) =>
      api('GET /outbounds', {
        query: { form_order_id_eq: id, page: 1, per_page: outboundsShown },
        signal,
        showActivity: false,
      }),
  });
