import { sessionCalls } from '@platen/contract/accounts/sessions.calls';
import type { FastifyReply } from 'fastify';
import { captchaCookie } from '../../../platform/http/captcha-cookie.ts';
import { ensureDeviceCookie } from '../../../platform/http/device-cookie.ts';
import { done } from '../../../platform/http/done.ts';
import { readHostCookie } from '../../../platform/http/host-cookies.ts';
import { route } from '../../../platform/http/route.ts';
import * as signIn from './sign-in.service.ts';

const optionsLimit = { by: 'address', max: 60, windowS: 60 } as const;

function visitorOf(reply: FastifyReply): signIn.Visitor {
  return { captchaToken: readHostCookie(reply.request, captchaCookie), deviceToken: ensureDeviceCookie(reply) };
}

/** Without a transaction: a failed attempt must still be counted, and must consume its captcha. */
export const signInRoutes = [
  route(sessionCalls.create, {
    transaction: false,
    run: (ctx, { body }, reply) => signIn.signIn(ctx, body, visitorOf(reply)),
  }),
  route(sessionCalls.secondFactor, {
    transaction: false,
    run: (ctx, { body }, reply) => signIn.completeSignIn(ctx, body, visitorOf(reply)),
  }),
  route(sessionCalls.passkeyOptions, {
    limits: [optionsLimit],
    run: (ctx, { body }) => signIn.createSignInOptions(ctx, body),
  }),
  route(sessionCalls.createByPasskey, {
    limits: [optionsLimit],
    transaction: false,
    run: (ctx, { body }, reply) => signIn.signInByPasskey(ctx, body, visitorOf(reply)),
  }),
  route(sessionCalls.reauthenticationOptions, {
    limits: [optionsLimit],
    run: (ctx) => signIn.createReauthenticationOptions(ctx),
  }),
  route(sessionCalls.reauthenticate, {
    limits: [{ by: 'caller', max: 10, windowS: 600 }],
    run: async (ctx, { body }) => {
      await signIn.reauthenticate(ctx, body);
      return done(ctx);
    },
  }),
];
