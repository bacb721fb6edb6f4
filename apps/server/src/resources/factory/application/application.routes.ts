import { applicationInfoSchema, applicationUpdateSchema } from '@platen/model/application';
import { anyone, can } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import { getApplicationInfo, updateApplicationInfo } from './application.service.ts';

export const applicationRoutes = [
  route({
    method: 'GET',
    path: '/application/info',
    access: anyone,
    summary: 'Name, logo, desktop downloads and versions of this installation',
    answer: applicationInfoSchema,
    run: (ctx) => getApplicationInfo(ctx),
  }),
  route({
    method: 'PUT',
    path: '/application/info',
    access: can('applications.update'),
    summary: 'Change what this installation says of itself',
    body: applicationUpdateSchema,
    answer: applicationInfoSchema,
    run: (ctx, { body }) => updateApplicationInfo(ctx, body),
  }),
];
