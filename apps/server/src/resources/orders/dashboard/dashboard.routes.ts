import { dashboardCalls } from '@platen/contract/orders/dashboard.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './dashboard.service.ts';

export const dashboardRoutes = [
  route(dashboardCalls.get, { mayReadReplica: true, run: (ctx, { query }) => service.getDashboard(ctx, query) }),
];
