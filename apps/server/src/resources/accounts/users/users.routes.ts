import { userCalls } from '@platen/contract/accounts/users.calls';
import { route } from '../../../platform/http/route.ts';
import { listUserOptions } from './users.service.ts';

export const userRoutes = [route(userCalls.options, { run: (ctx, { list }) => listUserOptions(ctx, list) })];
