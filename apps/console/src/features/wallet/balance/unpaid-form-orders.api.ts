import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { queryOptions } from '@tanstack/react-query';
import { formOrdersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';

const shownMax = 5;

/** The form orders that the money was for, as far as they are still unpaid. */
export const wantedFormOrdersQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...formOrdersKey, 'wanted', ...ids],
    queryFn: ({ signal }) =>
      api('GET /form_orders', { query: { id_in: [...ids], state_eq: orderMoves.pay.from }, signal }),
    select: (page) => page.data,
    enabled: ids.length > 0,
  });

/** The newest unpaid orders. */
export const unpaidFormOrdersQuery = queryOptions({
  queryKey: [...formOrdersKey, 'unpaid'],
  queryFn: ({ signal }) =>
    api('GET /form_orders', { query: { state_eq: orderMoves.pay.from, per_page: shownMax }, signal }),
  select: (page) => page.data,
});
