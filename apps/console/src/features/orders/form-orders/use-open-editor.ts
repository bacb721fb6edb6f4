import type { FormOrder } from '@platen/model/orders/form-orders';
import { isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import { useNavigate } from '@tanstack/react-router';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { api } from '../../../shared/request/request.ts';

/** Opens the editor of a form order's first editable order, or its detail screen if none is editable any more. */
export function useOpenEditor(): (formOrder: FormOrder) => Promise<void> {
  const navigate = useNavigate();
  return async ({ id, sku_template }) => {
    const query = { form_order_id_eq: id, per_page: 20, order: 'created_at asc' } as const;
    const { data } = await api('GET /orders', { query, showError: true });
    const order = data.find(({ state }) => isDesignEditable(state));
    if (order) {
      const params = { id: String(order.sku_template_id), orderId: String(order.id) };
      await navigate({ to: '/editor/$id/orders/$orderId', params });
    } else await navigate(formOrderLink(sku_template.kind, id));
  };
}
