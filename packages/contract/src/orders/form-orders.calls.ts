import { doneSchema } from '@platen/model/accounts';
import {
  createdFormOrderSchema,
  createdFormOrdersSchema,
  formOrderInputSchema,
  formOrderList,
  formOrderSchema,
  formOrdersPerRequestMax,
  formOrderUpdateSchema,
  refundSchema,
} from '@platen/model/form-orders';
import { pageSchema } from '@platen/model/lists';
import { z } from 'zod';
import { can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';
import { describedBody } from '../described-body.ts';
import { formOrderDetailSchema } from './form-order-detail.ts';

const manyFormOrdersSchema = z.strictObject({
  /** The desktop client's own ids of its jobs; the answer keeps their order. */
  ids: z.array(z.union([z.int(), z.string()])).optional(),
  form_orders_attributes: z.array(describedBody(formOrderInputSchema)).min(1).max(formOrdersPerRequestMax),
});

export const formOrderCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/form_orders',
    access: can('form_orders.read'),
    summary: 'List form orders',
    list: formOrderList,
    answer: pageSchema(formOrderSchema),
  },
  get: {
    method: 'GET',
    path: '/form_orders/:id',
    access: can('form_orders.read'),
    summary: 'One form order',
    params: idParams,
    answer: formOrderDetailSchema,
  },
  create: {
    method: 'POST',
    path: '/form_orders',
    access: can('form_orders.create'),
    summary: 'Place a form order',
    body: describedBody(formOrderInputSchema),
    answer: createdFormOrderSchema,
  },
  generate: {
    method: 'POST',
    path: '/form_orders/generate',
    access: can('form_orders.create'),
    summary: 'Place a form order whose images were uploaded one by one',
    body: describedBody(formOrderInputSchema),
    answer: createdFormOrderSchema,
  },
  batchGenerate: {
    method: 'POST',
    path: '/form_orders/batch_generate',
    access: can('form_orders.create'),
    summary: 'Place several form orders, all of them or none',
    body: manyFormOrdersSchema,
    answer: createdFormOrdersSchema,
  },
  update: {
    method: 'PUT',
    path: '/form_orders/:id',
    access: can('form_orders.update'),
    summary: 'Change the tags of a form order',
    params: idParams,
    body: formOrderUpdateSchema,
    answer: formOrderDetailSchema,
  },
  close: {
    method: 'PUT',
    path: '/form_orders/:id/close',
    access: can('form_orders.close'),
    summary: 'Close a form order that is not paid',
    params: idParams,
    answer: formOrderDetailSchema,
  },
  confirm: {
    method: 'PUT',
    path: '/form_orders/:id/confirm',
    access: can('form_orders.confirm'),
    summary: 'Confirm the production of a paid form order',
    params: idParams,
    answer: formOrderDetailSchema,
  },
  refund: {
    method: 'PUT',
    path: '/form_orders/:id/refund',
    access: can('form_orders.refund'),
    summary: 'Refund a paid form order; the factory may refuse a confirmed one with a reason',
    params: idParams,
    body: refundSchema,
    answer: formOrderDetailSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/form_orders/:id',
    access: can('form_orders.destroy'),
    summary: 'Delete a form order that is not paid or closed',
    params: idParams,
    answer: doneSchema,
  },
});
