import { rechargeCalls } from '@platen/contract/wallet/recharges.calls';
import { route } from '../../../platform/http/route.ts';
import { approveRecharge, rejectRecharge } from './recharge-credits.service.ts';
import * as service from './recharges.service.ts';

/** Each online recharge creates a payment at the provider and waits for its response. */
const rechargesPerMinute = 60;

export const rechargeRoutes = [
  route(rechargeCalls.list, { run: (ctx, { list }) => service.listRecharges(ctx, list) }),
  route(rechargeCalls.methods, { run: async (ctx) => service.listRechargeMethods(ctx) }),
  route(rechargeCalls.get, { run: (ctx, { params }) => service.getRecharge(ctx, params.id) }),
  route(rechargeCalls.create, {
    limits: [{ by: 'address', max: rechargesPerMinute, windowS: 60 }],
    run: (ctx, { body }) => service.createRecharge(ctx, body),
  }),
  route(rechargeCalls.approve, { run: (ctx, { params }) => approveRecharge(ctx, params.id) }),
  route(rechargeCalls.reject, {
    run: (ctx, { params, body }) => rejectRecharge(ctx, params.id, body.rejected_reason),
  }),
];
