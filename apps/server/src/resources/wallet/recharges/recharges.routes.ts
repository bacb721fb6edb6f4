import { pageSchema } from '@platen/model/lists';
import {
  rechargeInputSchema,
  rechargeList,
  rechargeMethodsSchema,
  rechargeRejectionSchema,
  rechargeSchema,
} from '@platen/model/recharges';
import { can } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './recharges.service.ts';
import { approveRecharge, rejectRecharge } from './settlement.service.ts';

/** Each online recharge opens a payment at the provider, and waits for its answer. */
const rechargesPerMinute = 60;

export const rechargeRoutes = [
  route({
    method: 'GET',
    path: '/recharges',
    access: can('recharges.read'),
    summary: 'List recharges',
    list: rechargeList,
    answer: pageSchema(rechargeSchema),
    run: (ctx, { list }) => service.listRecharges(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/recharges/methods',
    access: can('recharges.read'),
    summary: 'The ways to pay that this deployment offers',
    answer: rechargeMethodsSchema,
    run: async (ctx) => service.listRechargeMethods(ctx),
  }),
  route({
    method: 'GET',
    path: '/recharges/:id',
    access: can('recharges.read'),
    summary: 'One recharge',
    params: idParams,
    answer: rechargeSchema,
    run: (ctx, { params }) => service.getRecharge(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/recharges',
    access: can('recharges.create'),
    summary: 'Put money into the wallet: a code to scan (wechat), a page to pay on (alipay), or a transfer (offline)',
    body: rechargeInputSchema,
    answer: rechargeSchema,
    limits: [{ by: 'address', max: rechargesPerMinute, windowS: 60 }],
    run: (ctx, { body }) => service.createRecharge(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/recharges/:id/approve',
    access: can('recharges.approve'),
    summary: 'The transfer of an offline recharge has arrived: its money goes into the wallet',
    params: idParams,
    answer: rechargeSchema,
    run: (ctx, { params }) => approveRecharge(ctx, params.id),
  }),
  route({
    method: 'PUT',
    path: '/recharges/:id/reject',
    access: can('recharges.reject'),
    summary: 'Refuse an offline recharge, with a reason',
    params: idParams,
    body: rechargeRejectionSchema,
    answer: rechargeSchema,
    run: (ctx, { params, body }) => rejectRecharge(ctx, params.id, body.rejected_reason),
  }),
];
