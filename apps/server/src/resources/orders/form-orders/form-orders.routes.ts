import { formOrderCalls } from '@platen/contract/orders/form-orders.calls';
import { consumptionRecordCalls } from '@platen/contract/wallet/consumption-records.calls';
import { mockupsPerMinute } from '@platen/model/api';
import type { Context } from '../../../platform/context.ts';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { createFormOrders } from './create-form-orders.service.ts';
import * as moves from './form-order-moves.service.ts';
import { reviewFormOrders } from './form-order-review.service.ts';
import * as service from './form-orders.service.ts';
import { mockUpOrder } from './mockups.service.ts';
import { quoteFormOrder } from './quote.service.ts';
import { repeatFormOrder } from './repeat-form-order.service.ts';

/** Enough for five thousand rows with long addresses. */
const bodyLimitMb = 20;

async function createOne(ctx: Context, body: unknown) {
  const [formOrder] = await createFormOrders(ctx, [{ body, path: [] }]);
  if (!formOrder) throw new Error('a form order was neither made nor refused');
  return { ...done(ctx), form_order: formOrder };
}

export const formOrderRoutes = [
  route(formOrderCalls.list, { run: (ctx, { list }) => service.listFormOrders(ctx, list) }),
  route(formOrderCalls.get, { run: (ctx, { params }) => service.getFormOrder(ctx, params.id) }),
  route(formOrderCalls.repeat, { isLongResponse: true, run: (ctx, { params }) => repeatFormOrder(ctx, params.id) }),
  route(formOrderCalls.create, {
    bodyLimitMb,
    run: (ctx, { body }) => createOne(ctx, body),
  }),
  route(formOrderCalls.generate, {
    bodyLimitMb,
    errorField: 'error',
    run: (ctx, { body }) => createOne(ctx, body),
  }),
  route(formOrderCalls.batchGenerate, {
    bodyLimitMb,
    errorField: 'error',
    run: async (ctx, { body }) => {
      const requests = body.form_orders_attributes.map((each, index) => ({
        body: each,
        path: ['form_orders_attributes', index],
      }));
      return { ...done(ctx), form_orders: await createFormOrders(ctx, requests) };
    },
  }),
  route(formOrderCalls.quote, { bodyLimitMb, run: (ctx, { body }) => quoteFormOrder(ctx, body) }),
  route(formOrderCalls.mockups, {
    limits: [{ by: 'caller', max: mockupsPerMinute, windowS: 60 }],
    run: (ctx, { body }) => mockUpOrder(ctx, body),
  }),
  route(formOrderCalls.review, {
    run: async (ctx, { body }) => ({ form_orders: await reviewFormOrders(ctx, body.form_order_ids) }),
  }),
  route(formOrderCalls.update, {
    run: (ctx, { params, body }) => service.setFormOrderTags(ctx, params.id, body.tag_list),
  }),
  route(formOrderCalls.close, { run: (ctx, { params }) => moves.runButtonMove(ctx, params.id, 'close') }),
  route(formOrderCalls.confirm, {
    run: (ctx, { params, body }) =>
      body.when_rendered
        ? moves.confirmWhenRendered(ctx, params.id)
        : moves.confirmFormOrder(ctx, params.id, body.acknowledges_findings),
  }),
  route(formOrderCalls.cancelConfirm, { run: (ctx, { params }) => moves.cancelConfirm(ctx, params.id) }),
  route(formOrderCalls.refund, {
    run: (ctx, { params, body }) => moves.refundFormOrder(ctx, params.id, body.rejected_reason),
  }),
  route(consumptionRecordCalls.pay, { run: (ctx, { body }) => moves.payFormOrders(ctx, body.form_order_ids) }),
  route(formOrderCalls.delete, {
    run: async (ctx, { params }) => {
      await moves.deleteFormOrder(ctx, params.id);
      return done(ctx);
    },
  }),
];
