import { FormOrderDetail } from '../../features/orders/form-orders/form-orders.detail.tsx';
import { FormOrderOrders } from '../../features/orders/orders/form-order-orders.tsx';

/** A form order with its orders. The two features do not import each other: this screen composes them. */
export function FormOrderScreen() {
  return (
    <FormOrderDetail
      renderOrders={(formOrder) => <FormOrderOrders formOrderId={formOrder.id} kind={formOrder.sku_template.kind} />}
    />
  );
}
