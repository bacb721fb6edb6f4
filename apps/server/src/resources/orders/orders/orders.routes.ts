import { orderCalls } from '@platen/contract/orders/orders.calls';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { amendOrderDetails } from './order-details.service.ts';
import { editOrder } from './order-edit.service.ts';
import * as service from './orders.service.ts';

export const orderRoutes = [
  route(orderCalls.list, { run: (ctx, { list }) => service.listOrders(ctx, list) }),
  route(orderCalls.export, {
    run: async (ctx, { list }, reply) => sendFile(reply, await service.exportOrders(ctx, list)),
  }),
  route(orderCalls.get, { run: (ctx, { params }) => service.getOrder(ctx, params.id) }),
  route(orderCalls.neighbors, { run: (ctx, { params }) => service.getOrderNeighbors(ctx, params.id) }),
  route(orderCalls.edit, {
    bodyLimitMb: 0.5,
    run: (ctx, { params, body }) => editOrder(ctx, params.id, body),
  }),
  route(orderCalls.design, {
    bodyLimitMb: 0.5,
    run: (ctx, { params, body }) => editOrder(ctx, params.id, body),
  }),
  route(orderCalls.amend, {
    bodyLimitMb: 0.5,
    run: (ctx, { params, body }) => amendOrderDetails(ctx, params.id, body),
  }),
  route(orderCalls.close, { run: (ctx, { params }) => service.closeOrder(ctx, params.id) }),
  route(orderCalls.render, { run: (ctx, { params }) => service.renderOrder(ctx, params.id) }),
];
