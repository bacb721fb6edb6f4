import { dashboardQuerySchema, dashboardSchema } from '@platen/model/dashboard';
import { can } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './dashboard.service.ts';

export const dashboardRoutes = [
  route({
    method: 'GET',
    path: '/dashboard',
    access: can('home_pages.read'),
    summary: 'Counts, amounts and trends of form orders; the last week where no days are given',
    query: dashboardQuerySchema,
    answer: dashboardSchema,
    run: (ctx, { query }) => service.getDashboard(ctx, query),
  }),
];
