import type { Page } from '@platen/model/lists';
import type { Order, OrderRow } from '@platen/model/orders';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { path } from '../../../shared/request/query-string.ts';
import { get, post, put } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';
import type { OrderEdit } from './editor/order-edit.ts';

export const orders: ListSource<OrderRow> = {
  key: ordersKey,
  load: (query, call) => get<Page<OrderRow>>('/orders', { query, ...call }),
};

/** Those of one form order stand as they were placed, unless somebody sorts them otherwise. */
export const ordersAsPlaced: ListSource<OrderRow> = {
  ...orders,
  load: (query, call) => orders.load({ order: 'created_at asc', ...query }, call),
};

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal, client, queryKey }) =>
      get<Order>(path`/orders/${id}`, {
        signal,
        // Polling must not flash the loading bar.
        showActivity: client.getQueryData(queryKey) === undefined,
      }),
  });

// What these refuse is shown by their callers: beside a layer, or with a word about an old page.
export const closeOrder = (id: number) => put<Order>(path`/orders/${id}/close`, undefined, { showError: false });

export const renderOrder = (id: number) => post<Order>(path`/orders/${id}/render`, undefined, { showError: false });

export const updateOrder = (id: number, edit: OrderEdit) => put<Order>(path`/orders/${id}`, edit, { showError: false });
