import { useQueryClient } from '@tanstack/react-query';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { outbounds } from './order-desk.api.ts';

/** After parcels were recorded: they are in the list, and their orders are sent. */
export function useOutboundsChanged(): () => Promise<void> {
  const client = useQueryClient();
  const ordersChanged = useOrdersChanged();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: outbounds.key }), ordersChanged()]);
  };
}
