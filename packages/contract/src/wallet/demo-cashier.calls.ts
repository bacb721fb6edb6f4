import { z } from 'zod';
import { anyone } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';

const cashier = auditOf('demo_cashier');

const params = z.object({ no: z.string().max(40) });
const query = z.object({ token: z.string().max(100) });

/** Only where a demo stands in for a provider; everywhere else these answer 404. */
export const demoCashierCalls = defineCalls({
  page: {
    method: 'GET',
    path: '/demo_cashier/:no',
    access: anyone,
    // There is no demo cashier without a demo.
    sample: { params: { no: 'RC1' }, query: { token: 'x' }, answers: 404 },
    summary: 'Show the demo cashier, a page that simulates the payment provider',
    params,
    query,
    response: 'raw',
  },
  pay: {
    method: 'POST',
    path: '/demo_cashier/:no/pay',
    access: anyone,
    audit: cashier.withoutId({ zh: '演示收银台支付', en: 'Paid at the demo cashier' }),
    withoutReauthentication: 'provider',
    sample: { params: { no: 'RC1' }, query: { token: 'x' }, answers: 404 },
    summary: "The demo cashier's pay button",
    params,
    query,
    body: 'stream',
    response: 'raw',
  },
  cancel: {
    method: 'POST',
    path: '/demo_cashier/:no/cancel',
    access: anyone,
    audit: cashier.withoutId({ zh: '演示收银台取消', en: 'Canceled at the demo cashier' }),
    withoutReauthentication: 'provider',
    sample: { params: { no: 'RC1' }, query: { token: 'x' }, answers: 404 },
    summary: "The demo cashier's cancel button",
    params,
    query,
    body: 'stream',
    response: 'raw',
  },
});
