import { doneSchema, loginSchema, sessionSchema } from '@platen/model/accounts/accounts';
import { passkeyOptionsSchema } from '@platen/model/accounts/factors';
import {
  openSessionsSchema,
  passkeySignInSchema,
  reauthenticationSchema,
  secondFactorSchema,
  signInPasskeyOptionsSchema,
} from '@platen/model/accounts/sign-in';
import { anyone, beforeSecondFactor, reauthenticated, sessionOnly, signedIn } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const sessionCalls = defineCalls({
  create: {
    method: 'POST',
    path: '/sessions',
    access: anyone,
    summary: 'Sign in',
    description:
      'Sign in. An account with a second factor is answered with 40105, whose `details` have a `challenge` and the `factors` (separated by spaces) that `POST /sessions/second_factor` accepts.',
    refuses: ['captcha_wrong', 'login_failed', 'account_frozen', 'second_factor_required'],
    body: loginSchema,
    response: sessionSchema,
  },
  secondFactor: {
    method: 'POST',
    path: '/sessions/second_factor',
    access: anyone,
    summary: 'Finish signing in with a code of an authenticator app, a recovery code or a passkey',
    refuses: ['sign_in_expired', 'second_factor_wrong', 'passkey_refused', 'account_frozen'],
    body: secondFactorSchema,
    response: sessionSchema,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/sessions/passkey_options',
    access: anyone,
    summary: 'Get the options for signing in with a passkey',
    refuses: ['sign_in_expired'],
    body: signInPasskeyOptionsSchema,
    response: passkeyOptionsSchema,
  },
  createByPasskey: {
    method: 'POST',
    path: '/sessions/passkey',
    access: anyone,
    summary: 'Sign in with a passkey alone',
    refuses: ['passkey_refused', 'account_frozen'],
    body: passkeySignInSchema,
    response: sessionSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/sessions',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    summary: 'Sign out',
    response: doneSchema,
  },
  reauthenticationOptions: {
    method: 'POST',
    path: '/sessions/reauthenticate/passkey_options',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    summary: 'Get the options for re-authenticating with a passkey',
    refuses: ['no_factor'],
    response: passkeyOptionsSchema,
  },
  reauthenticate: {
    method: 'POST',
    path: '/sessions/reauthenticate',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    summary: 'Re-authenticate with your password or a passkey, for calls that require it',
    refuses: ['current_password_wrong', 'passkey_refused'],
    body: reauthenticationSchema,
    response: doneSchema,
  },
  listOwn: {
    method: 'GET',
    path: '/mine/sessions',
    access: sessionOnly(signedIn),
    summary: 'List your sessions',
    response: openSessionsSchema,
  },
  deleteOwn: {
    method: 'DELETE',
    path: '/mine/sessions/:id',
    access: reauthenticated(sessionOnly(signedIn)),
    summary: 'End one of your sessions',
    params: idParams,
    response: doneSchema,
  },
  deleteOthers: {
    method: 'DELETE',
    path: '/mine/sessions',
    access: reauthenticated(sessionOnly(signedIn)),
    summary: 'End all your sessions except this one',
    response: doneSchema,
  },
});
