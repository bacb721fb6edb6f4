import { mineAbilitiesSchema, mineSchema, profileUpdateSchema } from '@platen/model/accounts/accounts';
import { apiKeyScopes } from '@platen/model/connections/api-keys';
import { beforeSecondFactor, sessionOnly, signedIn, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';

const account = auditOf('mine', 'GET /mine');

export const mineCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/mine',
    access: beforeSecondFactor(withScope(signedIn, ...apiKeyScopes)),
    summary: 'Get your account',
    response: mineSchema,
  },
  update: {
    method: 'PUT',
    path: '/mine',
    access: sessionOnly(signedIn),
    audit: account.byResponse({ zh: '修改账号资料', en: 'Updated their account' }),
    withoutReauthentication: 'own_details',
    sample: { body: { contact_name: 'Ada' } },
    summary: 'Update your contact, notification mail and default sender',
    refuses: ['not_allowed'],
    body: profileUpdateSchema,
    response: mineSchema,
  },
  abilities: {
    method: 'GET',
    path: '/mine/abilities',
    access: beforeSecondFactor(withScope(signedIn, ...apiKeyScopes)),
    summary: 'Get your abilities by resource',
    response: mineAbilitiesSchema,
  },
});
