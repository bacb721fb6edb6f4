import { doneSchema } from '@platen/model/accounts/accounts';
import {
  apiKeyInputSchema,
  apiKeyList,
  apiKeySchema,
  apiKeyScopes,
  apiKeyUpdateSchema,
  createdApiKeySchema,
} from '@platen/model/connections/api-keys';
import { secretRotationSchema } from '@platen/model/connections/secret-rotation';
import { pageSchema } from '@platen/model/lists/lists';
import { can, reauthenticated, sessionOnly, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { both, desks, memberManagers } from '../who.ts';

const key = auditOf('api_keys', 'GET /api_keys/:id');

export const apiKeyCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/api_keys',
    access: withScope(can('api_keys.read'), ...apiKeyScopes),
    who: both(memberManagers, desks('support', 'viewer')),
    summary: 'List API keys',
    description: 'List API keys. With an API key: that key alone.',
    list: apiKeyList,
    response: pageSchema(apiKeySchema),
  },
  get: {
    method: 'GET',
    path: '/api_keys/:id',
    access: withScope(can('api_keys.read'), ...apiKeyScopes),
    who: both(memberManagers, desks('support', 'viewer')),
    // A key sees itself alone.
    sample: { params: { id: thing('ownKey') }, answers: { staffKey: 404, adminKey: 404 } },
    summary: 'Get an API key',
    params: idParams,
    response: apiKeySchema,
  },
  create: {
    method: 'POST',
    path: '/api_keys',
    access: reauthenticated(sessionOnly(can('api_keys.create'))),
    who: both(memberManagers, desks()),
    audit: key.byResponse({ zh: '新建 API 密钥', en: 'Created an API key' }),
    sample: { body: { name: unique } },
    summary: 'Create an API key; only this response shows it',
    refuses: ['expiry_in_past', 'too_many_api_keys'],
    body: apiKeyInputSchema,
    response: createdApiKeySchema,
  },
  update: {
    method: 'PUT',
    path: '/api_keys/:id',
    access: reauthenticated(sessionOnly(can('api_keys.update'))),
    who: both(memberManagers, desks()),
    audit: key.byPath({ zh: '修改 API 密钥', en: 'Updated an API key' }),
    sample: { params: { id: thing('apiKey') }, body: { name: unique } },
    summary: 'Update an API key: name, description, scopes, expiry or addresses',
    refuses: ['expiry_in_past'],
    params: idParams,
    body: apiKeyUpdateSchema,
    response: apiKeySchema,
  },
  rotate: {
    method: 'POST',
    path: '/api_keys/:id/rotate',
    access: reauthenticated(sessionOnly(can('api_keys.update'))),
    who: both(memberManagers, desks()),
    audit: key.byPath({ zh: '轮换 API 密钥', en: 'Rotated an API key' }),
    sample: { params: { id: thing('apiKey') }, body: { overlap_hours: 1 } },
    summary: 'Replace the secret of an API key; only this response shows it',
    description:
      'Replace the secret of an API key. The old secret works for `overlap_hours` more; one from an earlier rotation ' +
      'stops working immediately. Only this response shows the new one.',
    params: idParams,
    body: secretRotationSchema,
    response: createdApiKeySchema,
  },
  delete: {
    method: 'DELETE',
    path: '/api_keys/:id',
    access: reauthenticated(sessionOnly(can('api_keys.destroy'))),
    who: both(memberManagers, desks()),
    audit: key.byPath({ zh: '删除 API 密钥', en: 'Deleted an API key' }),
    sample: { params: { id: thing('apiKey') } },
    summary: 'Delete an API key; it stops working immediately',
    params: idParams,
    response: doneSchema,
  },
});
