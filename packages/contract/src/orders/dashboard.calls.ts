import { dashboardQuerySchema, dashboardSchema } from '@platen/model/dashboard';
import { can } from '../access.ts';
import { defineCalls } from '../call.ts';

export const dashboardCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/dashboard',
    access: can('home_pages.read'),
    summary: 'Counts, amounts and trends of form orders; the last week where no days are given',
    refuses: ['not_found'],
    query: dashboardQuerySchema,
    answer: dashboardSchema,
  },
});
