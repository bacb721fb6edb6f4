import { dashboardQuerySchema, dashboardSchema } from '@platen/model/orders/dashboard';
import { can, withScope } from '../access.ts';
import { defineCalls } from '../call.ts';
import { everyone } from '../who.ts';

export const dashboardCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/dashboard',
    access: withScope(can('home_pages.read'), 'orders_read'),
    who: everyone,
    summary: 'Get counts, amounts and trends of form orders; by default of the last 7 days',
    refuses: ['not_found'],
    query: dashboardQuerySchema,
    response: dashboardSchema,
  },
});
