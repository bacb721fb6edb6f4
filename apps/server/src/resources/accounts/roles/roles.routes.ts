import { roleCalls } from '@platen/contract/accounts/roles.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './roles.service.ts';

export const roleRoutes = [
  route(roleCalls.list, { run: (ctx, { list }) => service.listRoles(ctx, list) }),
  route(roleCalls.get, { run: (ctx, { params }) => service.getRole(ctx, params.id) }),
  route(roleCalls.create, { run: (ctx, { body }) => service.createRole(ctx, body) }),
  route(roleCalls.update, { run: (ctx, { params, body }) => service.updateRole(ctx, params.id, body) }),
  route(roleCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteRole(ctx, params.id);
      return done(ctx);
    },
  }),
];
