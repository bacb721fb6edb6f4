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
    body: z.strictObject({
      outbounds: z.array(describedBody(outboundInputSchema, 'OutboundRequest')).min(1).max(outboundsMax),
    }),
    answer: recordedOutboundsSchema,
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
