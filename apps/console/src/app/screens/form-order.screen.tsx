import { FormOrderDetail } from '../../features/orders/form-orders/form-orders.detail.tsx';
import { FormOrderOrders } from '../../features/orders/orders/form-order-orders.tsx';

/** A form order with its orders. Neither feature knows the other: they meet here. */
export function FormOrderScreen() {
  return (
    <FormOrderDetail
      renderOrders={(formOrder) => <FormOrderOrders formOrderId={formOrder.id} kind={formOrder.sku_template.kind} />}
    />
  );
}
