import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** What the factory offers and requires for shipping. */
export const shippingSettingsQuery = queryOptions({
  queryKey: ['shipping_settings'],
  queryFn: ({ signal }) => api('GET /shipping_settings', { signal, showError: false }),
});
