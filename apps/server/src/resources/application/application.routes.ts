import { applicationInfoSchema } from '@platen/model/application';
import { anyone } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { getApplicationInfo } from './application.service.ts';

export const applicationRoutes = [
  route({
    method: 'GET',
    path: '/application/info',
    access: anyone,
    summary: 'Name, logo and versions of this installation',
    answer: applicationInfoSchema,
    run: (ctx) => getApplicationInfo(ctx),
  }),
];
