import {
  doneSchema,
  passwordChangeSchema,
  passwordResetSchema,
  verificationCodeRequestSchema,
} from '@platen/model/accounts/accounts';
import { anyone, sessionOnly, signedIn } from '../access.ts';
import { defineCalls } from '../call.ts';

export const passwordCalls = defineCalls({
  requestCode: {
    method: 'POST',
    path: '/verification_codes',
    access: anyone,
    summary: 'Send a verification code to an account’s email or phone',
    body: verificationCodeRequestSchema,
    response: doneSchema,
  },
  reset: {
    method: 'PUT',
    path: '/passwords',
    access: anyone,
    summary: 'Set a new password with a verification code; ends all sessions, and all API keys unless kept',
    refuses: ['code_wrong', 'password_common', 'password_has_login_name', 'password_predictable'],
    body: passwordResetSchema,
    response: doneSchema,
  },
  change: {
    method: 'PUT',
    path: '/mine/change_password',
    access: sessionOnly(signedIn),
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
