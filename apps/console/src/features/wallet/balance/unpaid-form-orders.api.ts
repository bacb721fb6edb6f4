import type { FormOrder } from '@platen/model/form-orders';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { formOrdersKey } from '../../../shared/orders/order-changes.ts';
import { get } from '../../../shared/request/request.ts';

const shownMax = 5;

/** The newest orders that wait for money. */
export const unpaidFormOrdersQuery = queryOptions({
  queryKey: [...formOrdersKey, 'unpaid'],
  queryFn: ({ signal }) =>
    get<Page<FormOrder>>('/form_orders', { query: { state_eq: 'init', per_page: shownMax }, signal }),
  select: (page) => page.data,
});
