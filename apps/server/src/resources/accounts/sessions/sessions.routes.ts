import { sessionCalls } from '@platen/contract/accounts/sessions.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, signOut } from './sessions.service.ts';

export const sessionRoutes = [
  route(sessionCalls.delete, {
    run: async (ctx) => {
      await signOut(ctx);
      return done(ctx);
    },
  }),
  route(sessionCalls.listOwn, { run: (ctx) => listOwnSessions(ctx) }),
  route(sessionCalls.deleteOwn, {
    run: async (ctx, { params }) => {
      await endOwnSession(ctx, params.id);
      return done(ctx);
    },
  }),
  route(sessionCalls.deleteOthers, {
    run: async (ctx) => {
      await endOtherSessions(ctx);
      return done(ctx);
    },
  }),
];
