import { doneSchema, resetLinkSchema } from '@platen/model/accounts/accounts';
import {
  invitedMemberSchema,
  memberInvitationSchema,
  memberSchema,
  membersSchema,
  memberUpdateSchema,
} from '@platen/model/accounts/members';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { anyMember, companyOwner, desks, memberManagers } from '../who.ts';

const account = auditOf('mine');

export const memberCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/mine/members',
    access: sessionOnly(can('members.read')),
    who: anyMember,
    summary: 'List the members of your company, the owner first',
    response: membersSchema,
  },
  invite: {
    method: 'POST',
    path: '/mine/members/invite',
    access: reauthenticated(sessionOnly(can('members.create'))),
    who: memberManagers,
    audit: account.byResponse({ zh: '邀请成员', en: 'Invited a member' }, 'member'),
    sample: { body: { login_name: unique, screen_name: 'New', role: 'buyer' } },
    summary: 'Invite a member: creates the login and a one-time link for choosing its password',
    refuses: ['name_taken', 'members_limit'],
    body: memberInvitationSchema,
    response: invitedMemberSchema,
  },
  update: {
    method: 'PUT',
    path: '/mine/members/:id',
    access: reauthenticated(sessionOnly(can('members.update'))),
    who: memberManagers,
    audit: account.byPath({ zh: '更改成员角色', en: 'Changed the role of a member' }),
    sample: { params: { id: thing('member') }, body: { role: 'viewer' } },
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
    who: memberManagers,
    audit: account.byPath({ zh: '生成成员的密码链接', en: 'Created a password link for a member' }),
    sample: { params: { id: thing('member') } },
    summary: 'Create a one-time link with which a member sets a new password; earlier links stop working',
    refuses: ['own_membership', 'owner_membership', 'frozen_password_reset'],
    params: idParams,
    response: resetLinkSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/mine/members/:id',
    access: reauthenticated(sessionOnly(can('members.destroy'))),
    who: memberManagers,
    audit: account.byPath({ zh: '移除成员', en: 'Removed a member' }),
    sample: { params: { id: thing('member') } },
    summary: 'Remove a member: the sessions end, API keys and orders stay with the company',
    refuses: ['own_membership', 'owner_membership'],
    params: idParams,
    response: doneSchema,
  },
  transfer: {
    method: 'PUT',
    path: '/mine/members/:id/owner',
    access: reauthenticated(sessionOnly(can('members.transfer'))),
    who: companyOwner,
    audit: account.byPath({ zh: '转让公司', en: 'Handed the company over' }),
    // Nobody's: if the owner handed the company over, the requests after it would be a manager's.
    sample: { params: { id: 999_999 }, answers: 404 },
    summary: 'Transfer the ownership of the company to a member; you become a manager',
    refuses: ['own_membership'],
    params: idParams,
    response: membersSchema,
  },
  ofAccount: {
    method: 'GET',
    path: '/users/:id/members',
    access: sessionOnly(can('users.read')),
    who: desks('finance', 'support', 'viewer'),
    sample: { params: { id: thing('customer') } },
    summary: 'List the members of a customer’s company',
    params: idParams,
    response: membersSchema,
  },
});
