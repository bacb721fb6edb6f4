import { passwordCalls } from '@platen/contract/accounts/passwords.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { changePassword, requestCode, resetPassword } from './passwords.service.ts';

const hourS = 3600;

export const passwordRoutes = [
  route(passwordCalls.requestCode, {
    limits: [
      { by: 'address', max: 30, windowS: hourS },
      { by: { field: 'target' }, max: 5, windowS: hourS },
      // Limits the messages to one account, from however many addresses they are requested.
      { by: { field: 'target', from: 'anywhere' }, max: 30, windowS: hourS },
    ],
    run: async (ctx, { body }) => {
      await requestCode(ctx, body);
      return done(ctx);
    },
  }),
  route(passwordCalls.reset, {
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
  route(passwordCalls.change, {
    limits: [{ by: 'caller', max: 10, windowS: hourS }],
    run: async (ctx, { body }) => {
      await changePassword(ctx, body);
      return done(ctx);
    },
  }),
];
