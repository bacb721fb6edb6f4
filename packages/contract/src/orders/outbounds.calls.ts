import { pageSchema } from '@platen/model/lists';
import {
  outboundInputSchema,
  outboundList,
  outboundRowSchema,
  outboundsMax,
  recordedOutboundsSchema,
} from '@platen/model/outbounds';
import { z } from 'zod';
import { can } from '../access.ts';
import { defineCalls } from '../call.ts';
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
});
