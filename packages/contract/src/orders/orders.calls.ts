import { pageSchema } from '@platen/model/lists/lists';
import { orderDetailsSchema } from '@platen/model/orders/order-details';
import { orderList, orderNeighborsSchema, orderRowSchema } from '@platen/model/orders/orders';
import { can, reauthenticated, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { both, buyers, desks, everyone } from '../who.ts';
import { orderDesignSchema, orderEditSchema, orderSchema } from './order.ts';

const order = auditOf('orders', 'GET /orders/:id');

export const orderCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/orders',
    access: withScope(can('orders.read'), 'orders_read'),
    who: everyone,
    summary: 'List orders',
    list: orderList,
    response: pageSchema(orderRowSchema),
  },
  export: {
    method: 'GET',
    path: '/orders/export',
    access: reauthenticated(withScope(can('orders.read'), 'orders_read')),
    who: everyone,
    audit: order.withoutId({ zh: '导出订单明细', en: 'Exported orders' }),
    summary: 'Export orders with their tracking numbers as an Excel file',
    list: orderList,
    isExport: true,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/orders/:id',
    access: withScope(can('orders.read'), 'orders_read'),
    who: everyone,
    sample: { params: { id: thing('order') } },
    summary: 'Get an order, with its design and the state of its images',
    params: idParams,
    response: orderSchema,
  },
  // The path keeps its spelling, because clients call it.
  neighbors: {
    method: 'GET',
    path: '/orders/:id/neighbours',
    access: withScope(can('orders.read'), 'orders_read'),
    who: everyone,
    sample: { params: { id: thing('order') } },
    summary: 'Get the orders before and after an order in its form order',
    params: idParams,
    response: orderNeighborsSchema,
  },
  edit: {
    method: 'PUT',
    path: '/orders/:id',
    access: withScope(can('orders.update'), 'orders_write'),
    who: both(buyers, desks('prepress', 'support')),
    audit: order.byPath({ zh: '修改明细图层', en: 'Edited an order’s layers' }),
    withoutReauthentication: 'orders',
    // For an order that is not drawn.
    sample: {
      params: { id: thing('unpaidOrder') },
      body: { effect_image_configs: [{ id: 'x', layer_diff: {} }] },
      answers: 400,
    },
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
    who: both(buyers, desks('prepress', 'support')),
    audit: order.byPath({ zh: '修改明细设计', en: 'Edited an order’s design' }),
    withoutReauthentication: 'orders',
    sample: {
      params: { id: thing('unpaidOrder') },
      body: { effect_image_configs: [{ id: 'x', layer_diff: {} }] },
      answers: 400,
    },
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
    who: both(buyers, desks('prepress', 'support')),
    audit: order.byPath({ zh: '修改明细信息', en: 'Amended an order' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('unpaidOrder') }, body: { city: '上海' } },
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
    who: both(buyers, desks('support')),
    audit: order.byPath({ zh: '关闭订单明细', en: 'Canceled an order' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('unpaidOrder') } },
    summary: 'Close an unpaid order; closing the last one closes the form order',
    refuses: ['order_state_refused'],
    params: idParams,
    response: orderSchema,
  },
  render: {
    method: 'POST',
    path: '/orders/:id/render',
    access: withScope(can('orders.update'), 'orders_write'),
    who: both(buyers, desks('prepress', 'support')),
    audit: order.byPath({ zh: '重新生成明细图片', en: 'Rendered an order again' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('order') } },
    summary: 'Render the unfinished images of an order again',
    refuses: ['order_erased'],
    params: idParams,
    response: orderSchema,
  },
});
