import { isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, Navigate, useParams } from '@tanstack/react-router';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { orderQuery } from './orders.api.ts';

/** `/orders/:id/edit`, as external links use it: the designer, or the details if there is nothing to design. */
export function OrderEdit() {
  const { id } = useParams({ from: '/shell/orders/$id/edit' });
  const query = useQuery(orderQuery(id));
  return (
    <Loaded query={query} back={linkOptions({ to: '/orders/$id', params: { id } })}>
      {({ state, sku_template_id, sku_template_kind }) =>
        isDesignEditable(state) && sku_template_kind !== 'batch_order' ? (
          <Navigate to="/editor/$id/orders/$orderId" params={{ id: String(sku_template_id), orderId: id }} replace />
        ) : (
          <Navigate to="/orders/$id/details" params={{ id }} replace />
        )
      }
    </Loaded>
  );
}
