import { outboundCalls } from '@platen/contract/orders/outbounds.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './outbounds.service.ts';

export const outboundRoutes = [
  route(outboundCalls.list, { run: (ctx, { list }) => service.listOutbounds(ctx, list) }),
  route(outboundCalls.record, {
    bodyLimitMb: 0.5,
    run: (ctx, { body }) => service.recordOutbounds(ctx, body.outbounds),
  }),
];
