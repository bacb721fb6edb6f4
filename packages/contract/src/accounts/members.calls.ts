import { doneSchema, resetLinkSchema } from '@platen/model/accounts/accounts';
import {
  invitedMemberSchema,
  memberInvitationSchema,
  memberSchema,
  membersSchema,
  memberUpdateSchema,
} from '@platen/model/accounts/members';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const memberCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/mine/members',
    access: sessionOnly(can('members.read')),
    summary: 'List the members of your company, the owner first',
    response: membersSchema,
  },
  invite: {
    method: 'POST',
    path: '/mine/members/invite',
    access: reauthenticated(sessionOnly(can('members.create'))),
    summary: 'Invite a member: creates the login and a one-time link for choosing its password',
    refuses: ['name_taken', 'members_limit'],
    body: memberInvitationSchema,
    response: invitedMemberSchema,
  },
  update: {
    method: 'PUT',
    path: '/mine/members/:id',
    access: reauthenticated(sessionOnly(can('members.update'))),
    summary: 'Change the role of a member',
    refuses: ['own_membership', 'owner_membership'],
    params: idParams,
    body: memberUpdateSchema,
    response: memberSchema,
  },
  resetLink: {
    method: 'POST',
    path: '/mine/members/:id/reset_link',
    access: reauthenticated(sessionOnly(can('members.update'))),
    summary: 'Create a one-time link with which a member sets a new password; earlier links stop working',
    refuses: ['own_membership', 'owner_membership', 'frozen_password_reset'],
    params: idParams,
    response: resetLinkSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/mine/members/:id',
    access: reauthenticated(sessionOnly(can('members.destroy'))),
    summary: 'Remove a member: the sessions end, API keys and orders stay with the company',
    refuses: ['own_membership', 'owner_membership'],
    params: idParams,
    response: doneSchema,
  },
  transfer: {
    method: 'PUT',
    path: '/mine/members/:id/owner',
    access: reauthenticated(sessionOnly(can('members.transfer'))),
    summary: 'Transfer the ownership of the company to a member; you become a manager',
    refuses: ['own_membership'],
    params: idParams,
    response: membersSchema,
  },
  ofAccount: {
    method: 'GET',
    path: '/users/:id/members',
    access: sessionOnly(can('users.read')),
    summary: 'List the members of a customer’s company',
    params: idParams,
    response: membersSchema,
  },
});
