import { pageSchema } from '@platen/model/lists/lists';
import {
  rechargeInputSchema,
  rechargeList,
  rechargeMethodsSchema,
  rechargeRejectionSchema,
  rechargeSchema,
} from '@platen/model/wallet/recharges';
import { can, reauthenticated, sessionOnly, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { anyMember, both, desks, memberManagers } from '../who.ts';

const recharge = auditOf('recharges', 'GET /recharges/:id');

export const rechargeCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/recharges',
    access: withScope(can('recharges.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    summary: 'List recharges',
    list: rechargeList,
    response: pageSchema(rechargeSchema),
  },
  methods: {
    method: 'GET',
    path: '/recharges/methods',
    access: withScope(can('recharges.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    summary: 'List the available payment methods',
    response: rechargeMethodsSchema,
  },
  get: {
    method: 'GET',
    path: '/recharges/:id',
    access: withScope(can('recharges.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    sample: { params: { id: thing('recharge') } },
    summary: 'Get a recharge',
    params: idParams,
    response: rechargeSchema,
  },
  create: {
    method: 'POST',
    path: '/recharges',
    access: withScope(can('recharges.create'), 'orders_write'),
    who: memberManagers,
    audit: recharge.byResponse({ zh: '发起充值', en: 'Requested a recharge' }),
    withoutReauthentication: 'moves_nothing',
    sample: { body: { amount: 10, payment_method: 'offline' } },
    summary: 'Recharge the wallet: a code to scan (wechat), a payment page (alipay) or a bank transfer (offline)',
    refuses: ['payment_method_unavailable', 'provider_failed'],
    body: rechargeInputSchema,
    response: rechargeSchema,
  },
  checkPayment: {
    method: 'PUT',
    path: '/recharges/:id/check_payment',
    access: withScope(can('recharges.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    audit: recharge.byPath({ zh: '查询支付结果', en: 'Checked a payment' }),
    withoutReauthentication: 'moves_nothing',
    // Of a bank transfer.
    sample: { params: { id: thing('recharge') }, answers: 409 },
    summary:
      'Ask the payment provider whether an online recharge was paid; if it was, its amount is added to the wallet',
    refuses: ['recharge_offline', 'payment_method_unavailable', 'payment_mismatch', 'provider_failed'],
    params: idParams,
    response: rechargeSchema,
  },
  approve: {
    method: 'PUT',
    path: '/recharges/:id/approve',
    access: reauthenticated(sessionOnly(can('recharges.approve'))),
    who: desks('finance'),
    audit: recharge.byPath({ zh: '通过充值', en: 'Approved a recharge' }),
    sample: { params: { id: thing('recharge') } },
    summary: 'Approve an offline recharge; its amount is added to the wallet, or waits for a second person',
    refuses: ['recharge_settled', 'recharge_online', 'approval_waiting'],
    params: idParams,
    response: rechargeSchema,
  },
  reject: {
    method: 'PUT',
    path: '/recharges/:id/reject',
    access: sessionOnly(can('recharges.reject')),
    who: desks('finance'),
    audit: recharge.byPath({ zh: '驳回充值', en: 'Rejected a recharge' }),
    withoutReauthentication: 'moves_nothing',
    sample: { params: { id: thing('recharge') }, body: { rejected_reason: 'x' } },
    summary: 'Reject an offline recharge, with a reason',
    refuses: ['recharge_settled', 'recharge_online', 'approval_waiting'],
    params: idParams,
    body: rechargeRejectionSchema,
    response: rechargeSchema,
  },
});
