import { doneSchema, loginSchema, sessionSchema } from '@platen/model/accounts';
import { anyone, sessionOnly, signedIn } from '../access.ts';
import { defineCalls } from '../call.ts';

export const sessionCalls = defineCalls({
  create: {
    method: 'POST',
    path: '/sessions',
    access: anyone,
    summary: 'Sign in',
    refuses: ['captcha_wrong', 'login_failed', 'account_frozen'],
    body: loginSchema,
    response: sessionSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/sessions',
    access: sessionOnly(signedIn),
    summary: 'Sign out',
    response: doneSchema,
  },
});
