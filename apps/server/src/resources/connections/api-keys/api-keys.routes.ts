import { doneSchema } from '@platen/model/accounts';
import {
  apiKeyInputSchema,
  apiKeyList,
  apiKeySchema,
  apiKeyUpdateSchema,
  createdApiKeySchema,
} from '@platen/model/api-keys';
import { pageSchema } from '@platen/model/lists';
import { can, inPerson } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './api-keys.service.ts';

export const apiKeyRoutes = [
  route({
    method: 'GET',
    path: '/api_keys',
    access: can('api_keys.read'),
    summary: 'List API keys',
    list: apiKeyList,
    answer: pageSchema(apiKeySchema),
    run: (ctx, { list }) => service.listApiKeys(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/api_keys/:id',
    access: can('api_keys.read'),
    summary: 'One API key',
    params: idParams,
    answer: apiKeySchema,
    run: (ctx, { params }) => service.getApiKey(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/api_keys',
    access: inPerson(can('api_keys.create')),
    summary: 'Create an API key; the answer is the only one that shows it',
    body: apiKeyInputSchema,
    answer: createdApiKeySchema,
    run: (ctx, { body }) => service.createApiKey(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/api_keys/:id',
    access: inPerson(can('api_keys.update')),
    summary: 'Change name, description or expiry of an API key',
    params: idParams,
    body: apiKeyUpdateSchema,
    answer: apiKeySchema,
    run: (ctx, { params, body }) => service.updateApiKey(ctx, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/api_keys/:id',
    access: inPerson(can('api_keys.destroy')),
    summary: 'Delete an API key: calls with it are refused from now on',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteApiKey(ctx, params.id);
      return done(ctx);
    },
  }),
];
