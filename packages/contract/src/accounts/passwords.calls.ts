import {
  doneSchema,
  passwordChangeSchema,
  passwordResetSchema,
  verificationCodeRequestSchema,
} from '@platen/model/accounts/accounts';
import { anyone, sessionOnly, signedIn } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { thing, unique } from '../samples.ts';

const code = auditOf('verification_codes');
const password = auditOf('passwords');
const account = auditOf('mine');

export const passwordCalls = defineCalls({
  requestCode: {
    method: 'POST',
    path: '/verification_codes',
    access: anyone,
    audit: code.withoutId({ zh: '请求验证码', en: 'Requested a code' }),
    withoutReauthentication: 'signs_in',
    sample: { body: { target: unique, event: 'reset_password' } },
    summary: 'Send a verification code to an account’s email or phone',
    body: verificationCodeRequestSchema,
    response: doneSchema,
  },
  reset: {
    method: 'PUT',
    path: '/passwords',
    access: anyone,
    audit: password.withoutId({ zh: '重置密码', en: 'Reset their password' }),
    withoutReauthentication: 'signs_in',
    // With a wrong code.
    sample: {
      body: { login_name: thing('owner', 'login_name'), verification_code: '000000', password: 'another password 3' },
      answers: 400,
    },
    summary: 'Set a new password with a verification code; ends all sessions, and all API keys unless kept',
    refuses: ['code_wrong', 'password_common', 'password_has_login_name', 'password_predictable'],
    body: passwordResetSchema,
    response: doneSchema,
  },
  change: {
    method: 'PUT',
    path: '/mine/change_password',
    access: sessionOnly(signedIn),
    audit: account.withoutId({ zh: '修改密码', en: 'Changed their password' }),
    withoutReauthentication: 'own_password',
    // With a wrong current password.
    sample: {
      body: { current_password: 'wrong', password: 'a new one 77', password_confirmation: 'a new one 77' },
      answers: 400,
    },
    summary: 'Change your password and end all sessions, including this one',
    refuses: [
      'passwords_differ',
      'current_password_wrong',
      'password_common',
      'password_has_login_name',
      'password_predictable',
    ],
    body: passwordChangeSchema,
    response: doneSchema,
  },
});
