import { doneSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import {
  outboundCorrectionSchema,
  outboundInputSchema,
  outboundList,
  outboundRowSchema,
  outboundSchema,
  outboundsMax,
  outboundVoidSchema,
  recordedOutboundsSchema,
} from '@platen/model/outbounds';
import { z } from 'zod';
import { can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';
import { describedBody } from '../described-body.ts';
import { outboundCheckSchema } from './outbound-check.ts';

const outboundsBody = z.strictObject({
  outbounds: z.array(describedBody(outboundInputSchema, 'OutboundRequest')).min(1).max(outboundsMax),
});

export const outboundCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/outbounds',
    access: can('outbounds.read'),
    summary: 'List outbounds',
    list: outboundList,
    answer: pageSchema(outboundRowSchema),
  },
  record: {
    method: 'POST',
    path: '/outbounds',
    access: can('outbounds.create'),
    summary: 'Record parcels that left, and send their orders',
    body: outboundsBody,
    answer: recordedOutboundsSchema,
  },
  check: {
    method: 'POST',
    path: '/outbounds/check',
    access: can('outbounds.create'),
    summary: 'What would be refused of parcels that left, without recording them',
    description:
      'Takes the body of `POST /outbounds`. Tells every row that would be refused, and every row that would be recorded ' +
      'but looks like a mistake: its order has shipped, its tracking number is that of another order, or nobody knows ' +
      'its shipping company.',
    isQuestion: true,
    body: outboundsBody,
    answer: outboundCheckSchema,
  },
  correct: {
    method: 'PUT',
    path: '/outbounds/:id',
    access: can('outbounds.update'),
    summary: 'Put the tracking number or the company of a parcel right, with the reason',
    params: idParams,
    body: outboundCorrectionSchema,
    answer: outboundSchema,
  },
  void: {
    method: 'PUT',
    path: '/outbounds/:id/void',
    access: can('outbounds.void'),
    summary: 'Take a parcel back that never left, with the reason; without any, its order is in production again',
    params: idParams,
    body: outboundVoidSchema,
    answer: doneSchema,
  },
});
