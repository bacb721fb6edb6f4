import { pageSchema } from '@platen/model/lists';
import {
  rechargeInputSchema,
  rechargeList,
  rechargeMethodsSchema,
  rechargeRejectionSchema,
  rechargeSchema,
} from '@platen/model/recharges';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const rechargeCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/recharges',
    access: can('recharges.read'),
    summary: 'List recharges',
    list: rechargeList,
    answer: pageSchema(rechargeSchema),
  },
  methods: {
    method: 'GET',
    path: '/recharges/methods',
    access: can('recharges.read'),
    summary: 'The ways to pay that this deployment offers',
    answer: rechargeMethodsSchema,
  },
  get: {
    method: 'GET',
    path: '/recharges/:id',
    access: can('recharges.read'),
    summary: 'One recharge',
    params: idParams,
    answer: rechargeSchema,
  },
  create: {
    method: 'POST',
    path: '/recharges',
    access: can('recharges.create'),
    summary: 'Put money into the wallet: a code to scan (wechat), a page to pay on (alipay), or a transfer (offline)',
    refuses: ['payment_method_unavailable', 'provider_failed'],
    body: rechargeInputSchema,
    answer: rechargeSchema,
  },
  approve: {
    method: 'PUT',
    path: '/recharges/:id/approve',
    access: sessionOnly(can('recharges.approve')),
    summary: 'The transfer of an offline recharge has arrived: its money goes into the wallet',
    refuses: ['recharge_settled', 'recharge_online'],
    params: idParams,
    answer: rechargeSchema,
  },
  reject: {
    method: 'PUT',
    path: '/recharges/:id/reject',
    access: sessionOnly(can('recharges.reject')),
    summary: 'Refuse an offline recharge, with a reason',
    refuses: ['recharge_settled', 'recharge_online'],
    params: idParams,
    body: rechargeRejectionSchema,
    answer: rechargeSchema,
  },
});
