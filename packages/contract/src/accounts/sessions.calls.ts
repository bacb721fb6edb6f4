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
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';

const session = auditOf('sessions');
const account = auditOf('mine');
const openSessions = auditOf('mine', 'GET /mine/sessions');
/** Well-formed, and made by no authenticator. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const unknownAssertion = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const sessionCalls = defineCalls({
  create: {
    method: 'POST',
    path: '/sessions',
    access: anyone,
    audit: session.withoutId({ zh: '登录', en: 'Signed in' }),
    withoutReauthentication: 'signs_in',
    sample: { body: { login_name: thing('owner', 'login_name'), password: thing('owner', 'password') } },
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
    audit: session.withoutId({ zh: '完成两步验证', en: 'Completed two-factor authentication' }),
    withoutReauthentication: 'signs_in',
    // With a challenge that does not exist.
    sample: { body: { challenge: unique, totp: '000000' }, answers: 400 },
    summary: 'Finish signing in with a code of an authenticator app, a recovery code or a passkey',
    refuses: ['sign_in_expired', 'second_factor_wrong', 'passkey_refused', 'account_frozen'],
    body: secondFactorSchema,
    response: sessionSchema,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/sessions/passkey_options',
    access: anyone,
    audit: session.withoutId({ zh: '请求通行密钥登录', en: 'Asked to sign in with a passkey' }),
    withoutReauthentication: 'signs_in',
    sample: { body: {} },
    summary: 'Get the options for signing in with a passkey',
    refuses: ['sign_in_expired'],
    body: signInPasskeyOptionsSchema,
    response: passkeyOptionsSchema,
  },
  createByPasskey: {
    method: 'POST',
    path: '/sessions/passkey',
    access: anyone,
    audit: session.withoutId({ zh: '使用通行密钥登录', en: 'Signed in with a passkey' }),
    withoutReauthentication: 'signs_in',
    // With a passkey that nobody has.
    sample: { body: { passkey: unknownAssertion }, answers: 400 },
    summary: 'Sign in with a passkey alone',
    refuses: ['passkey_refused', 'account_frozen'],
    body: passkeySignInSchema,
    response: sessionSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/sessions',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    audit: session.withoutId({ zh: '退出登录', en: 'Signed out' }),
    withoutReauthentication: 'takes_away',
    sample: { endsSession: true },
    summary: 'Sign out',
    response: doneSchema,
  },
  reauthenticationOptions: {
    method: 'POST',
    path: '/sessions/reauthenticate/passkey_options',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    audit: session.withoutId({ zh: '请求用通行密钥验证身份', en: 'Asked to confirm with a passkey' }),
    withoutReauthentication: 'signs_in',
    // Nobody has a passkey.
    sample: { answers: 409 },
    summary: 'Get the options for re-authenticating with a passkey',
    refuses: ['no_factor'],
    response: passkeyOptionsSchema,
  },
  reauthenticate: {
    method: 'POST',
    path: '/sessions/reauthenticate',
    access: beforeSecondFactor(sessionOnly(signedIn)),
    audit: session.withoutId({ zh: '验证身份', en: 'Confirmed who they are' }),
    withoutReauthentication: 'signs_in',
    sample: { body: { password: thing('owner', 'password') } },
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
    audit: account.byPath({ zh: '退出一台设备', en: 'Ended one of their sessions' }),
    // Sessions of others are not found, and this one is nobody's.
    sample: { params: { id: 999_999 }, answers: 404 },
    summary: 'End one of your sessions',
    params: idParams,
    response: doneSchema,
  },
  deleteOthers: {
    method: 'DELETE',
    path: '/mine/sessions',
    access: reauthenticated(sessionOnly(signedIn)),
    audit: openSessions.withoutId({ zh: '退出其他所有设备', en: 'Ended their other sessions' }),
    summary: 'End all your sessions except this one',
    response: doneSchema,
  },
});
