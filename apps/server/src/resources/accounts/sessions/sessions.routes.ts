import { sessionCalls } from '@platen/contract/accounts/sessions.calls';
import { captchaCookie } from '../../../platform/http/captcha-cookie.ts';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { signIn, signOut } from './sessions.service.ts';

export const sessionRoutes = [
  route(sessionCalls.create, {
    limits: [
      { by: 'address', max: 60, windowS: 60 },
      { by: { field: 'login_name' }, max: 10, windowS: 60 },
    ],
    // A refused login must still have used up its captcha.
    transaction: false,
    run: (ctx, { body }, { request }) =>
      signIn(ctx, body, {
        captchaToken: request.cookies[captchaCookie],
        userAgent: request.headers['user-agent'] ?? '',
      }),
  }),
  route(sessionCalls.delete, {
    run: async (ctx) => {
      await signOut(ctx);
      return done(ctx);
    },
  }),
];
