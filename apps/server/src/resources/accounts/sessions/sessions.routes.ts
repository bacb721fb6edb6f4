import { sessionCalls } from '@platen/contract/accounts/sessions.calls';
import { captchaCookie } from '../../../platform/http/captcha-cookie.ts';
import { done } from '../../../platform/http/done.ts';
import { countCall } from '../../../platform/http/rate-limit.ts';
import { route } from '../../../platform/http/route.ts';
import { signIn, signOut } from './sessions.service.ts';

/** Attempts at one account from one address. */
const attemptLimit = { max: 10, windowS: 60 };

export const sessionRoutes = [
  route(sessionCalls.create, {
    // A failed login must still consume its captcha.
    transaction: false,
    run: (ctx, { body }, reply) =>
      signIn(ctx, body, {
        captchaToken: reply.request.cookies[captchaCookie],
        userAgent: reply.request.headers['user-agent'] ?? '',
        countGuess: (key) => countCall(ctx.db, reply, key, attemptLimit),
      }),
  }),
  route(sessionCalls.delete, {
    run: async (ctx) => {
      await signOut(ctx);
      return done(ctx);
    },
  }),
];
