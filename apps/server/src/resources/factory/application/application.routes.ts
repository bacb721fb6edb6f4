import { applicationCalls } from '@platen/contract/factory/application.calls';
import { route } from '../../../platform/http/route.ts';
import { getApplicationInfo, sendClient, updateApplicationInfo } from './application.service.ts';

export const applicationRoutes = [
  route(applicationCalls.get, { run: (ctx) => getApplicationInfo(ctx) }),
  route(applicationCalls.desktopClient, {
    transaction: false,
    run: (ctx, { params }, reply) => sendClient(ctx, reply, params.filename),
  }),
  route(applicationCalls.update, {
    bodyLimitMb: 0.5,
    transaction: false,
    run: (ctx, { body }) => updateApplicationInfo(ctx, body),
  }),
];
