import { memberCalls } from '@platen/contract/accounts/members.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as members from './members.service.ts';

export const memberRoutes = [
  route(memberCalls.list, { run: (ctx) => members.listMembers(ctx) }),
  route(memberCalls.invite, {
    limits: [{ by: 'caller', max: 120, windowS: 3600 }],
    transaction: false,
    run: (ctx, { body }) => members.inviteMember(ctx, body),
  }),
  route(memberCalls.update, { run: (ctx, { params, body }) => members.updateMember(ctx, params.id, body) }),
  route(memberCalls.resetLink, {
    limits: [{ by: 'caller', max: 60, windowS: 3600 }],
    run: (ctx, { params }) => members.createMemberResetLink(ctx, params.id),
  }),
  route(memberCalls.remove, {
    run: async (ctx, { params }) => {
      await members.removeMember(ctx, params.id);
      return done(ctx);
    },
  }),
  route(memberCalls.transfer, { run: (ctx, { params }) => members.transferOwnership(ctx, params.id) }),
  route(memberCalls.ofAccount, { run: (ctx, { params }) => members.listMembersOf(ctx, params.id) }),
];
