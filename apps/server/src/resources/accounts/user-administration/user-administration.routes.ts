import { userCalls } from '@platen/contract/accounts/users.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as administration from './user-administration.service.ts';

export const userAdministrationRoutes = [
  route(userCalls.list, { run: (ctx, { list }) => administration.listPeople(ctx, list) }),
  route(userCalls.get, { run: (ctx, { params }) => administration.getPerson(ctx, params.id) }),
  route(userCalls.create, { run: (ctx, { body }) => administration.createPerson(ctx, body) }),
  route(userCalls.invite, {
    limits: [{ by: 'caller', max: 120, windowS: 3600 }],
    transaction: false,
    run: (ctx, { body }) => administration.invitePerson(ctx, body),
  }),
  route(userCalls.update, { run: (ctx, { params, body }) => administration.updatePerson(ctx, params.id, body) }),
  route(userCalls.resetLink, {
    limits: [{ by: 'caller', max: 60, windowS: 3600 }],
    run: (ctx, { params }) => administration.createPersonResetLink(ctx, params.id),
  }),
  route(userCalls.signIn, { run: (ctx, { params }) => administration.getPersonSignIn(ctx, params.id) }),
  route(userCalls.endSessions, {
    run: async (ctx, { params }) => {
      await administration.endPersonSessions(ctx, params.id);
      return done(ctx);
    },
  }),
  route(userCalls.resetFactors, {
    run: async (ctx, { params }) => {
      await administration.resetPersonFactors(ctx, params.id);
      return done(ctx);
    },
  }),
  route(userCalls.freeze, { run: (ctx, { params }) => administration.setPersonFrozen(ctx, params.id, true) }),
  route(userCalls.unfreeze, { run: (ctx, { params }) => administration.setPersonFrozen(ctx, params.id, false) }),
  route(userCalls.setRole, { run: (ctx, { params, body }) => administration.setPersonRole(ctx, params.id, body) }),
  route(userCalls.setPlan, { run: (ctx, { params, body }) => administration.setPersonPlan(ctx, params.id, body) }),
  route(userCalls.grantAdvance, { run: (ctx, { params, body }) => administration.grantAdvance(ctx, params.id, body) }),
];
