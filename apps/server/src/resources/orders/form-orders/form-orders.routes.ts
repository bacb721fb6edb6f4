import { doneSchema } from '@platen/model/accounts';
import {
  createdFormOrderSchema,
  createdFormOrdersSchema,
  formOrderDetailSchema,
  formOrderInputSchema,
  formOrderList,
  formOrderSchema,
  formOrdersPerRequestMax,
  formOrderUpdateSchema,
  refundSchema,
} from '@platen/model/form-orders';
import { pageSchema } from '@platen/model/lists';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { describedBody } from '../../../platform/http/described-body.ts';
import { route } from '../../../platform/http/route.ts';
import { createFormOrders } from './create-form-orders.service.ts';
import * as moves from './form-order-moves.service.ts';
import * as service from './form-orders.service.ts';

/** Five thousand rows with long addresses. */
const bodyLimitMb = 20;

const manyFormOrdersSchema = z.strictObject({
  /** The desktop client's own ids of its jobs; the answer keeps their order. */
  ids: z.array(z.union([z.int(), z.string()])).optional(),
  form_orders_attributes: z.array(describedBody(formOrderInputSchema)).min(1).max(formOrdersPerRequestMax),
});

async function createOne(ctx: Context, body: unknown) {
  const [formOrder] = await createFormOrders(ctx, [{ body, path: [] }]);
  if (!formOrder) throw new Error('a form order was neither made nor refused');
  return { ...done(ctx), form_order: formOrder };
}

/** A move of one form order, which answers it as it is afterwards. */
function move(name: 'close' | 'confirm', summary: string, act: (ctx: Context, id: number) => Promise<void>) {
  return route({
    method: 'PUT',
    path: `/form_orders/:id/${name}`,
    access: can(`form_orders.${name}`),
    summary,
    params: idParams,
    answer: formOrderDetailSchema,
    run: async (ctx, { params }) => {
      await act(ctx, params.id);
      return service.getFormOrder(ctx, params.id);
    },
  });
}

export const formOrderRoutes = [
  route({
    method: 'GET',
    path: '/form_orders',
    access: can('form_orders.read'),
    summary: 'List form orders',
    list: formOrderList,
    answer: pageSchema(formOrderSchema),
    run: (ctx, { list }) => service.listFormOrders(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/form_orders/:id',
    access: can('form_orders.read'),
    summary: 'One form order',
    params: idParams,
    answer: formOrderDetailSchema,
    run: (ctx, { params }) => service.getFormOrder(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/form_orders',
    access: can('form_orders.create'),
    summary: 'Place a form order',
    body: describedBody(formOrderInputSchema),
    bodyLimitMb,
    answer: createdFormOrderSchema,
    run: (ctx, { body }) => createOne(ctx, body),
  }),
  route({
    method: 'POST',
    path: '/form_orders/generate',
    access: can('form_orders.create'),
    summary: 'Place a form order whose images were uploaded one by one',
    body: describedBody(formOrderInputSchema),
    bodyLimitMb,
    answer: createdFormOrderSchema,
    run: (ctx, { body }) => createOne(ctx, body),
  }),
  route({
    method: 'POST',
    path: '/form_orders/batch_generate',
    access: can('form_orders.create'),
    summary: 'Place several form orders, all of them or none',
    body: manyFormOrdersSchema,
    bodyLimitMb,
    answer: createdFormOrdersSchema,
    run: async (ctx, { body }) => {
      const requests = body.form_orders_attributes.map((each, index) => ({
        body: each,
        path: ['form_orders_attributes', index],
      }));
      return { ...done(ctx), form_orders: await createFormOrders(ctx, requests) };
    },
  }),
  route({
    method: 'PUT',
    path: '/form_orders/:id',
    access: can('form_orders.update'),
    summary: 'Change the tags of a form order',
    params: idParams,
    body: formOrderUpdateSchema,
    answer: formOrderDetailSchema,
    run: (ctx, { params, body }) => service.setFormOrderTags(ctx, params.id, body.tag_list),
  }),
  move('close', 'Close a form order that is not paid', moves.closeFormOrder),
  move('confirm', 'Confirm the production of a paid form order', moves.confirmFormOrder),
  route({
    method: 'PUT',
    path: '/form_orders/:id/refund',
    access: can('form_orders.refund'),
    summary: 'Refund a paid form order; the factory may refuse a confirmed one with a reason',
    params: idParams,
    body: refundSchema,
    answer: formOrderDetailSchema,
    run: async (ctx, { params, body }) => {
      await moves.refundFormOrder(ctx, params.id, body.rejected_reason);
      return service.getFormOrder(ctx, params.id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/form_orders/:id',
    access: can('form_orders.destroy'),
    summary: 'Delete a form order that is not paid or closed',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteFormOrder(ctx, params.id);
      return done(ctx);
    },
  }),
];
