import { pageSchema } from '@platen/model/lists';
import { orderList, orderRowSchema, orderSchema } from '@platen/model/orders';
import { can } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { editOrder, orderEditSchema } from './order-edit.service.ts';
import * as service from './orders.service.ts';

export const orderRoutes = [
  route({
    method: 'GET',
    path: '/orders',
    access: can('orders.read'),
    summary: 'List orders',
    list: orderList,
    answer: pageSchema(orderRowSchema),
    run: (ctx, { list }) => service.listOrders(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/orders/:id',
    access: can('orders.read'),
    summary: 'One order, with what it is drawn from and where its images stand',
    params: idParams,
    answer: orderSchema,
    run: (ctx, { params }) => service.getOrder(ctx, params.id),
  }),
  route({
    method: 'PUT',
    path: '/orders/:id',
    access: can('orders.update'),
    summary: 'Change layers of an order that is not confirmed: one list of configs, each with its whole layer_diff',
    params: idParams,
    body: orderEditSchema,
    answer: orderSchema,
    run: (ctx, { params, body }) => editOrder(ctx, params.id, body),
  }),
  route({
    method: 'PUT',
    path: '/orders/:id/close',
    access: can('orders.close'),
    summary: 'Close one order that is not paid; its form order closes with its last one',
    params: idParams,
    answer: orderSchema,
    run: (ctx, { params }) => service.closeOrder(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/orders/:id/render',
    access: can('orders.update'),
    summary: 'Make the images of an order that are not done again',
    params: idParams,
    answer: orderSchema,
    run: (ctx, { params }) => service.renderOrder(ctx, params.id),
  }),
];
