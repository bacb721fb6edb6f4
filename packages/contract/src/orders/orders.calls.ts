import { pageSchema } from '@platen/model/lists/lists';
import { orderDetailsSchema } from '@platen/model/orders/order-details';
import { orderList, orderNeighborsSchema, orderRowSchema } from '@platen/model/orders/orders';
import { can, reauthenticated, withScope } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';
import { orderDesignSchema, orderEditSchema, orderSchema } from './order.ts';

export const orderCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/orders',
    access: withScope(can('orders.read'), 'orders_read'),
    summary: 'List orders',
    list: orderList,
    response: pageSchema(orderRowSchema),
  },
  export: {
    method: 'GET',
    path: '/orders/export',
    access: reauthenticated(withScope(can('orders.read'), 'orders_read')),
    summary: 'Export orders with their tracking numbers as an Excel file',
    list: orderList,
    isExport: true,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/orders/:id',
    access: withScope(can('orders.read'), 'orders_read'),
    summary: 'Get an order, with its design and the state of its images',
    params: idParams,
    response: orderSchema,
  },
  // The path keeps its spelling, because clients call it.
  neighbors: {
    method: 'GET',
    path: '/orders/:id/neighbours',
    access: withScope(can('orders.read'), 'orders_read'),
    summary: 'Get the orders before and after an order in its form order',
    params: idParams,
    response: orderNeighborsSchema,
  },
  edit: {
    method: 'PUT',
    path: '/orders/:id',
    access: withScope(can('orders.update'), 'orders_write'),
    summary: 'Change the layers of an unconfirmed order: a list of configs, each with its complete layer_diff',
    description:
      'Each config that you send replaces its whole `layer_diff`, which holds the changes of the order by layer id. Only layers with `can_design_in_order` can be changed, and only before production is confirmed. The images are rendered again.',
    refuses: ['order_not_editable', 'order_erased'],
    params: idParams,
    body: orderEditSchema,
    response: orderSchema,
  },
  design: {
    method: 'PUT',
    path: '/orders/:id/design',
    access: withScope(can('orders.update'), 'orders_write'),
    summary: 'Change the values and layers of an unconfirmed order in all of its images',
    refuses: ['order_not_editable', 'order_erased'],
    params: idParams,
    body: orderDesignSchema,
    response: orderSchema,
  },
  amend: {
    method: 'PUT',
    path: '/orders/:id/details',
    access: withScope(can('orders.update'), 'orders_write'),
    summary:
      'Amend an order: its receiver, remark and values until production is confirmed, its quantity until it is paid',
    description:
      'Omitted fields keep their values. A new quantity updates the amounts of the order and its form order; new values render the images again. `amendments` of the order lists who changed what.',
    refuses: ['order_detail_fixed', 'order_erased'],
    params: idParams,
    body: orderDetailsSchema,
    response: orderSchema,
  },
  close: {
    method: 'PUT',
    path: '/orders/:id/close',
    access: withScope(can('orders.close'), 'orders_write'),
    summary: 'Close an unpaid order; closing the last one closes the form order',
    refuses: ['order_state_refused'],
    params: idParams,
    response: orderSchema,
  },
  render: {
    method: 'POST',
    path: '/orders/:id/render',
    access: withScope(can('orders.update'), 'orders_write'),
    summary: 'Render the unfinished images of an order again',
    refuses: ['order_erased'],
    params: idParams,
    response: orderSchema,
  },
});
