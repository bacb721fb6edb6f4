import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../request/request.ts';

export const shippingSettingsQuery = queryOptions({
  queryKey: ['shipping_settings'],
  queryFn: ({ signal }) => api('GET /shipping_settings', { signal, showError: false }),
});

/** What the factory offers and asks for. Nothing until it is known: the server checks every order again. */
export function useShippingSettings() {
  return useQuery(shippingSettingsQuery).data;
}
