import { doneSchema } from '@platen/model/accounts/accounts';
import { mockupsPerMinute } from '@platen/model/api';
import { pageSchema } from '@platen/model/lists/lists';
import {
  confirmSchema,
  createdFormOrderSchema,
  createdFormOrdersSchema,
  formOrderInputSchema,
  formOrderList,
  formOrderReviewSchema,
  formOrderSchema,
  formOrdersPerRequestMax,
  formOrderUpdateSchema,
  refundSchema,
  repeatedFormOrderSchema,
} from '@platen/model/orders/form-orders';
import { type ButtonMove, buttonOf } from '@platen/model/orders/lifecycle/order-moves';
import { paymentInputSchema } from '@platen/model/wallet/consumption-records';
import { z } from 'zod';
import { can, reauthenticatedStaff, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { type Call, defineCalls, idParams } from '../call.ts';
import { describedBody } from '../described-body.ts';
import { thing, unique } from '../samples.ts';
import { both, buyers, desks, everyone, type Who } from '../who.ts';
import { formOrderDetailSchema } from './form-order-detail.ts';
import { mockupRequestSchema, mockupsSchema } from './mockup.ts';
import { quoteSchema } from './quote.ts';

const formOrder = auditOf('form_orders', 'GET /form_orders/:id');
const sampleFormOrder = {
  type: 'FormOrder::Batch',
  sku_template_no: thing('publishedTemplate', 'no'),
  orders_attributes: [{ no: unique, quantity: 1, size: 'S' }],
};

const manyFormOrdersSchema = z.strictObject({
  /** The desktop client's own ids of its jobs; the answer keeps their order. */
  ids: z.array(z.union([z.int(), z.string()])).optional(),
  form_orders_attributes: z
    .array(describedBody(formOrderInputSchema, 'FormOrderRequest'))
    .min(1)
    .max(formOrdersPerRequestMax),
});

const placing =
  'All rows are checked, and all errors of all rows are returned together; then nothing is stored. ' +
  'Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it ' +
  '(`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`.';
const placingRefuses = ['too_many_unpaid', 'numbers_exhausted'] as const;

/** The call of a move that needs nothing but the form order. */
const moveCall = <const M extends ButtonMove>(move: M, who: Who, document: Pick<Call, 'summary' | 'description'>) =>
  ({
    ...document,
    method: 'PUT',
    path: `/form_orders/:id/${move}`,
    access: withScope(can(buttonOf(move).ability), 'orders_write'),
    who,
    audit: formOrder.byPath(buttonOf(move).audited),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('formOrder') } },
    refuses: ['order_state_refused'],
    params: idParams,
    response: formOrderDetailSchema,
  }) as const;

export const formOrderCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/form_orders',
    access: withScope(can('form_orders.read'), 'orders_read'),
    who: everyone,
    summary: 'List form orders',
    list: formOrderList,
    response: pageSchema(formOrderSchema),
  },
  get: {
    method: 'GET',
    path: '/form_orders/:id',
    access: withScope(can('form_orders.read'), 'orders_read'),
    who: everyone,
    sample: { params: { id: thing('formOrder') } },
    summary: 'Get a form order',
    params: idParams,
    response: formOrderDetailSchema,
  },
  repeat: {
    method: 'GET',
    path: '/form_orders/:id/repeat',
    access: withScope(can('form_orders.create'), 'orders_read'),
    who: buyers,
    sample: { params: { id: thing('formOrder') } },
    summary: 'Get the request that would place a form order again',
    description:
      'Returns a body for `POST /form_orders` with the same rows, in whatever state the form order is. A number that is ' +
      'still in use gets the next free suffix (`-2`). Manual changes to the design of an order are not copied.',
    refuses: ['order_erased'],
    params: idParams,
    response: repeatedFormOrderSchema,
  },
  create: {
    method: 'POST',
    path: '/form_orders',
    access: withScope(can('form_orders.create'), 'orders_write'),
    who: buyers,
    audit: formOrder.byResponse({ zh: '下单', en: 'Placed a purchase order' }, 'form_order'),
    withoutReauthentication: 'orders',
    sample: { body: sampleFormOrder },
    summary: 'Place a form order',
    description: placing,
    refuses: placingRefuses,
    body: describedBody(formOrderInputSchema, 'FormOrderRequest'),
    response: createdFormOrderSchema,
  },
  generate: {
    method: 'POST',
    path: '/form_orders/generate',
    access: withScope(can('form_orders.create'), 'orders_write'),
    who: buyers,
    audit: formOrder.byResponse({ zh: '由上传任务下单', en: 'Placed a purchase order from an upload' }, 'form_order'),
    withoutReauthentication: 'orders',
    sample: { body: sampleFormOrder },
    summary: 'Place a form order from an upload job',
    description: `${placing} Errors repeat their message in \`error\`.`,
    refuses: placingRefuses,
    body: describedBody(formOrderInputSchema, 'FormOrderRequest'),
    response: createdFormOrderSchema,
  },
  batchGenerate: {
    method: 'POST',
    path: '/form_orders/batch_generate',
    access: withScope(can('form_orders.create'), 'orders_write'),
    who: buyers,
    audit: formOrder.withoutId({ zh: '批量下单', en: 'Placed several purchase orders' }),
    withoutReauthentication: 'orders',
    sample: { body: { form_orders_attributes: [sampleFormOrder] } },
    summary: 'Place several form orders, all or none',
    description: `Each is placed as by \`POST /form_orders\`, all in one transaction. ${placing} Errors repeat their message in \`error\`.`,
    refuses: placingRefuses,
    body: manyFormOrdersSchema,
    response: createdFormOrdersSchema,
  },
  quote: {
    method: 'POST',
    path: '/form_orders/quote',
    access: withScope(can('form_orders.create'), 'orders_write'),
    who: buyers,
    sample: { body: sampleFormOrder },
    summary: 'Quote a form order without placing it',
    description:
      'Takes the body of `POST /form_orders` and stores nothing. Returns the amount of each row, the total, how much the wallet ' +
      'lacks, and every reason for which placing the order would be refused. The price of an order is the price of its size × ' +
      '`quantity`, plus `system_rendering_price` once if the system renders it (`FormOrder::MicroCustom`).',
    isReadOnly: true,
    refuses: ['too_many_unpaid'],
    body: describedBody(formOrderInputSchema, 'FormOrderRequest'),
    response: quoteSchema,
  },
  mockups: {
    method: 'POST',
    path: '/form_orders/mockups',
    access: withScope(can('form_orders.create'), 'orders_write'),
    who: buyers,
    sample: { body: { sku_template_no: thing('publishedTemplate', 'no'), size: 'S' } },
    summary: 'Render the effect images of an order without placing it',
    description:
      `Takes the custom fields of an order and returns its preview images, rendered as they would be for the order. Limited to ${mockupsPerMinute} ` +
      'requests a minute per account. The URLs work for as long as the images are kept.',
    isReadOnly: true,
    refuses: ['render_failed', 'render_refused'],
    body: mockupRequestSchema,
    response: mockupsSchema,
  },
  review: {
    method: 'POST',
    path: '/form_orders/review',
    access: withScope(can('form_orders.read'), 'orders_read'),
    who: everyone,
    sample: { body: { form_order_ids: [thing('formOrder')] } },
    summary: 'Review form orders before they are paid or confirmed',
    description:
      'Returns how many proofs are rendered, waiting and failed, and how many orders have no receiver or cannot be printed.',
    isReadOnly: true,
    refuses: ['form_order_ids_unknown'],
    body: paymentInputSchema,
    response: z.object({ form_orders: z.array(formOrderReviewSchema) }),
  },
  update: {
    method: 'PUT',
    path: '/form_orders/:id',
    access: withScope(can('form_orders.update'), 'orders_write'),
    who: both(buyers, desks('support')),
    audit: formOrder.byPath({ zh: '修改订单标签', en: 'Tagged a purchase order' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('formOrder') }, body: { tag_list: ['a'] } },
    summary: 'Update the tags of a form order',
    params: idParams,
    body: formOrderUpdateSchema,
    response: formOrderDetailSchema,
  },
  close: moveCall('close', both(buyers, desks('support')), {
    summary: 'Close an unpaid form order',
    description: 'A closed form order is not produced and costs nothing. Its order numbers can be used again.',
  }),
  confirm: {
    method: 'PUT',
    path: '/form_orders/:id/confirm',
    access: withScope(can('form_orders.confirm'), 'orders_write'),
    who: both(buyers, desks()),
    audit: formOrder.byPath({ zh: '确认生产', en: 'Confirmed production' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('paidFormOrder') }, body: {} },
    summary: 'Confirm production of a paid form order',
    description:
      'After this, only the factory can stop it. The production images are rendered from the current values of the orders. If ' +
      '`finding_counts` reports problems with the prints, `acknowledges_findings` must be true; who confirmed ' +
      'which findings is recorded on each order. An image on which nothing is printed (`blank_image`) cannot be acknowledged. With `when_rendered`, nothing is confirmed until every proof is rendered: ' +
      'the request is stored as `confirm_request` and carried out then, unless a proof failed or has findings; ' +
      '`confirm_request.held_by` says which.',
    refuses: ['order_state_refused', 'findings_unacknowledged', 'prints_refused'],
    params: idParams,
    body: confirmSchema,
    response: formOrderDetailSchema,
  },
  cancelConfirm: {
    method: 'DELETE',
    path: '/form_orders/:id/confirm',
    access: withScope(can('form_orders.confirm'), 'orders_write'),
    who: both(buyers, desks()),
    audit: formOrder.byPath({ zh: '取消自动确认', en: 'Canceled automatic confirmation' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('paidFormOrder') } },
    summary: 'Cancel confirming a form order when it is rendered',
    params: idParams,
    response: formOrderDetailSchema,
  },
  refund: {
    method: 'PUT',
    path: '/form_orders/:id/refund',
    access: reauthenticatedStaff(withScope(can('form_orders.refund'), 'orders_write')),
    who: both(buyers, desks('finance')),
    audit: formOrder.byPath({ zh: '订单退款', en: 'Refunded a purchase order' }),
    sample: { params: { id: thing('paidFormOrder') }, body: { rejected_reason: 'x' } },
    summary: 'Refund a paid form order; with a reason, staff can also refund confirmed ones and those in production',
    description:
      'The amount returns to the wallet immediately. Customers can refund until production is confirmed, the factory until the first parcel is shipped; `can_refund` says whether it is possible now. A refund by the factory above the amount that it has set waits for a second person: the form order stays as it is, and `refund_approval_id` says so.',
    refuses: ['order_state_refused', 'order_partly_sent', 'reason_required', 'approval_waiting'],
    params: idParams,
    body: refundSchema,
    response: formOrderDetailSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/form_orders/:id',
    access: withScope(can('form_orders.destroy'), 'orders_write'),
    who: both(buyers, desks()),
    audit: formOrder.byPath({ zh: '删除订单', en: 'Deleted a purchase order' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('formOrder') } },
    summary: 'Delete an unpaid or closed form order',
    refuses: ['order_not_deletable'],
    params: idParams,
    response: doneSchema,
  },
});
