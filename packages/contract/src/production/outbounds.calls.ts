import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import {
  outboundCorrectionSchema,
  outboundInputSchema,
  outboundList,
  outboundRowSchema,
  outboundSchema,
  outboundsMax,
  outboundVoidSchema,
  recordedOutboundsSchema,
} from '@platen/model/production/outbounds';
import { z } from 'zod';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { describedBody } from '../described-body.ts';
import { thing, unique } from '../samples.ts';
import { desks, everyone } from '../who.ts';
import { outboundCheckSchema } from './outbound-check.ts';

const parcel = auditOf('outbounds');

const outboundsBody = z.strictObject({
  outbounds: z.array(describedBody(outboundInputSchema, 'OutboundRequest')).min(1).max(outboundsMax),
});

export const outboundCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/outbounds',
    access: withScope(can('outbounds.read'), 'orders_read'),
    who: everyone,
    summary: 'List outbounds',
    list: outboundList,
    response: pageSchema(outboundRowSchema),
  },
  record: {
    method: 'POST',
    path: '/outbounds',
    access: withScope(can('outbounds.create'), 'orders_write'),
    who: desks('packer'),
    audit: parcel.withoutId({ zh: '登记发货', en: 'Recorded parcels' }),
    withoutReauthentication: 'production',
    sample: { body: { outbounds: [{ order_system_no: thing('startedOrder', 'system_no'), shipping_no: unique }] } },
    summary: 'Record shipped parcels',
    refuses: ['order_erased'],
    body: outboundsBody,
    response: recordedOutboundsSchema,
  },
  check: {
    method: 'POST',
    path: '/outbounds/check',
    access: withScope(can('outbounds.create'), 'orders_read'),
    who: desks('packer'),
    sample: { body: { outbounds: [{ order_system_no: thing('startedOrder', 'system_no'), shipping_no: unique }] } },
    summary: 'Check parcels without recording them',
    description:
      'Takes the body of `POST /outbounds` and stores nothing. Returns every row that would be refused, and every row that would be recorded ' +
      'but looks like a mistake: its order has shipped or its production images are not rendered, its tracking number is ' +
      'used for another order, or its shipping company is unknown.',
    isReadOnly: true,
    body: outboundsBody,
    response: outboundCheckSchema,
  },
  correct: {
    method: 'PUT',
    path: '/outbounds/:id',
    access: withScope(can('outbounds.update'), 'orders_write'),
    who: desks('packer'),
    audit: parcel.byPath({ zh: '更正发货记录', en: 'Corrected a parcel' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('outbound') }, body: { shipping_no: unique, reason: 'x' } },
    summary: 'Correct the tracking number or company of a parcel, with a reason',
    refuses: ['order_erased'],
    params: idParams,
    body: outboundCorrectionSchema,
    response: outboundSchema,
  },
  void: {
    method: 'PUT',
    path: '/outbounds/:id/void',
    access: withScope(can('outbounds.void'), 'orders_write'),
    who: desks('packer'),
    audit: parcel.byPath({ zh: '作废发货记录', en: 'Voided a parcel' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('outbound') }, body: { reason: 'x' } },
    summary: 'Void a parcel, with a reason; an order without parcels returns to production',
    refuses: ['order_erased'],
    params: idParams,
    body: outboundVoidSchema,
    response: doneSchema,
  },
});
