import { pageSchema } from '@platen/model/lists/lists';
import {
  approvalList,
  approvalRejectionSchema,
  approvalSchema,
  approvalSettingsSchema,
  approvalSettingsUpdateSchema,
} from '@platen/model/wallet/approvals';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { admins, desks } from '../who.ts';

const approval = auditOf('approvals', 'GET /approvals/:id');
const settings = auditOf('approval_settings', 'GET /approval_settings');

export const approvalCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/approvals',
    access: sessionOnly(can('approvals.read')),
    who: desks('finance', 'viewer'),
    summary: 'List approvals',
    list: approvalList,
    response: pageSchema(approvalSchema),
  },
  get: {
    method: 'GET',
    path: '/approvals/:id',
    access: sessionOnly(can('approvals.read')),
    who: desks('finance', 'viewer'),
    sample: { params: { id: thing('approval') } },
    summary: 'Get an approval',
    params: idParams,
    response: approvalSchema,
  },
  approve: {
    method: 'PUT',
    path: '/approvals/:id/approve',
    access: reauthenticated(sessionOnly(can('approvals.decide'))),
    who: desks('finance'),
    audit: approval.byPath({ zh: '复核通过', en: 'Gave a second approval' }),
    sample: { params: { id: thing('approval') } },
    summary: 'Approve a request of another person; the money moves immediately',
    description:
      'A person who was created, invited, reset or given a role in the last 30 days by the requester, or by somebody to whom ' +
      'the requester did so, cannot approve it; `approvable_from` says when.',
    refuses: [
      'approval_settled',
      'approval_own',
      'approval_dependent',
      'approval_requester_lost',
      'recharge_settled',
      'advance_below_debt',
      'order_state_refused',
      'order_partly_sent',
    ],
    params: idParams,
    response: approvalSchema,
  },
  reject: {
    method: 'PUT',
    path: '/approvals/:id/reject',
    access: sessionOnly(can('approvals.decide')),
    who: desks('finance'),
    audit: approval.byPath({ zh: '复核驳回', en: 'Refused a second approval' }),
    withoutReauthentication: 'moves_nothing',
    sample: { params: { id: thing('approval') }, body: { decision_reason: 'x' } },
    summary: 'Reject a request of another person, with a reason; no money moves, and it can be requested again',
    refuses: ['approval_settled', 'approval_own'],
    params: idParams,
    body: approvalRejectionSchema,
    response: approvalSchema,
  },
  withdraw: {
    method: 'PUT',
    path: '/approvals/:id/withdraw',
    access: sessionOnly(can('approvals.read')),
    who: desks('finance', 'viewer'),
    audit: approval.byPath({ zh: '撤回待复核的申请', en: 'Withdrew a request for a second approval' }),
    withoutReauthentication: 'moves_nothing',
    // Only whoever has asked for it.
    sample: { params: { id: thing('approval') }, answers: 403 },
    summary: 'Withdraw your own request',
    refuses: ['approval_settled', 'approval_of_other'],
    params: idParams,
    response: approvalSchema,
  },
  getSettings: {
    method: 'GET',
    path: '/approval_settings',
    access: sessionOnly(can('approvals.read')),
    who: desks('finance', 'viewer'),
    summary: 'Get the amounts above which a second person has to approve',
    response: approvalSettingsSchema,
  },
  updateSettings: {
    method: 'PUT',
    path: '/approval_settings',
    access: reauthenticated(sessionOnly(can('approval_settings.update'))),
    who: admins,
    audit: settings.withoutId({ zh: '修改双人复核金额', en: 'Changed the amounts for second approvals' }),
    sample: { body: { recharge_amount: null, advance_amount: null } },
    summary: 'Set the amounts above which a second person has to approve; null: never',
    description:
      'Each amount is for one kind. It is compared with what a person moves, together with what the same person moved alone, or the ' +
      'same customer got, in the 24 hours before.',
    body: approvalSettingsUpdateSchema,
    response: approvalSettingsSchema,
  },
});
