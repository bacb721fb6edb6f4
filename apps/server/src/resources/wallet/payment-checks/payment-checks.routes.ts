import { rechargeCalls } from '@platen/contract/wallet/recharges.calls';
import { route } from '../../../platform/http/route.ts';
import { checkPayment } from './payment-checks.service.ts';

/** Each check is a request to the provider. */
const checksPerMinute = 20;

export const paymentCheckRoutes = [
  // Without a transaction: a connection must not wait for the provider, and a mismatch stays on record.
  route(rechargeCalls.checkPayment, {
    transaction: false,
    limits: [{ by: 'caller', max: checksPerMinute, windowS: 60 }],
    run: (ctx, { params }) => checkPayment(ctx, params.id),
  }),
];
