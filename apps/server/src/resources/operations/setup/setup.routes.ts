import { setupCalls } from '@platen/contract/operations/setup.calls';
import { ensureDeviceCookie } from '../../../platform/http/device-cookie.ts';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { dismissChecklist, getChecklist, sendTestMail, skipStep } from './checklist.service.ts';
import { completeSetup, getSetupState } from './setup.service.ts';

const hourS = 3600;

export const setupRoutes = [
  route(setupCalls.get, { run: (ctx) => getSetupState(ctx) }),
  route(setupCalls.complete, {
    // A wrong code must be counted although the request fails.
    transaction: false,
    run: (ctx, { body }, reply) => completeSetup(ctx, body, ensureDeviceCookie(reply)),
  }),
  route(setupCalls.checklist, { run: (ctx) => getChecklist(ctx) }),
  route(setupCalls.skipStep, { run: (ctx, { params, body }) => skipStep(ctx, params.step, body.is_skipped) }),
  route(setupCalls.dismissChecklist, { run: (ctx) => dismissChecklist(ctx) }),
  route(setupCalls.sendTestMail, {
    limits: [{ by: 'caller', max: 10, windowS: hourS }],
    transaction: false,
    run: async (ctx, { body }) => {
      await sendTestMail(ctx, body.email);
      return done(ctx);
    },
  }),
];
