import { userCalls } from '@platen/contract/accounts/users.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as people from './people.service.ts';

export const peopleRoutes = [
  route(userCalls.list, { run: (ctx, { list }) => people.listPeople(ctx, list) }),
  route(userCalls.get, { run: (ctx, { params }) => people.getPerson(ctx, params.id) }),
  route(userCalls.create, { run: (ctx, { body }) => people.createPerson(ctx, body) }),
  route(userCalls.invite, {
    limits: [{ by: 'caller', max: 120, windowS: 3600 }],
    transaction: false,
    run: (ctx, { body }) => people.invitePerson(ctx, body),
  }),
  route(userCalls.update, { run: (ctx, { params, body }) => people.updatePerson(ctx, params.id, body) }),
  route(userCalls.resetLink, {
    limits: [{ by: 'caller', max: 60, windowS: 3600 }],
    run: (ctx, { params }) => people.createPersonResetLink(ctx, params.id),
  }),
  route(userCalls.signIn, { run: (ctx, { params }) => people.getPersonSignIn(ctx, params.id) }),
  route(userCalls.endSessions, {
    run: async (ctx, { params }) => {
      await people.endPersonSessions(ctx, params.id);
      return done(ctx);
    },
  }),
  route(userCalls.resetFactors, {
    run: async (ctx, { params }) => {
      await people.resetPersonFactors(ctx, params.id);
      return done(ctx);
    },
  }),
  route(userCalls.freeze, { run: (ctx, { params }) => people.setPersonFrozen(ctx, params.id, true) }),
  route(userCalls.unfreeze, { run: (ctx, { params }) => people.setPersonFrozen(ctx, params.id, false) }),
  route(userCalls.setRole, { run: (ctx, { params, body }) => people.setPersonRole(ctx, params.id, body) }),
  route(userCalls.setPlan, { run: (ctx, { params, body }) => people.setPersonPlan(ctx, params.id, body) }),
  route(userCalls.grantAdvance, { run: (ctx, { params, body }) => people.grantAdvance(ctx, params.id, body) }),
];
