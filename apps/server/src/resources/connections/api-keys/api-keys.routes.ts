import { apiKeyCalls } from '@platen/contract/connections/api-keys.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './api-keys.service.ts';

export const apiKeyRoutes = [
  route(apiKeyCalls.list, { run: (ctx, { list }) => service.listApiKeys(ctx, list) }),
  route(apiKeyCalls.get, { run: (ctx, { params }) => service.getApiKey(ctx, params.id) }),
  route(apiKeyCalls.create, { run: (ctx, { body }) => service.createApiKey(ctx, body) }),
  route(apiKeyCalls.update, { run: (ctx, { params, body }) => service.updateApiKey(ctx, params.id, body) }),
  route(apiKeyCalls.rotate, { run: (ctx, { params, body }) => service.rotateApiKey(ctx, params.id, body) }),
  route(apiKeyCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteApiKey(ctx, params.id);
      return done(ctx);
    },
  }),
];
