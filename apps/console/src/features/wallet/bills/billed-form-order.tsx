import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, Navigate, useParams } from '@tanstack/react-router';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { formOrdersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';

/** Redirects to a form order. Its URL contains its kind, which a bill does not know. */
export function BilledFormOrder() {
  const { id } = useParams({ from: '/shell/bills/form_orders/$id' });
  const query = useQuery({
    queryKey: [...formOrdersKey, id],
    queryFn: ({ signal }) => api('GET /form_orders/:id', { params: { id }, signal }),
  });
  return (
    <Loaded query={query} back={linkOptions({ to: '/bills' })}>
      {(formOrder) => <Navigate {...formOrderLink(kindOfType[formOrder.type], formOrder.id)} replace />}
    </Loaded>
  );
}
