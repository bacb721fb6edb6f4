import { pageSchema } from '@platen/model/lists';
import {
  outboundInputSchema,
  outboundList,
  outboundRowSchema,
  outboundsMax,
  recordedOutboundsSchema,
} from '@platen/model/outbounds';
import { z } from 'zod';
import { can } from '../../../platform/http/access.ts';
import { describedBody } from '../../../platform/http/described-body.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './outbounds.service.ts';

export const outboundRoutes = [
  route({
    method: 'GET',
    path: '/outbounds',
    access: can('outbounds.read'),
    summary: 'List outbounds',
    list: outboundList,
    answer: pageSchema(outboundRowSchema),
    run: (ctx, { list }) => service.listOutbounds(ctx, list),
  }),
  route({
    method: 'POST',
    path: '/outbounds',
    access: can('outbounds.create'),
    summary: 'Record parcels that left, and send their orders',
    body: z.strictObject({ outbounds: z.array(describedBody(outboundInputSchema)).min(1).max(outboundsMax) }),
    answer: recordedOutboundsSchema,
    run: (ctx, { body }) => service.recordOutbounds(ctx, body.outbounds),
  }),
];
