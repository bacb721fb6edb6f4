import {
  doneSchema,
  passwordChangeSchema,
  passwordResetSchema,
  verificationCodeRequestSchema,
} from '@platen/model/accounts';
import { anyone, inPerson, signedIn } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { changePassword, requestCode, resetPassword } from './passwords.service.ts';

const hourS = 3600;

export const passwordRoutes = [
  route({
    method: 'POST',
    path: '/verification_codes',
    access: anyone,
    summary: 'Send a verification code to the mail address or phone of an account',
    body: verificationCodeRequestSchema,
    answer: doneSchema,
    limits: [
      { by: 'address', max: 30, windowS: hourS },
      { by: { field: 'target' }, max: 5, windowS: hourS },
    ],
    run: async (ctx, { body }) => {
      await requestCode(ctx, body);
      return done(ctx);
    },
  }),
  route({
    method: 'PUT',
    path: '/passwords',
    access: anyone,
    summary: 'Set a new password with a verification code; ends all sessions',
    body: passwordResetSchema,
    answer: doneSchema,
    limits: [
      { by: 'address', max: 60, windowS: hourS },
      { by: { field: 'login_name' }, max: 30, windowS: hourS },
    ],
    transaction: false,
    run: async (ctx, { body }) => {
      await resetPassword(ctx, body);
      return done(ctx);
    },
  }),
  route({
    method: 'PUT',
    path: '/mine/change_password',
    access: inPerson(signedIn),
    summary: 'Change the own password; ends all other sessions',
    body: passwordChangeSchema,
    answer: doneSchema,
    run: async (ctx, { body }) => {
      await changePassword(ctx, body);
      return done(ctx);
    },
  }),
];
