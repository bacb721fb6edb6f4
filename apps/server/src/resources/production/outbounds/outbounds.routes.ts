import { outboundCalls } from '@platen/contract/production/outbounds.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { correctOutbound, voidOutbound } from './outbound-corrections.service.ts';
import * as service from './outbounds.service.ts';

export const outboundRoutes = [
  route(outboundCalls.list, { run: (ctx, { list }) => service.listOutbounds(ctx, list) }),
  route(outboundCalls.record, {
    bodyLimitMb: 0.5,
    run: (ctx, { body }) => service.recordOutbounds(ctx, body.outbounds),
  }),
  route(outboundCalls.check, {
    bodyLimitMb: 0.5,
    run: (ctx, { body }) => service.checkOutbounds(ctx, body.outbounds),
  }),
  route(outboundCalls.correct, { run: (ctx, { params, body }) => correctOutbound(ctx, params.id, body) }),
  route(outboundCalls.void, {
    run: async (ctx, { params, body }) => {
      await voidOutbound(ctx, params.id, body.reason);
      return done(ctx);
    },
  }),
];
