import type { OrderDetails } from '@platen/model/orders/order-details';
import type { OrderRow } from '@platen/model/orders/orders';
import type { OutboundCorrection } from '@platen/model/production/outbounds';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const orders = listSource('GET /orders', ordersKey);

/** Those of one form order are listed as they were placed, unless the user sorts them. */
export const ordersAsPlaced: ListSource<OrderRow> = {
  ...orders,
  load: (query, call) => orders.load({ order: 'created_at asc', ...query }, call),
};

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal, client, queryKey }) =>
      api('GET /orders/:id', {
        params: { id },
        signal,
        // Polling must not flash the loading bar.
        showActivity: client.getQueryData(queryKey) === undefined,
      }),
  });

// The callers show refusals of these: at a layer, or as a notice that the page is outdated.
export const closeOrder = (id: number) => api('PUT /orders/:id/close', { params: { id }, showError: false });

export const renderOrder = (id: number) => api('POST /orders/:id/render', { params: { id }, showError: false });

export const amendOrder = (id: number, body: OrderDetails) =>
  api('PUT /orders/:id/details', { params: { id }, body, showError: false });

export const correctOutbound = (id: number, body: OutboundCorrection) =>
  api('PUT /outbounds/:id', { params: { id }, body, showError: false });

export const voidOutbound = (id: number, reason: string) =>
  api('PUT /outbounds/:id/void', { params: { id }, body: { reason }, showError: false });
