import { doneSchema } from '@platen/model/accounts';
import {
  apiKeyInputSchema,
  apiKeyList,
  apiKeySchema,
  apiKeyUpdateSchema,
  createdApiKeySchema,
} from '@platen/model/api-keys';
import { pageSchema } from '@platen/model/lists';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const apiKeyCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/api_keys',
    access: can('api_keys.read'),
    summary: 'List API keys',
    list: apiKeyList,
    response: pageSchema(apiKeySchema),
  },
  get: {
    method: 'GET',
    path: '/api_keys/:id',
    access: can('api_keys.read'),
    summary: 'Get an API key',
    params: idParams,
    response: apiKeySchema,
  },
  create: {
    method: 'POST',
    path: '/api_keys',
    access: sessionOnly(can('api_keys.create')),
    summary: 'Create an API key; only this response shows it',
    refuses: ['expiry_in_past', 'too_many_api_keys'],
    body: apiKeyInputSchema,
    response: createdApiKeySchema,
  },
  update: {
    method: 'PUT',
    path: '/api_keys/:id',
    access: sessionOnly(can('api_keys.update')),
    summary: 'Update the name, description or expiry of an API key',
    refuses: ['expiry_in_past'],
    params: idParams,
    body: apiKeyUpdateSchema,
    response: apiKeySchema,
  },
  delete: {
    method: 'DELETE',
    path: '/api_keys/:id',
    access: sessionOnly(can('api_keys.destroy')),
    summary: 'Delete an API key; it stops working immediately',
    params: idParams,
    response: doneSchema,
  },
});
