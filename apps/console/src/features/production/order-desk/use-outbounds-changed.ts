import { useQueryClient } from '@tanstack/react-query';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { outbounds } from './order-desk.api.ts';

/** After parcels were recorded: refetches the list of parcels, and the orders that are sent now. */
export function useOutboundsChanged(): () => Promise<void> {
  const client = useQueryClient();
  const ordersChanged = useOrdersChanged();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: outbounds.key }), ordersChanged()]);
  };
}
