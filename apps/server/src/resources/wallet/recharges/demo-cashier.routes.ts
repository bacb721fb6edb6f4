import { apiBasePath } from '@platen/model/constants';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { anyone } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import { getCashierPage, tellOutcome } from './demo-cashier.service.ts';

const params = z.object({ no: z.string().max(40) });
const query = z.object({ token: z.string().max(100) });

/** Only where a demo stands in for a provider; everywhere else these answer 404. */
export const demoCashierRoutes = [
  route({
    method: 'GET',
    path: '/demo_cashier/:no',
    access: anyone,
    summary: 'The demo cashier: a page that stands in for the payment provider',
    params,
    query,
    answer: 'raw',
    run: async (ctx, link, reply) => {
      const { html, policy } = await getCashierPage(ctx, { ...link.params, ...link.query });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .send(html);
    },
  }),
  ...(['pay', 'cancel'] as const).map((act) =>
    route({
      method: 'POST',
      path: `/demo_cashier/:no/${act}`,
      access: anyone,
      summary: `The demo cashier's ${act} button`,
      params,
      query,
      body: 'stream',
      answer: 'raw',
      transaction: false,
      run: async (ctx, link, reply) => {
        const outcome = act === 'pay' ? 'paid' : 'closed';
        await tellOutcome(ctx, { ...link.params, ...link.query }, outcome, selfUrl(reply));
        const { no } = link.params;
        return reply.redirect(`${apiBasePath}/demo_cashier/${no}?token=${link.query.token}`, 303);
      },
    }),
  ),
];

/**
 * Where this request reached this process. The address in the request will not do: behind a proxy or a mapped port it
 * means nothing from in here.
 */
function selfUrl({ request }: FastifyReply): string {
  const { localAddress = '127.0.0.1', localPort } = request.raw.socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
