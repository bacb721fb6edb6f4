import { queryOptions } from '@tanstack/react-query';
import { formOrdersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';

const shownMax = 5;

/** The newest orders that wait for money. */
export const unpaidFormOrdersQuery = queryOptions({
  queryKey: [...formOrdersKey, 'unpaid'],
  queryFn: ({ signal }) => api('GET /form_orders', { query: { state_eq: 'init', per_page: shownMax }, signal }),
  select: (page) => page.data,
});
