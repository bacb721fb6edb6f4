import { readOptionsAnswer } from '@platen/model/read-options';
import { userOptions } from '@platen/model/users';
import { can } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { listUserOptions } from './users.service.ts';

export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/read_options',
    access: can('users.read'),
    summary: 'People for a select',
    list: userOptions,
    answer: readOptionsAnswer,
    run: (ctx, { list }) => listUserOptions(ctx, list),
  }),
];
